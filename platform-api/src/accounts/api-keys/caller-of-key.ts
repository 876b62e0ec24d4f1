import type { ApiKeyScope } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import type { FastifyRequest } from 'fastify';
import {
  API_KEY_MESSAGES,
  type Caller,
  type CountCall,
  type Database,
  HttpError,
  TOKEN_MESSAGES,
} from '../../core/index.ts';
import { findOpenAccount } from '../identity/account-store.ts';
import { isKey, keyHash } from './key-text.ts';
import { type ApiKeyRow, findKey, touchKey } from './store.ts';

/** Finds the user of an API key; rights come from the store on every call. */
export type CallerOfKey = (key: string, request: FastifyRequest) => Promise<Caller>;

interface KeyOptions {
  readonly db: Database;
  readonly countCall: CountCall;
  /** False if a sign-in provider stores them: a user whose account is closed there must not continue here. */
  readonly keepsAccounts: boolean;
}

/** Roles that a program never has, whatever user created its key. */
const ROLES_OF_PEOPLE: readonly Role[] = ['admin', 'dev'];
const TOUCH_MS = 60_000;

/** @throws HttpError 'not-signed-in'; 'too-many' after several from one address */
export function createCallerOfKey({ db, countCall, keepsAccounts }: KeyOptions): CallerOfKey {
  return async (key, request) => {
    const now = new Date();
    const row = keepsAccounts && isKey(key) ? await findKey(db, keyHash(key)) : undefined;
    const user = row === undefined || hasEnded(row, now) ? undefined : await findOpenAccount(db, row.userId);
    if (row === undefined || user === undefined || user.issuer !== null) {
      await countCall('refused-key', request, null);
      throw new HttpError('not-signed-in', whyNot(row, now));
    }
    await noteUse(db, row, now);
    return {
      userId: user.id,
      userName: user.userName,
      sessionId: null,
      roles: user.roles.filter((role) => !ROLES_OF_PEOPLE.includes(role)),
      salesRegions: user.salesRegions,
      isExternal: false,
      apiKey: { scopes: row.scopes as ApiKeyScope[] },
    };
  };
}

function hasEnded({ revokedOnUtc, expiresOnUtc }: ApiKeyRow, now: Date): boolean {
  return revokedOnUtc !== null || (expiresOnUtc !== null && expiresOnUtc <= now);
}

/** A caller that has the whole key may see why it no longer works. */
function whyNot(row: ApiKeyRow | undefined, now: Date): string {
  if (row === undefined) return API_KEY_MESSAGES.unknown;
  return hasEnded(row, now) ? API_KEY_MESSAGES.ended : TOKEN_MESSAGES.accountClosed;
}

/** Written at most once a minute, so that reading does not turn into writing. */
async function noteUse(db: Database, { id, lastUsedOnUtc }: ApiKeyRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_MS);
  if (lastUsedOnUtc === null || lastUsedOnUtc < before) await touchKey(db, id, now, before);
}
