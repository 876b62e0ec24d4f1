import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  changeReleases,
  describeBuild,
  readPublicKey,
  type SentRelease,
  sendRelease,
  shipped,
  signed,
} from '@specbuilder/shared-contracts/site-folder';
import { testRelease } from '@specbuilder/shared-contracts/site-folder/testing';
import { type DemoUserName, startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const NAME = 'mf-parts';

describe('A release that a team sends to the running site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sb-upload-'));
  const siteDir = path.join(folder, 'site');
  const dist = path.join(folder, 'dist');
  let server: TestApplication;
  let origin: string;
  beforeAll(async () => {
    server = await startTestApplication({ siteDir });
    origin = await listening(server);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const listening = async ({ app }: TestApplication) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  };
  const tokens = { of: (user: DemoUserName) => server.tokenOf(user) };
  /** A built remote of this version with what its entry says. */
  const build = (version: string, entry = `parts(${version})`): SentRelease => {
    rmSync(dist, { recursive: true, force: true });
    for (const folder of ['parts', 'embed']) mkdirSync(path.join(dist, folder), { recursive: true });
    const files = {
      'mf-manifest.json': JSON.stringify({
        name: `mf_parts_${version.replaceAll('.', '_')}`,
        metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      }),
      'remoteEntry.js': entry,
      'parts/1.ab.js': 'chunk();'.repeat(100),
      'embed/embed.js': entry,
      'remoteEntry.lean.js': `lean ${entry}`,
      'lean-entry.json': JSON.stringify({ entryFile: 'remoteEntry.lean.js', federation: '2.9.2' }),
      'embed/build.json': JSON.stringify({ entry: 'embed.js', globalName: 'mf_parts_embed' }),
    };
    for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content);
    const { declaration } = testRelease({ version, origin: 'shipped', name: NAME, title: 'Parts' });
    return { declaration, files: describeBuild(NAME, version, dist) };
  };
  const send = async (release: SentRelease, user: DemoUserName = 'admin', to = origin) =>
    sendRelease({ server: to, token: await tokens.of(user), dist, release, why: 'first parts' });
  const remotesOnPages = async () => {
    const { body } = await server.app.inject({ url: '/registry.json' });
    return (JSON.parse(body) as { remotes: { name: string; active: { version: string } }[] }).remotes;
  };

  it('is active at once, its files at their address, and is listed in the history with who and why', async () => {
    const release = build('1.0.0');
    expect(await send(release)).toBe('1.0.0');
    expect(await remotesOnPages()).toMatchObject([{ name: NAME, active: { version: '1.0.0' } }]);
    const entry = await server.app.inject({ url: `${release.files.baseUrl}remoteEntry.js` });
    expect([entry.statusCode, entry.body]).toEqual([200, 'parts(1.0.0)']);
    expect(existsSync(path.join(siteDir, release.files.baseUrl, 'parts/1.ab.js.br'))).toBe(true);
    const [remote] = await (await server.clientOf('admin')).remotes.list();
    expect(remote?.history[0]).toMatchObject({ action: 'publish', version: '1.0.0', by: 'admin', why: 'first parts' });
  });

  it('may be sent again, and never changes what a version holds', async () => {
    expect(await send(build('1.0.0'))).toBe('1.0.0');
    await expect(send(build('1.0.0', 'other()'))).rejects.toThrow(
      'mf-parts is published under this version with other content; raise its version.',
    );
  });

  it('is rejected where its files are not those that it describes', async () => {
    const release = build('1.0.1');
    writeFileSync(path.join(dist, 'parts/1.ab.js'), 'evil();');
    await expect(send(release)).rejects.toThrow(
      'The files sent do not match the description of the release of mf-parts.',
    );
  });

  it('is rejected where its build for integrators is not the one that it describes', async () => {
    const release = build('1.0.1');
    expect(release.files.embed).toMatchObject({ entryFile: 'embed/embed.js', globalName: 'mf_parts_embed' });
    const embed = { entryFile: '../evil.js', entryIntegrity: 'sha384-evil', globalName: 'mf_parts_embed' };
    await expect(send({ ...release, files: { ...release.files, embed } })).rejects.toThrow(
      'The files sent do not match',
    );
    rmSync(path.join(dist, 'embed'), { recursive: true });
    const { declaration } = release;
    const without = describeBuild(NAME, '1.0.1', dist);
    await expect(send({ declaration, files: { ...without, embed } })).rejects.toThrow('The files sent do not match');
  });

  it('is rejected where its entry without a runtime is not the one that it describes', async () => {
    const release = build('1.0.1');
    expect(release.files.lean).toMatchObject({ entryFile: 'remoteEntry.lean.js', federation: '2.9.2' });
    const lean = { entryFile: 'remoteEntry.js', entryIntegrity: release.files.entryIntegrity, federation: '2.9.2' };
    await expect(send({ ...release, files: { ...release.files, lean } })).rejects.toThrow(
      'The files sent do not match',
    );
    for (const file of ['lean-entry.json', 'remoteEntry.lean.js']) rmSync(path.join(dist, file));
    const without = describeBuild(NAME, '1.0.1', dist);
    expect(without).not.toHaveProperty('lean');
    const described = { declaration: release.declaration, files: { ...without, lean } };
    await expect(send(described)).rejects.toThrow('The files sent do not match');
  });

  it('is rejected with what the site lacks', async () => {
    const release = build('1.0.2');
    const needy = { ...release, declaration: { ...release.declaration, platform: '9.0.0' } };
    mkdirSync(path.join(siteDir, 'shell'), { recursive: true });
    const offers = { schema: 1, version: '1.0.0', platform: '1.1.0', members: [], panels: [], events: [] };
    writeFileSync(
      path.join(siteDir, 'shell/offers.json'),
      JSON.stringify({ ...offers, kit: { version: '1.0.0', exports: [] } }),
    );
    await expect(send(needy)).rejects.toThrow(
      'mf-parts 1.0.2 cannot be published on this site: its shell (1.0.0) offers platform 1.1.0, and 9.0.0 is needed.',
    );
  });

  it('says when no server responds', async () => {
    const noOne = 'http://127.0.0.1:9';
    await expect(send(build('1.0.3'), 'admin', noOne)).rejects.toThrow(`${noOne} does not respond.`);
  });

  it('is taken from administrators only', async () => {
    await expect(send(build('1.0.3'), 'engineer')).rejects.toThrow();
    await expect(send(build('1.0.3'), 'dev')).rejects.toThrow();
  });

  it.each(['../evil.js', '/etc/passwd', 'run.sh', 'a//b.js', '.env.js'])('has no file %s', async (name) => {
    const form = new FormData();
    form.append('release', JSON.stringify(build('1.0.4')));
    form.append('file', new Blob(['x']), name);
    const response = await fetch(`${origin}/api/admin/remotes/${NAME}/releases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokens.of('admin')}` },
      body: form,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { file: [`A release cannot have a file named ${name}.`] } });
  });

  it('leaves nothing behind when it is rejected', async () => {
    expect(readdirSync(path.join(siteDir, 'incoming'))).toEqual([]);
    expect(readdirSync(path.join(siteDir, 'remotes', NAME))).toHaveLength(1);
    expect(await remotesOnPages()).toMatchObject([{ active: { version: '1.0.0' } }]);
  });

  it('carries the signature of its team where the site has their key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const releaseKey = readPublicKey(publicKey.export({ type: 'spki', format: 'pem' }).toString());
    const strict = await startTestApplication({ siteDir: path.join(folder, 'strict'), releaseKey });
    const to = await listening(strict);
    const release = build('2.0.0');
    const sendSigned = async (item: SentRelease) =>
      sendRelease({ server: to, token: await strict.tokenOf('admin'), dist, release: item, why: '' });
    await expect(sendSigned(release)).rejects.toThrow('is not signed with the key of this site.');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(await sendSigned({ ...release, files: signed(NAME, release.files, pem) })).toBe('2.0.0');
    expect(readFileSync(path.join(folder, 'strict/registry.json'), 'utf8')).toContain('2.0.0');
    const older = { ...testRelease({ version: '1.9.0', origin: 'shipped', name: NAME }) };
    const step = { by: 'ann', why: '', at: '' };
    await changeReleases(path.join(folder, 'strict'), (state) => shipped(state, older, step));
    const [remote] = await strict.client({ token: await strict.tokenOf('admin') }).remotes.list();
    expect(remote?.releases).toMatchObject([
      { version: '1.9.0', isServed: false },
      { version: '2.0.0', isServed: true },
    ]);
    await strict.close();
  });
});
