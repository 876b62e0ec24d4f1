import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContract, neededPlatform, usesOfBuild } from './contract-check.ts';

const declaration = { name: 'mf-account', platform: '1.0.0', panels: [{ name: 'account' }] };
const uses = {
  schema: 1 as const,
  platform: '1.0.0',
  members: ['log.error'],
  panels: ['account'],
  events: { published: [], heard: [] },
  endpoints: ['GET /api/user/details'],
  kit: { version: '1.0.0', exports: [] },
};
const shell = {
  schema: 1,
  version: '1.0.0',
  platform: '1.1.0',
  members: ['log.error'],
  panels: [],
  events: [],
  kit: { version: '1.0.0', exports: [] },
};
const server = { schema: 1, version: '1.0.0', endpoints: ['GET /api/user/details'] };

describe('Publishing to a site', () => {
  let siteDir: string;
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'specbuilder-contract-'));
    mkdirSync(path.join(siteDir, 'shell'));
    write('shell/offers.json', shell);
    write('server.json', server);
  });
  afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

  const write = (file: string, content: object) => writeFileSync(path.join(siteDir, file), JSON.stringify(content));
  const check = (changed: Partial<typeof uses> = {}, platform = '1.0.0') =>
    checkContract({ siteDir, declaration, version: '1.0.2', platform, uses: { ...uses, ...changed } });

  it('goes on where the site has all that the remote uses', async () => {
    await expect(check()).resolves.toBeNull();
  });

  it('is rejected with everything that is missing', async () => {
    const endpoints = ['GET /api/user/details', 'POST /api/user/paint'];
    await expect(check({ members: ['log.error', 'navigation.openX'], endpoints })).rejects.toThrow(
      'mf-account 1.0.2 cannot be published on this site: its shell (1.0.0) has no navigation.openX; ' +
        'its server (1.0.0) has no POST /api/user/paint.',
    );
  });

  it('is rejected where the remote needs a newer platform', async () => {
    await expect(check({}, '9.0.0')).rejects.toThrow(
      'mf-account 1.0.2 cannot be published on this site: its shell (1.0.0) offers platform 1.1.0, and 9.0.0 is needed.',
    );
  });

  it('is warned of where the site or the build does not say', async () => {
    rmSync(path.join(siteDir, 'server.json'));
    await expect(check()).resolves.toBe(
      'mf-account 1.0.2 is not checked in full: the server of this site does not say what it returns.',
    );
    rmSync(path.join(siteDir, 'shell/offers.json'));
    const unknown = { siteDir, declaration, version: '1.0.2', platform: '9.0.0', uses: usesOfBuild(siteDir) };
    await expect(checkContract(unknown)).resolves.toMatch(
      /its build does not say .* the shell of this site does not say/,
    );
  });
});

describe('The platform that a remote needs', () => {
  it('is the newer one of what its team requires and what its build uses', () => {
    expect(neededPlatform({ ...declaration, platform: '^1.1.0' }, uses)).toBe('1.1.0');
    expect(neededPlatform(declaration, { ...uses, platform: '1.2.0' })).toBe('1.2.0');
    expect(neededPlatform(declaration, null)).toBe('1.0.0');
  });

  it('is rejected in a sentence where it is no version', () => {
    expect(() => neededPlatform({ ...declaration, platform: 'banana' }, uses)).toThrow(
      "mf-account cannot be published: its remote.json requires platform 'banana'; write a version such as 1.0.0 or ^1.0.0.",
    );
  });
});
