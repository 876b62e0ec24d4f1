import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_FOLDER } from '../package/package-folder.ts';
import { readConfig, SETTING_NAMES } from './config.ts';
import { DEFAULT_RATES } from './settings/rate-settings.ts';

const read = (file: string) => readFileSync(path.resolve(PACKAGE_FOLDER, '..', file), 'utf8');

/** Settings that cannot be set when starting the containers, and why. */
const DECIDED_BY_THE_FILE: Readonly<Record<string, string>> = {
  HOST: 'nginx reaches the server over the network of the containers',
  PORT: 'nginx knows one port; WEB_PORT is the one that people reach',
  DATABASE_URL: 'the database is a container of the same file',
  TRUSTED_PROXIES: 'only nginx is in front of the server, and it names one client whatever the request says',
};
const NOT_FOR_CONTAINERS: Readonly<Record<string, string>> = {
  DATA_DIR: 'everything lies in PostgreSQL',
  SITE_DIR: 'the folder of the site is a volume at a fixed place',
  DEVELOPMENT_REMOTES: 'rejected outside of local and development, which a server in a container is not',
  SPECBUILDER_BANNER: 'greets the user who started the server in a terminal',
};

describe('Each setting of the server', () => {
  const environment = /\n {2}platform:\n(.*?)\n {4}depends_on:/s.exec(read('docker-compose.yml'))?.[1] ?? '';
  const lines = [...environment.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => ({ name, value }));

  it('is passed on by docker-compose.yml under its name, or is listed here with the reason', () => {
    const passed = lines.filter(({ name, value }) => value.startsWith(`\${${name}:-`)).map(({ name }) => name);
    const excepted = [...Object.keys(DECIDED_BY_THE_FILE), ...Object.keys(NOT_FOR_CONTAINERS)];
    expect(SETTING_NAMES.filter((name) => !passed.includes(name)).sort()).toEqual(excepted.sort());
  });

  it('that docker-compose.yml decides has a value there', () => {
    const decided = lines.filter(({ name }) => name in DECIDED_BY_THE_FILE).map(({ name }) => name);
    expect(decided.sort()).toEqual(Object.keys(DECIDED_BY_THE_FILE).sort());
  });

  it('counts as not given where it is empty, as docker-compose.yml passes it on', () => {
    expect(readConfig(Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('has a line in a table of docs/operations.md, or of docs/sign-in.md where it is a provider’s', () => {
    const rows = [...read('docs/operations.md').split('\n'), ...read('docs/sign-in.md').split('\n')].filter((line) =>
      line.startsWith('|'),
    );
    expect(SETTING_NAMES.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
  });
});

describe('The default budgets of calls', () => {
  it('are listed in docs/operations.md, each with its class', () => {
    const operations = read('docs/operations.md');
    for (const [name, calls] of Object.entries(DEFAULT_RATES)) {
      expect(operations).toMatch(new RegExp(`^\\| \`${name}\` +\\| ${calls} `, 'm'));
    }
  });
});
