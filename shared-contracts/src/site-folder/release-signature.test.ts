import { generateKeyPairSync } from 'node:crypto';
import type { RemoteVersion } from '../registry/index.ts';
import { isSigned, readPublicKey, signed } from './release-signature.ts';

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
const ours = (number: string) => signed('mf-account', version(number), TEAM.privateKey);
const isOurs = (item: RemoteVersion) => isSigned('mf-account', item, readPublicKey(TEAM.publicKey));

describe('A signed release', () => {
  it('is what the owner of the key published', () => {
    expect(isOurs(ours('1.0.1'))).toBe(true);
  });

  it('covers the build for integrators as well', () => {
    const embed = { entryFile: 'embed/embed.js', entryIntegrity: 'sha384-c', globalName: 'mf_account_embed' };
    const one = signed('mf-account', { ...version('1.0.1'), embed }, TEAM.privateKey);
    expect(isOurs(one)).toBe(true);
    expect(isOurs({ ...one, embed: { ...embed, ...one.embed, entryIntegrity: 'sha384-evil' } })).toBe(false);
    expect(isOurs({ ...one, embed })).toBe(false);
    // What a server reads that knows of no such build.
    const { embed: _, ...known } = one;
    expect(isOurs(known)).toBe(true);
  });

  it('covers the entry without a runtime as well', () => {
    const lean = { entryFile: 'remoteEntry.lean.js', entryIntegrity: 'sha384-d', federation: '2.9.2' };
    const one = signed('mf-account', { ...version('1.0.1'), lean }, TEAM.privateKey);
    expect(isOurs(one)).toBe(true);
    expect(isOurs({ ...one, lean: { ...lean, ...one.lean, entryIntegrity: 'sha384-evil' } })).toBe(false);
    expect(isOurs({ ...one, lean })).toBe(false);
    // What a server reads that knows of no such entry.
    const { lean: _, ...known } = one;
    expect(isOurs(known)).toBe(true);
  });

  it.each([
    ['no signature', version('1.0.1')],
    ['other code', { ...ours('1.0.1'), entryIntegrity: 'sha384-evil' }],
    ['another address', { ...ours('1.0.1'), baseUrl: 'https://evil.example/' }],
    ['the signature of another version', { ...version('1.0.1'), signature: ours('1.0.0').signature }],
    ['the signature of another key', signed('mf-account', version('1.0.1'), pem('ed25519').privateKey)],
    ['the signature of another remote', signed('mf-sizer', version('1.0.1'), TEAM.privateKey)],
    ['something that is no signature', { ...version('1.0.1'), signature: 'x' }],
  ])('is none with %s', (_, item) => {
    expect(isOurs(item)).toBe(false);
  });

  it('needs a key of Ed25519', () => {
    const rsa = pem('rsa');
    expect(() => signed('mf-account', version('1.0.1'), rsa.privateKey)).toThrow('Ed25519');
    expect(() => readPublicKey(rsa.publicKey)).toThrow('Ed25519');
  });
});
