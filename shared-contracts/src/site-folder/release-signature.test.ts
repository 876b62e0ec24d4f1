import { generateKeyPairSync } from 'node:crypto';
import type { Registry, RemoteVersion } from '../registry/index.ts';
import { readPublicKey, signed, signedOnly } from './release-signature.ts';

const pem = (type: 'ed25519' | 'rsa') => {
  const { privateKey, publicKey } =
    type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const TEAM = pem('ed25519');
const version = (number: string): RemoteVersion => ({
  version: number,
  federationName: 'mf_account',
  baseUrl: `/remotes/mf-account/${number}/`,
  manifestIntegrity: 'sha384-a',
  entryIntegrity: 'sha384-b',
  entryFile: 'remoteEntry.js',
  publishedAt: '2026-11-23T00:00:00Z',
});
const registryOf = (active: RemoteVersion, fallback?: RemoteVersion): Registry => ({
  schema: 1,
  generatedAt: '',
  remotes: [
    {
      ...{ name: 'mf-account', title: 'Account', platform: '1.0.0', pathPrefixes: ['/accounts'] },
      ...{ routes: [], panels: [], navigation: [] },
      active,
      ...(fallback ? { fallback } : {}),
    },
  ],
});
const onRefused = jest.fn();
beforeEach(() => onRefused.mockClear());
const left = (registry: Registry) => {
  const [remote] = signedOnly(registry, readPublicKey(TEAM.publicKey), onRefused).remotes;
  return [remote?.active.version, remote?.fallback?.version];
};
const ours = (number: string) => signed('mf-account', version(number), TEAM.privateKey);

describe('Signed releases', () => {
  it('are what a site with a key serves', () => {
    expect(left(registryOf(ours('1.0.1'), ours('1.0.0')))).toEqual(['1.0.1', '1.0.0']);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('take the place of one that nobody signed', () => {
    expect(left(registryOf(version('1.0.1'), ours('1.0.0')))).toEqual(['1.0.0', undefined]);
    expect(onRefused.mock.calls).toEqual([['mf-account', '1.0.1']]);
    expect(left(registryOf(version('1.0.1')))).toEqual([undefined, undefined]);
  });

  it.each([
    ['other code', { ...ours('1.0.1'), entryIntegrity: 'sha384-evil' }],
    ['another address', { ...ours('1.0.1'), baseUrl: 'https://evil.example/' }],
    ['the signature of another version', { ...version('1.0.1'), signature: ours('1.0.0').signature }],
    ['the signature of somebody else', signed('mf-account', version('1.0.1'), pem('ed25519').privateKey)],
    ['the signature of another remote', signed('mf-sizer', version('1.0.1'), TEAM.privateKey)],
    ['something that is no signature', { ...version('1.0.1'), signature: 'x' }],
  ])('are not those with %s', (_, active) => {
    expect(left(registryOf(active, ours('1.0.0')))).toEqual(['1.0.0', undefined]);
  });

  it('need a key of Ed25519', () => {
    const rsa = pem('rsa');
    expect(() => signed('mf-account', version('1.0.1'), rsa.privateKey)).toThrow('Ed25519');
    expect(() => readPublicKey(rsa.publicKey)).toThrow('Ed25519');
  });
});
