import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';

/** What a team needs of the repository to build and ship its remote. */
const NEEDED = [
  'build',
  'shared-contracts',
  'shared-ui',
  'languages',
  'scripts',
  'package.json',
  'pnpm-workspace.yaml',
];
const NOT_COPIED = new Set(['dist', '.cache', 'test-results']);

export interface Release {
  readonly siteDir: string;
  readonly room: string;
  readonly version: string;
  readonly change: Change;
  /** What the team's tree has ahead of the site besides. */
  readonly further?: readonly Change[];
}

/** File, from the room's folder, whose `from` becomes `to`. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Does what a team does in its own clone: change a text, raise the version, build, publish. */
export async function release({ siteDir, room, version, change, further = [] }: Release): Promise<void> {
  const clone = mkdtempSync(path.join(tmpdir(), 'specbuilder-clone-'));
  try {
    for (const name of [...NEEDED, room]) {
      cpSync(path.join(WORKSPACE, name), path.join(clone, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !NOT_COPIED.has(path.basename(source)),
      });
    }
    symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(clone, 'node_modules'));
    for (const { file, from, to } of [change, ...further]) edit(path.join(clone, room, file), from, to);
    edit(path.join(clone, room, 'package.json'), '"version": "1.0.0"', `"version": "${version}"`);
    const run = (cwd: string, ...command: string[]) => promisify(execFile)(process.execPath, command, { cwd });
    const webpack = path.join('node_modules', 'webpack', 'bin', 'webpack.js');
    await run(path.join(clone, room), webpack, '--config', 'webpack.config.mjs', '--mode', 'production');
    await run(clone, '--import', 'tsx', 'scripts/site/publish.ts', '--site', siteDir, room);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, before.replace(from, to));
}
