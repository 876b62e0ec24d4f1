import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const RP_FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

export interface AuthenticatorOptions {
  readonly origin: string;
  /** Whether it requires a finger, a face or a PIN from its owner. */
  readonly verifies?: boolean;
}

/** A software authenticator with one passkey: returns what a browser would, for tests without a browser. */
export function createAuthenticator({ origin, verifies = true }: AuthenticatorOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const verified = verifies ? RP_FLAGS.verified : 0;

  function authenticatorData(flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags | RP_FLAGS.present | verified]), count, rest]);
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const reply = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** Makes the passkey. */
    register(challenge: string) {
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))]);
      const data = authenticatorData(RP_FLAGS.attested, attested);
      // A CBOR map of format, statement and data: {"fmt": "none", "attStmt": {}, "authData": h'…'}.
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return reply({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Signs in by it. */
    sign(challenge: string) {
      const data = authenticatorData(0);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return reply({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

/** A P-256 key as COSE writes it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    bytes(x),
    Buffer.from([0x22, 0x58, 0x20]),
    bytes(y),
  ]);
}
