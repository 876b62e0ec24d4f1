import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cloneOf, edit } from './team-clone.ts';

export interface Release {
  readonly siteDir: string;
  readonly packageName: string;
  readonly version: string;
  readonly change: Change;
  /** What the team's tree has ahead of the site besides. */
  readonly further?: readonly Change[];
}

/** A file, relative to the package's folder, in which `from` becomes `to`. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Does what a team does in its own clone: change a text, raise the version, build, publish. */
export async function release({ siteDir, packageName, version, change, further = [] }: Release): Promise<void> {
  const { folder: clone, remove } = cloneOf(packageName);
  try {
    for (const { file, from, to } of [change, ...further]) edit(path.join(clone, packageName, file), from, to);
    edit(path.join(clone, packageName, 'package.json'), '"version": "1.0.0"', `"version": "${version}"`);
    const run = (cwd: string, ...command: string[]) => promisify(execFile)(process.execPath, command, { cwd });
    const webpack = path.join('node_modules', 'webpack', 'bin', 'webpack.js');
    await run(path.join(clone, packageName), webpack, '--config', 'webpack.config.mjs', '--mode', 'production');
    await run(clone, '--import', 'tsx', 'scripts/site/publish.ts', '--site', siteDir, packageName);
  } finally {
    remove();
  }
}
