import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { CommandFailed } from './command.mjs';
import { DATA_DIR, SITE_DIR, WORKSPACE } from './paths.mjs';

export const SERVER_ENTRY = path.join(WORKSPACE, 'platform-api', 'dist', 'server.js');

/**
 * One sizing makes and drops some megabytes of candidates. The default young generation of 16 MB is emptied in the
 * middle of it. With 32 MB a selection over 3,000 sizes took 10.9 instead of 15.7 ms, with 64 MB one over 30,000 sizes
 * 67 instead of 95 ms of processor time (docs/benchmarks.md). It has that size from the start: p95 of the
 * first selections over 3,000 sizes was 11.4 ms while it grew, and 8.5 ms without.
 *
 * Nothing that a call makes lives longer than the call. V8 takes kinds of objects that were alive in a few collections for
 * ones that live long and makes them in the old generation, where they hold what they point to until all of it is
 * collected: of ten selections of whole rows over 3,000 sizes that were over, 15 MB stayed, each collection took 5 to 14 ms
 * instead of 0.2 to 0.8, and p95 of a process that selected for a while was 15 ms instead of 8 (Node 24, 2026-11-27).
 * Which kinds V8 picks differs by release and by chance.
 */
export const SERVER_NODE_ARGUMENTS = [
  '--enable-source-maps',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
];

/** Reports that the port is in use immediately, before minutes of installing and building. */
export function checkPort(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new CommandFailed(`Port ${port} is in use. Choose another one with PORT=8081 npm start.`, 1)),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/** Starts the built server; the promise ends with the process. */
export function startServer({ env = {}, entry = [SERVER_ENTRY] } = {}) {
  const child = spawn(process.execPath, [...SERVER_NODE_ARGUMENTS, ...entry], {
    cwd: WORKSPACE,
    env: { ...process.env, SITE_DIR, DATA_DIR, ...env },
    // Through this channel the server detects that this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
  // A terminal sends Ctrl-C to both of us; a supervisor's signal reaches only this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return { child, ended };
}
