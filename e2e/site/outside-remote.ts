import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PNPM } from '../../scripts/workspace/install.mjs';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';

/** What a team writes for a start: words, a button of the kit, a call of the API and a link to another area. */
const WORDS = { title: 'Spare Parts', show: 'Show products', start: 'Start page' };
const HOME_PAGE = `import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen, ScreenLink } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { HOME_MESSAGES } from '../messages/home.generated.ts';

export function HomePage() {
  const { apiQueries } = usePlatform();
  const [isRequested, setRequested] = useState(false);
  const categories = useQuery({ ...apiQueries.catalog.topCategories.queryOptions(), enabled: isRequested });
  return (
    <Screen state="app.parts.home">
      <h1>{HOME_MESSAGES.title}</h1>
      <Button onClick={() => setRequested(true)}>{HOME_MESSAGES.show}</Button>
      <ul>{categories.data?.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
      <ScreenLink state="app.home.start">{HOME_MESSAGES.start}</ScreenLink>
    </Screen>
  );
}
`;

/** A remote in a folder of its own that knows this repository by the packages of the kit alone. */
export interface OutsideRemote {
  /** Runs a script of its package.json and returns its output. */
  run(script: string, args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  write(file: string, text: string): void;
  read(file: string): string;
  remove(): void;
}

/** Packs the kit, makes a remote with it and installs what it depends on, as a team elsewhere does. */
export async function makeOutsideRemote(name: string): Promise<OutsideRemote> {
  const home = mkdtempSync(path.join(tmpdir(), 'specbuilder-outside-'));
  const kit = path.join(home, 'kit');
  const folder = path.join(home, name);
  const env = { ...process.env, pnpm_config_store_dir: storeOfWorkspace() };
  const run = promisify(execFile);
  await run(process.execPath, ['scripts/pack-kit.mjs', '--to', kit], { cwd: WORKSPACE });
  const creator = path.join(kit, 'create-remote', 'create.mjs');
  await run(process.execPath, [creator, name, '--title', WORDS.title, '--kit', kit], { cwd: home });
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  for (const language of ['en', 'es']) write(`languages/${language}/${name}.json`, JSON.stringify({ home: WORDS }));
  write('src/home/home-page.tsx', HOME_PAGE);
  await run('npx', ['--yes', PNPM, 'install', '--prefer-offline'], { cwd: folder, env });
  return {
    run: async (script, args = [], further = {}) =>
      (await run('npm', ['run', script, '--', ...args], { cwd: folder, env: { ...env, ...further } })).stdout,
    write,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Packages come from where those of the workspace came from, also when the folder lies on another disk. */
function storeOfWorkspace(): string {
  const { storeDir } = JSON.parse(readFileSync(path.join(WORKSPACE, 'node_modules', '.modules.yaml'), 'utf8'));
  return storeDir;
}
