import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { ISOLATED_SITE_PORT } from '../site/addresses.ts';

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const READY = /SpecBuilder is ready: (\S+)/;

function npmStart(environment: Readonly<Record<string, string>>): Started {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: WORKSPACE,
    env: { ...process.env, DATABASE_URL: '', ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: () => output, ended };
}

/** Ctrl-C of a terminal reaches the whole group. */
function pressCtrlC({ child }: Started): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
}

test.describe('npm start', () => {
  let dataDir: string;
  test.beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'specbuilder-start-'));
  });
  test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('[DSN-009] says where it is and who may sign in, rejects a second one in a sentence, and ends on Ctrl-C', async () => {
    const environment = { PORT: String(ISOLATED_SITE_PORT), DATA_DIR: dataDir };
    const first = npmStart(environment);
    try {
      await expect.poll(first.output, { timeout: 40_000 }).toMatch(READY);
      expect(first.output()).toContain(`http://localhost:${ISOLATED_SITE_PORT}`);
      for (const user of ['engineer', 'sales', 'admin', 'dev']) expect(first.output()).toContain(user);
      const response = await fetch(`http://localhost:${ISOLATED_SITE_PORT}/start`);
      expect(response.status).toBe(200);

      const samePort = npmStart({ ...environment, DATA_DIR: `${dataDir}-other` });
      expect(await samePort.ended).not.toBe(0);
      expect(samePort.output().trim().split('\n').at(-1)).toContain(`Port ${ISOLATED_SITE_PORT} is in use`);

      const sameFolder = npmStart({ ...environment, PORT: String(ISOLATED_SITE_PORT + 10) });
      expect(await sameFolder.ended).not.toBe(0);
      expect(sameFolder.output()).toContain(dataDir);
    } finally {
      pressCtrlC(first);
    }
    await first.ended;
    await expect(fetch(`http://localhost:${ISOLATED_SITE_PORT}/healthz`)).rejects.toThrow(/fetch failed/);
  });

  test('leaves no server behind when a supervisor ends npm alone', async () => {
    const started = npmStart({ PORT: String(ISOLATED_SITE_PORT), DATA_DIR: dataDir });
    try {
      await expect.poll(started.output, { timeout: 40_000 }).toMatch(READY);
      started.child.kill('SIGTERM');
      const isTaken = () =>
        fetch(`http://localhost:${ISOLATED_SITE_PORT}/healthz`).then(
          () => true,
          () => false,
        );
      await expect.poll(isTaken, { timeout: 15_000 }).toBe(false);
    } finally {
      pressCtrlC(started);
    }
  });
});
