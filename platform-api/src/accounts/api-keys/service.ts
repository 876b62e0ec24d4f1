import { type ApiKey, type ApiKeyScope, MAX_API_KEYS } from '@specbuilder/shared-contracts/api';
import {
  API_KEY_MESSAGES,
  type Caller,
  HttpError,
  notFound,
  type Queryable,
  type UnitOfWork,
} from '../../core/index.ts';
import type { UserRow } from '../users/store.ts';
import { keyHash, newKey } from './key-text.ts';
import { type KeyMailPorts, mailKeyCreated } from './mails.ts';
import * as store from './store.ts';

export interface RequestedKey {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Null for a key that ends only when it is revoked. */
  readonly expiresInDays: number | null;
}

const DAY_MS = 86_400_000;

export async function readKeys(db: Queryable, { userId }: Caller, now = new Date()): Promise<ApiKey[]> {
  return (await store.listKeys(db, userId)).map((row) => keyResponse(row, now));
}

/** @throws HttpError 'conflict' when the user already has the maximum number of keys */
export async function makeKey(
  unit: UnitOfWork,
  user: UserRow,
  { name, scopes, expiresInDays }: RequestedKey,
  ports: KeyMailPorts,
  now = new Date(),
): Promise<{ readonly apiKey: ApiKey; readonly key: string }> {
  if ((await store.countKeysLocked(unit.tx, user.id)) >= MAX_API_KEYS) {
    throw new HttpError('conflict', API_KEY_MESSAGES.tooMany({ most: MAX_API_KEYS }));
  }
  const { key, prefix } = newKey();
  const row = await store.addKey(unit.tx, {
    userId: user.id,
    name,
    prefix,
    keyHash: keyHash(key),
    scopes: [...new Set(scopes)],
    expiresOnUtc: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
  });
  unit.audit({ action: 'api-key-made', userId: user.id, details: { apiKey: row.id, scopes: row.scopes.join(' ') } });
  await mailKeyCreated(unit, user, row, ports);
  return { apiKey: keyResponse(row, now), key };
}

/** @throws HttpError 'not-found' when the caller has no such key */
export async function revokeKey(unit: UnitOfWork, { userId }: Caller, apiKeyId: string): Promise<void> {
  if (!(await store.revokeKey(unit.tx, userId, apiKeyId, new Date()))) throw notFound('apiKey');
  unit.audit({ action: 'api-key-revoked', userId, details: { apiKey: apiKeyId } });
}

/**
 * All keys of an account whose sessions end: a stranger who was signed in may have made one.
 *
 * @returns number of keys that were still good
 */
export async function revokeKeysOf(unit: UnitOfWork, userId: string): Promise<number> {
  const revoked = await store.revokeAllKeys(unit.tx, userId, new Date());
  for (const apiKey of revoked) unit.audit({ action: 'api-key-revoked', userId, details: { apiKey } });
  return revoked.length;
}

function keyResponse(row: store.ApiKeyRow, now: Date): ApiKey {
  const { expiresOnUtc } = row;
  return {
    apiKeyId: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes as ApiKeyScope[],
    createdOnUtc: row.createdOnUtc.toISOString(),
    lastUsedOnUtc: row.lastUsedOnUtc?.toISOString() ?? null,
    expiresOnUtc: expiresOnUtc?.toISOString() ?? null,
    isExpired: expiresOnUtc !== null && expiresOnUtc <= now,
  };
}
