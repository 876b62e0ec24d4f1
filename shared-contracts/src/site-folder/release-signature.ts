import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { EmbedBuild, LeanBuild, RemoteVersion } from '../registry/index.ts';

/** What a signature says: this build, at this address, with these hashes, is the remote's of this name. */
function signedText(name: string, version: RemoteVersion): Buffer {
  const { version: number, federationName, baseUrl, manifestIntegrity, entryIntegrity, entryFile } = version;
  return Buffer.from(
    JSON.stringify([name, number, federationName, baseUrl, manifestIntegrity, entryIntegrity, entryFile]),
  );
}

/** Said apart, so that servers from before there was such a build still find the other signature right. */
function signedTextOfEmbed(name: string, version: RemoteVersion, embed: EmbedBuild): Buffer {
  const { version: number, baseUrl } = version;
  const { entryFile, entryIntegrity, globalName } = embed;
  return Buffer.from(JSON.stringify([name, number, 'embed', baseUrl, entryFile, entryIntegrity, globalName]));
}

/** Said apart for the same reason. */
function signedTextOfLean(name: string, { version, baseUrl }: RemoteVersion, lean: LeanBuild): Buffer {
  const { entryFile, entryIntegrity, federation } = lean;
  return Buffer.from(JSON.stringify([name, version, 'lean', baseUrl, entryFile, entryIntegrity, federation]));
}

/**
 * Signs a published build (Ed25519).
 *
 * @param privateKey PEM, PKCS #8
 * @throws Error for another kind of key
 */
export function signed(name: string, version: RemoteVersion, privateKey: string): RemoteVersion {
  const key = ed25519(createPrivateKey(privateKey));
  const signatureOf = (text: Buffer) => sign(null, text, key).toString('base64');
  const { embed, lean } = version;
  return {
    ...version,
    ...(embed && { embed: { ...embed, signature: signatureOf(signedTextOfEmbed(name, version, embed)) } }),
    ...(lean && { lean: { ...lean, signature: signatureOf(signedTextOfLean(name, version, lean)) } }),
    signature: signatureOf(signedText(name, version)),
  };
}

/** @throws Error for a key that is none of Ed25519 */
export function readPublicKey(pem: string): KeyObject {
  return ed25519(createPublicKey(pem));
}

/** Whether a build is what the owner of the key published: the signatures cover the hashes that browsers check. */
export function isSigned(name: string, version: RemoteVersion, publicKey: KeyObject): boolean {
  const isOf = (text: Buffer, signature = '') => verify(null, text, publicKey, Buffer.from(signature, 'base64'));
  const { embed, lean, signature } = version;
  if (embed !== undefined && !isOf(signedTextOfEmbed(name, version, embed), embed.signature)) return false;
  if (lean !== undefined && !isOf(signedTextOfLean(name, version, lean), lean.signature)) return false;
  return isOf(signedText(name, version), signature);
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A release is signed with a key of Ed25519');
  return key;
}
