import { spawn } from 'node:child_process';
import { WORKSPACE } from './paths.mjs';

const running = new Set();
// What was started for this process ends with it.
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Runs a command to its end with its output on ours.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, signal?: AbortSignal }} [options] quiet keeps
 *   output for a failure, the signal ends the command
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = WORKSPACE, env = {}, quiet = false, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      signal,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => {
      if (signal?.aborted !== true) reject(error);
    });
    child.on('exit', (code, killedBy) => resolve({ code: code ?? (killedBy ? 130 : 1), output }));
  });
}

/** Runs a command that must succeed; its output is shown when it did not. */
export async function runOrFail(command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  if (options.quiet) process.stderr.write(output);
  throw new CommandFailed(`${command} ${args.join(' ')} ended with ${code}`, code);
}

export class CommandFailed extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** Ends a script with one sentence instead of a stack when something foreseeable went wrong. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof CommandFailed && error.code > 0 ? error.code : 1;
  }
}

/** Works through a list with at most `limit` items in parallel. */
export async function inParallel(items, limit, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
