import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@specbuilder/shared-contracts/api';
import { serverOffers } from '@specbuilder/shared-contracts/site-folder';
import fastify from 'fastify';
import { saysWhatIsServed } from './server-offers.ts';

describe('What a server says of itself in the site folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-offers-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A server that listens, until its log or the folder says what is waited for. */
  async function listening(siteDir: string, isDone: (log: string) => boolean): Promise<void> {
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
    saysWhatIsServed(app, siteDir, contract);
    await app.listen({ host: '127.0.0.1', port: 0 });
    while (!isDone(lines.join(''))) await wait(5);
    await app.close();
  }

  it('names every endpoint once it listens', async () => {
    const siteDir = path.join(folder, 'new', 'site');
    await listening(siteDir, () => existsSync(path.join(siteDir, 'server.json')));
    const { version, endpoints } = serverOffers.parse(
      JSON.parse(readFileSync(path.join(siteDir, 'server.json'), 'utf8')),
    );
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(endpoints).toContain('GET /api/projects/{projectId}');
    expect(new Set(endpoints).size).toBe(endpoints.length);
  });

  it('is missed without harm where the folder cannot be written to', async () => {
    const words = 'the site folder does not say what this server offers';
    await expect(listening('/dev/null/site', (log) => log.includes(words))).resolves.toBeUndefined();
  });
});
