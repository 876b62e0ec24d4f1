import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailed, main, runOrFail } from '../workspace/command.mjs';
import { layOutBuild } from './build-package.ts';
import { layOutCreator } from './creator-package.ts';
import { layOutLibrary } from './library-package.ts';

/** Each lays out one package in the folder that it is given. */
const PACKAGES: Readonly<Record<string, (folder: string) => Promise<void> | void>> = {
  'shared-contracts': (folder) => layOutLibrary('shared-contracts', folder),
  'duty-reader': (folder) => layOutLibrary('duty-reader', folder),
  'shared-ui': (folder) => layOutLibrary('shared-ui', folder),
  build: layOutBuild,
  'create-remote': layOutCreator,
};

/** Lays out the packages of the kit as folders and packs each; `npm publish <folder>` takes either. */
await main(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new CommandFailed('npm run pack:kit -- --to <folder>', 1);
  const target = path.resolve(process.env['INIT_CWD'] ?? '.', values.to);
  for (const [name, layOut] of Object.entries(PACKAGES)) {
    const folder = path.join(target, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await layOut(folder);
    await runOrFail('npm', ['pack', '--silent', '--pack-destination', target], { cwd: folder });
  }
});
