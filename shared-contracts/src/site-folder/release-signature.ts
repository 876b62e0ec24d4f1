import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Registry, RegistryRemote, RemoteVersion } from '../registry/index.ts';

/** What a signature says: this build, at this address, with these hashes, is the remote's of this name. */
function signedText(name: string, version: RemoteVersion): Buffer {
  const { version: number, federationName, baseUrl, manifestIntegrity, entryIntegrity, entryFile } = version;
  return Buffer.from(
    JSON.stringify([name, number, federationName, baseUrl, manifestIntegrity, entryIntegrity, entryFile]),
  );
}

/**
 * Signs a published build (Ed25519).
 *
 * @param privateKey PEM, PKCS #8
 * @throws Error for another kind of key
 */
export function signed(name: string, version: RemoteVersion, privateKey: string): RemoteVersion {
  const key = ed25519(createPrivateKey(privateKey));
  return { ...version, signature: sign(null, signedText(name, version), key).toString('base64') };
}

/** @throws Error for a key that is none of Ed25519 */
export function readPublicKey(pem: string): KeyObject {
  return ed25519(createPublicKey(pem));
}

/**
 * The registry without what nobody signed with the key: a remote runs its fallback where only that is signed, and leaves
 * the site where neither is. The signature covers the hashes of manifest and entry, which browsers check.
 *
 * @param onRefused called for each build that is left out
 */
export function signedOnly(
  registry: Registry,
  key: KeyObject,
  onRefused: (remote: string, version: string) => void,
): Registry {
  const isSigned = (name: string, version: RemoteVersion): boolean => {
    const { signature = '' } = version;
    const isGood = verify(null, signedText(name, version), key, Buffer.from(signature, 'base64'));
    if (!isGood) onRefused(name, version.version);
    return isGood;
  };
  const remotes = registry.remotes.flatMap(({ active, fallback, ...declaration }): RegistryRemote[] => {
    const builds = [active, ...(fallback === undefined ? [] : [fallback])];
    const [first, second] = builds.filter((build) => isSigned(declaration.name, build));
    if (first === undefined) return [];
    return [{ ...declaration, active: first, ...(second === undefined ? {} : { fallback: second }) }];
  });
  return { ...registry, remotes };
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A release is signed with a key of Ed25519');
  return key;
}
