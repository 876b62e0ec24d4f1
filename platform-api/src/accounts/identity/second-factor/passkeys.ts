import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Queryable } from '../../../core/index.ts';
import { userDisplayName } from '../../users/display-name.ts';
import type { UserRow } from '../../users/store.ts';
import { keyedHash } from '../sealed-text.ts';
import * as store from './passkey-store.ts';

/** Whom passkeys are for: they work on this origin alone. */
export interface RelyingParty {
  readonly publicUrl: string;
  /** Shown by the browser while a passkey is made. */
  readonly name: string;
}

const REGISTRATION_S = 300;

/** Loaded with the first passkey: it takes a while, and many deployments never see one. */
const webauthn = () => import('@simplewebauthn/server');

/** What a browser makes a passkey from; the person must be verified, since it signs in by itself. */
export async function registrationOptions(
  db: Queryable,
  user: UserRow,
  { publicUrl, name }: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await store.listPasskeys(db, user.id);
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: new URL(publicUrl).hostname,
    userName: user.userName,
    userDisplayName: userDisplayName(user),
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  });
  await store.saveChallenge(db, user.id, options.challenge, REGISTRATION_S);
  return options;
}

/** @returns undefined for a response to another challenge, of another origin, or of a registered credential */
export async function registerPasskey(
  db: Queryable,
  userId: string,
  name: string,
  response: object,
  publicUrl: string,
): Promise<store.PasskeyRow | undefined> {
  const challenge = await store.takeChallenge(db, userId);
  if (challenge === null || !isRegistration(response)) return undefined;
  const { verifyRegistrationResponse } = await webauthn();
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verification?.verified !== true) return undefined;
  const { credential, credentialDeviceType } = verification.registrationInfo;
  return store.insertPasskey(db, {
    userId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialDeviceType === 'multiDevice',
  });
}

/** A challenge that belongs to one sign-in: it is bound to the interaction and ends with it. */
export function challengeOf(key: string, signin: string): string {
  return keyedHash(key, `passkey ${signin}`);
}

/** What a browser signs in with; any passkey of this origin will do. */
export function requestOptions(challenge: string, publicUrl: string): PublicKeyCredentialRequestOptionsJSON {
  return { challenge, rpId: new URL(publicUrl).hostname, userVerification: 'required', timeout: REGISTRATION_S * 1000 };
}

export interface PasskeyProof {
  readonly userId: string;
  /** For the `amr` claim (RFC 8176): a key in hardware or synchronised, a verified person, so two factors. */
  readonly methods: readonly string[];
}

/** @returns undefined for an invalid response: another challenge, origin or key, or an unknown one */
export async function provenByPasskey(
  db: Queryable,
  reply: string,
  challenge: string,
  publicUrl: string,
): Promise<PasskeyProof | undefined> {
  const response = parsed(reply);
  const passkey = response && (await store.findPasskey(db, response.id));
  if (response === undefined || passkey === undefined) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (verification?.verified !== true) return undefined;
  await store.notePasskeyUse(db, passkey.id, verification.authenticationInfo.newCounter);
  return { userId: passkey.userId, methods: [passkey.isSynced ? 'swk' : 'hwk', 'user', 'mfa'] };
}

/** What the library looks at first is a text; the rest it checks itself. */
function parsed(reply: string): AuthenticationResponseJSON | undefined {
  try {
    const value = JSON.parse(reply) as Partial<AuthenticationResponseJSON> | null;
    return typeof value?.id === 'string' ? (value as AuthenticationResponseJSON) : undefined;
  } catch {
    return undefined;
  }
}

/** The library checks every part of what the browser sent. */
function isRegistration(response: object): response is RegistrationResponseJSON {
  return 'id' in response && 'response' in response;
}
