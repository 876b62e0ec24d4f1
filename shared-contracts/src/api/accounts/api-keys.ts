import * as z from 'zod/mini';
import { API_KEY_MESSAGES } from '../../messages/api-key.generated.ts';
import { allOf, owner, SIGNED_IN_USER, signedIn } from '../core/access.ts';
import { API_KEY_SCOPES } from '../core/api-key-scopes.ts';
import { endpoint } from '../core/endpoint.ts';
import { text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { confirmation } from './second-factor.ts';

export const API_KEY_HEADER = 'x-api-key';
export const MAX_API_KEYS = 20;
export const MAX_API_KEY_NAME_LENGTH = 60;
/** Days that a key may live; null for one that ends only when it is revoked. */
export const API_KEY_DAYS = [30, 90, 365] as const;

export const apiKeyScope = z.enum(API_KEY_SCOPES);

export const apiKey = z.object({
  apiKeyId: uuid,
  name: text,
  /** Beginning of the key, by which its owner knows it again. */
  prefix: text,
  scopes: z.array(apiKeyScope),
  createdOnUtc: utcInstant,
  /** To the minute. */
  lastUsedOnUtc: z.nullable(utcInstant),
  expiresOnUtc: z.nullable(utcInstant),
  isExpired: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** What a new key is made from, without the password that confirms it. */
export const newApiKey = z.object({
  name: z.string(says(() => API_KEY_MESSAGES.enterName)).check(
    z.trim(),
    z.minLength(
      1,
      says(() => API_KEY_MESSAGES.enterName),
    ),
    z.maxLength(
      MAX_API_KEY_NAME_LENGTH,
      says(() => API_KEY_MESSAGES.nameLength({ most: MAX_API_KEY_NAME_LENGTH })),
    ),
  ),
  scopes: z.array(apiKeyScope).check(
    z.minLength(
      1,
      says(() => API_KEY_MESSAGES.chooseScope),
    ),
    z.maxLength(API_KEY_SCOPES.length),
  ),
  expiresInDays: z.nullable(z.literal(API_KEY_DAYS)),
});

const ofMyAccount = {
  access: allOf(
    signedIn(),
    owner('user', () => SIGNED_IN_USER),
  ),
};

/** No scope lets a key call these, so a key can neither make another one nor see which there are. */
export const apiKeysContract = {
  list: endpoint('GET', '/api/account/api-keys', {
    summary: 'API keys of the signed-in user, without the keys themselves',
    access: signedIn(),
    overlay: false,
  }).output(z.array(apiKey)),
  make: endpoint('POST', '/api/account/api-keys', {
    summary: 'Make an API key; only this response has it',
    isSecret: true,
    ...ofMyAccount,
  })
    .input(z.extend(newApiKey, confirmation.shape))
    .output(z.object({ apiKey, key: text })),
  revoke: endpoint('DELETE', '/api/account/api-keys/{apiKeyId}', {
    summary: 'Revoke an API key, which is rejected at once',
    successStatus: 204,
    ...ofMyAccount,
  })
    .input(z.object({ apiKeyId: uuid }))
    .output(z.void()),
};
