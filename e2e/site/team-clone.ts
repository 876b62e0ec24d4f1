import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';

/** The parts of the repository that a team needs to build and ship its packages. */
const NEEDED = [
  'build',
  'shared-contracts',
  'shared-ui',
  // Fields of the kit read units with it.
  'duty-reader',
  'languages',
  'scripts',
  'package.json',
  'pnpm-workspace.yaml',
  // What is generated comes along, so that only what a test changes is generated again.
  '.cache/generated.json',
];
const NOT_COPIED = new Set(['dist', '.cache', 'test-results']);

export interface TeamClone {
  readonly folder: string;
  remove(): void;
}

/** A team's own clone of the repository, with only its packages. */
export function cloneOf(...packages: readonly string[]): TeamClone {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-clone-'));
  for (const name of [...NEEDED, ...packages]) {
    cpSync(path.join(WORKSPACE, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !NOT_COPIED.has(path.basename(source)),
    });
  }
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function edit(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, before.replace(from, to));
}
