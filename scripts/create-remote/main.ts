import { parseArgs } from 'node:util';
import { CommandFailed, main, runOrFail } from '../workspace/command.mjs';
import { PNPM } from '../workspace/install.mjs';
import { program } from '../workspace/packages.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { filesOfRemote } from './files-of-remote.ts';
import { type NewRemote, newRemote } from './new-remote.ts';
import { writeAllOrNothing } from './undoable.ts';

const USAGE = 'npm run create:remote -- mf-<name> [--title "<title>"] [--path /<path>]';
/** What installing changes outside the package; generated files follow their sources automatically. */
const TOUCHED = ['pnpm-lock.yaml'];

/** Makes a remote that is built, published, tested and linted like every other, or nothing at all. */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { title: { type: 'string' }, path: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length !== 1) throw new CommandFailed(USAGE, 1);
  const remote = newRemote(WORKSPACE, { ...values, name: positionals[0] });
  const files = filesOfRemote(WORKSPACE, remote);
  await writeAllOrNothing(WORKSPACE, files, { touched: TOUCHED, folder: remote.name }, async () => {
    const made = [...files.keys()];
    await runOrFail(program('biome'), ['check', '--write', '--error-on-warnings', ...made], { quiet: true });
    await runOrFail('npx', ['--yes', PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline'], { quiet: true });
    await runOrFail(process.execPath, ['build/generated/command.mjs'], { quiet: true });
  });
  process.stdout.write(whatNext(remote));
});

function whatNext({ name, title, path }: NewRemote): string {
  const steps = [
    ['npm start', 'shows it in the navigation'],
    [`npm run dev -- --only ${name}`, 'rebuilds it on change'],
    [`${name}/remote.json`, 'its screens, panels and entries of the navigation'],
    [`languages/<code>/${name}.json`, 'its words; names.json beside it has its title, still in English'],
  ] as const;
  const width = Math.max(...steps.map(([what]) => what.length));
  const lines = steps.map(([what, says]) => `  ${what.padEnd(width)}  ${says}\n`);
  return `Made ${name}, which says '${title}' at ${path}.\n${lines.join('')}`;
}
