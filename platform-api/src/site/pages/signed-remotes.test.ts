import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { signed } from '@specbuilder/shared-contracts/site-folder';
import { CDN, REGISTRY } from '../../../test/site/test-site.ts';
import { startTestApplication } from '../../../test/test-application.ts';
import { readConfig } from '../../core/config/config.ts';

const CLOSED = { overrideOrigins: [], pageOrigins: [], remotes: {} };

describe('A site with the public key of its teams', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sb-signed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const keyFile = path.join(folder, 'releases.pem');
  writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { releaseKey } = readConfig({ RELEASE_PUBLIC_KEY_FILE: keyFile });

  it('serves the remotes that they signed, and says in its log which it leaves out', async () => {
    const remotes = REGISTRY.remotes.map((remote): RegistryRemote => {
      if (remote.name !== 'mf-sizer') return remote;
      return { ...remote, active: signed(remote.name, remote.active, pem) };
    });
    writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ ...REGISTRY, remotes }));
    const server = await startTestApplication({ siteDir: folder, releaseKey, remoteOrigins: [CDN] });
    const { body } = await server.app.inject({ url: '/registry.json' });
    expect((JSON.parse(body) as { remotes: RegistryRemote[] }).remotes.map(({ name }) => name)).toEqual(['mf-sizer']);
    expect(server.log()).toContain('mf-far 1.0.0 is not signed with the key of this site');
    await server.close();
  });

  it('serves remotes of the origins that its settings name, and of no other', async () => {
    writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(REGISTRY));
    const server = await startTestApplication({ siteDir: folder });
    const { body } = await server.app.inject({ url: '/registry.json' });
    expect((JSON.parse(body) as { remotes: RegistryRemote[] }).remotes.map(({ name }) => name)).toEqual(['mf-sizer']);
    expect(server.log()).toContain('mf-far 1.0.0 lies on an origin that REMOTE_ORIGINS does not name');
    await server.close();
  });

  it('lets developers try a build of their own where its settings allow it: pages, policy and loader by one list', async () => {
    const overrideOrigins = ['http://localhost:4104'];
    const remotes = { 'mf-sizer': 'http://localhost:4101' };
    writeFileSync(
      path.join(folder, 'registry.json'),
      JSON.stringify({ ...REGISTRY, overrideOrigins: ['https://evil.test'] }),
    );
    const settings = { overrideOrigins, pageOrigins: [], remotes };
    const server = await startTestApplication({ siteDir: folder, development: settings });
    const { body } = await server.app.inject({ url: '/registry.json' });
    expect(JSON.parse(body)).toMatchObject({ overrideOrigins, developmentRemotes: remotes });
    await server.close();
    const closed = await startTestApplication({ siteDir: folder, development: CLOSED });
    expect((await closed.app.inject({ url: '/registry.json' })).body).not.toMatch(/evil|developmentRemotes|override/);
    await closed.close();
  });

  it('does not start with a file that holds no such key', () => {
    expect(() => readConfig({ RELEASE_PUBLIC_KEY_FILE: path.join(folder, 'none.pem') })).toThrow(
      'RELEASE_PUBLIC_KEY_FILE must be the file of an Ed25519 public key (PEM)',
    );
  });
});
