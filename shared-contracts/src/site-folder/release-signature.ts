import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { RemoteVersion } from '../registry/index.ts';

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

/** Whether a build is what the owner of the key published: the signature covers the hashes that browsers check. */
export function isSigned(name: string, version: RemoteVersion, publicKey: KeyObject): boolean {
  return verify(null, signedText(name, version), publicKey, Buffer.from(version.signature ?? '', 'base64'));
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A release is signed with a key of Ed25519');
  return key;
}
