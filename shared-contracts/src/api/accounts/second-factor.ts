import * as z from 'zod/mini';
import { SECOND_FACTOR_MESSAGES } from '../../messages/second-factor.generated.ts';
import { allOf, owner, SIGNED_IN_USER, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';

const MAX_PASSWORD_LENGTH = 128;

/** To change how an account is secured, its user enters the password again. */
export const confirmation = z.object({
  password: z.string(says(() => SECOND_FACTOR_MESSAGES.enterPassword)).check(
    z.minLength(
      1,
      says(() => SECOND_FACTOR_MESSAGES.enterPassword),
    ),
    z.maxLength(
      MAX_PASSWORD_LENGTH,
      says(() => SECOND_FACTOR_MESSAGES.wrongPassword),
    ),
  ),
});

/** Six digits, with a space in the middle as apps show them. */
export const appCode = z.object({
  code: z.string(says(() => SECOND_FACTOR_MESSAGES.enterCode)).check(
    z.trim(),
    z.regex(
      /^\d{3} ?\d{3}$/,
      says(() => SECOND_FACTOR_MESSAGES.enterCode),
    ),
  ),
});

const MAX_NAME_LENGTH = 60;
export const passkeyName = z.object({
  name: z.string(says(() => SECOND_FACTOR_MESSAGES.enterName)).check(
    z.trim(),
    z.minLength(
      1,
      says(() => SECOND_FACTOR_MESSAGES.enterName),
    ),
    z.maxLength(
      MAX_NAME_LENGTH,
      says(() => SECOND_FACTOR_MESSAGES.nameLength({ most: MAX_NAME_LENGTH })),
    ),
  ),
});

export const passkey = z.object({
  passkeyId: uuid,
  name: text,
  createdOnUtc: utcInstant,
  lastUsedOnUtc: z.nullable(utcInstant),
  /** Whether it is on several devices of its owner. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const secondFactor = z.object({
  authenticatorApp: z.nullable(z.object({ addedOnUtc: utcInstant })),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
  /** Whether this account cannot sign in with a password alone. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Shown once; null where the account has some already. */
const newCodes = z.nullable(z.array(text));
/** The Web Authentication API's own JSON, which the browser reads and writes. */
const webauthnJson = z.record(z.string(), z.unknown());

const ofMyAccount = {
  access: allOf(
    signedIn(),
    owner('user', () => SIGNED_IN_USER),
  ),
};
/** Passwords, codes and secrets go in or out. */
const withSecrets = { ...ofMyAccount, isSecret: true };
const aPasskey = { passkeyId: uuid };

export const secondFactorContract = {
  read: endpoint('GET', '/api/user/secondFactor', {
    summary: 'What the account is secured with besides its password',
    access: signedIn(),
    overlay: false,
  }).output(secondFactor),
  startApp: endpoint('POST', '/api/user/authenticatorApp', {
    summary: 'Begin with an authenticator app; it counts once a code of it was sent',
    ...withSecrets,
  })
    .input(confirmation)
    .output(z.object({ secret: text, address: text, qrCode: text })),
  confirmApp: endpoint('POST', '/api/user/authenticatorApp/confirmation', {
    summary: 'Send the first code of an authenticator app, which counts from then on',
    ...withSecrets,
  })
    .input(appCode)
    .output(z.object({ recoveryCodes: newCodes })),
  removeApp: endpoint('POST', '/api/user/authenticatorApp/removal', {
    summary: 'Remove the authenticator app',
    successStatus: 204,
    ...withSecrets,
  })
    .input(confirmation)
    .output(z.void()),
  renewRecoveryCodes: endpoint('POST', '/api/user/recoveryCodes', {
    summary: 'Replace the recovery codes; the previous ones are rejected from then on',
    ...withSecrets,
  })
    .input(confirmation)
    .output(z.object({ recoveryCodes: z.array(text) })),
  passkeyOptions: endpoint('POST', '/api/user/passkeys/options', {
    summary: 'Begin with a passkey: what the browser makes it from',
    ...withSecrets,
  })
    .input(confirmation)
    .output(webauthnJson),
  addPasskey: endpoint('POST', '/api/user/passkeys', {
    summary: 'Register the passkey that a browser made',
    ...withSecrets,
  })
    .input(z.extend(passkeyName, { credential: webauthnJson }))
    .output(z.object({ passkey, recoveryCodes: newCodes })),
  renamePasskey: endpoint('PUT', '/api/user/passkeys/{passkeyId}', {
    summary: 'Rename a passkey',
    ...ofMyAccount,
  })
    .input(z.extend(passkeyName, aPasskey))
    .output(passkey),
  removePasskey: endpoint('POST', '/api/user/passkeys/{passkeyId}/removal', {
    summary: 'Remove a passkey, which no longer signs anyone in',
    successStatus: 204,
    ...withSecrets,
  })
    .input(z.extend(confirmation, aPasskey))
    .output(z.void()),
};
