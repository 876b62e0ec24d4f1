import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE_FOLDER } from '../src/core/package/package-folder.ts';

/** How long a machine that is busy may take to record all examples. */
export const RECORDING_MS = 240_000;

/** Records the examples of the API's document where the contract or the calls changed since the last time. */
export async function recordExamplesIfChanged(): Promise<void> {
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['build/generated/command.mjs', '--api-examples'], {
    cwd: path.resolve(PACKAGE_FOLDER, '..'),
    env,
  });
}
