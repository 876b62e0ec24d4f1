import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';

/** Build output, and files that are not needed to work with the sources. */
const NOT_COPIED = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.git',
  '.data',
  '.site',
  'coverage',
  'test-results',
  'docs',
]);

/** A clone of the repository that a test may modify. */
export interface WorkspaceCopy {
  at(file: string): string;
  /** Runs a program in a folder of it and returns its output. */
  run(folder: string, program: string, ...args: string[]): Promise<string>;
  remove(): void;
}

export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-workspace-'));
  cpSync(WORKSPACE, folder, { recursive: true, filter: (source) => !NOT_COPIED.has(path.basename(source)) });
  // Packages come from where those of the workspace came from, also when the copy lies on another disk.
  const { storeDir } = JSON.parse(readFileSync(path.join(WORKSPACE, 'node_modules', '.modules.yaml'), 'utf8'));
  const env = { ...process.env, pnpm_config_store_dir: storeDir };
  const at = (file: string) => path.join(folder, file);
  return {
    at,
    run: async (packageName, program, ...args) =>
      (await promisify(execFile)(program, args, { cwd: at(packageName), env })).stdout,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
