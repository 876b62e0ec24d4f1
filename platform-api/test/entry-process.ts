import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ENTRIES } from '../entries.mjs';
import { PACKAGE_FOLDER } from '../src/core/package/package-folder.ts';
import type { TestStorePlace } from './store/test-store.ts';

export interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

/** The settings that lead a process to a test's store. */
export function storeSettings({ options }: TestStorePlace): Readonly<Record<string, string>> {
  const { databaseUrl, dataDir } = options;
  return databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
}

export type Entry = keyof typeof ENTRIES;

/**
 * Runs a program of the package as a separate process: as built where a whole run of the tests built it, which starts in
 * half the processor time, else from its sources.
 */
export function runEntry(entry: Entry, env: Readonly<Record<string, string>>, args: readonly string[] = []): Run {
  const built = process.env['TEST_SERVER_BUILD'];
  const program =
    built === undefined
      ? ['--import', 'tsx', path.join(PACKAGE_FOLDER, ENTRIES[entry])]
      : [path.join(built, `${entry}.js`)];
  return runProgram([...program, ...args], env);
}

/** Runs Node as a process of its own, with nothing else in its environment. */
export function runProgram(args: readonly string[], env: Readonly<Record<string, string>>): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: PACKAGE_FOLDER,
    env: { PATH, HOME, ...env },
    // Through this channel a server detects that the process that started it is gone, and exits too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output, exited: new Promise((resolve) => child.once('exit', resolve)) };
}
