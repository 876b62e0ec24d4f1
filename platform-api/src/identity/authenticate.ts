import { createHash } from 'node:crypto';
import { rolesOf, salesRegionsOf, toList } from '@specbuilder/shared-contracts/domain';
import type { JWTPayload } from 'jose';
import type { Actor, Caller } from '../access/caller.ts';
import type { Who } from '../access/rules.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { UserRow } from '../users/store.ts';
import { TOKEN_TEXTS } from '../words/token.generated.ts';
import type { TokenVerifier } from './access-tokens.ts';
import {
  type ExternalProfile,
  findExternalAccount,
  findOpenAccount,
  regionExists,
  saveExternalAccount,
} from './account-store.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** Finds the user of an access token. Rights come from the store on every call, so a closed account is out at once. */
export type CallerOfToken = (token: string) => Promise<Caller>;

export interface CallerOptions {
  readonly db: Database;
  readonly verifier: TokenVerifier;
  /** Null for an external provider, which does not say when a session ends. */
  readonly endedSessions: Pick<EndedSessions, 'has'> | null;
}

/** @throws Refusal 'not-signed-in' or 'session-expired' */
export function createCallerOfToken({ db, verifier, endedSessions }: CallerOptions): CallerOfToken {
  const isExternal = endedSessions === null;
  return async (token) => {
    const claims = await verifier.verify(token);
    const sessionId = endedSessions === null ? null : liveSession(endedSessions, claims['sid']);
    const user = isExternal
      ? await externalAccount(db, verifier.issuer, claims)
      : isUuid(claims.sub)
        ? await findOpenAccount(db, claims.sub)
        : undefined;
    if (user === undefined || user.closedOnUtc !== null) throw new Refusal('not-signed-in', TOKEN_TEXTS.accountClosed);
    return callerOf(user, toList(claims['amr']).includes('external'), sessionId);
  };
}

/** Whom a connection belongs to, with the rights they have now; a user whose account is closed is nobody. */
export function whoIsByIds(db: Database) {
  return async ({ userId, guestKeyHash }: Actor): Promise<Who> => {
    const user = userId === null ? undefined : await findOpenAccount(db, userId);
    const caller = user === undefined ? null : callerOf(user, false, null);
    return { caller, actor: { userId: caller?.userId ?? null, guestKeyHash }, manufacturerLabelId: null };
  };
}

function callerOf(
  { id, userName, roles, salesRegions, issuer }: UserRow,
  isExternalSession: boolean,
  sessionId: string | null,
): Caller {
  return { userId: id, userName, sessionId, roles, salesRegions, isExternal: issuer !== null || isExternalSession };
}

/** A token that names no session could not be ended, so none of ours does without. */
function liveSession(endedSessions: Pick<EndedSessions, 'has'>, sessionId: unknown): string {
  if (typeof sessionId !== 'string' || endedSessions.has(sessionId)) {
    throw new Refusal('session-expired', TOKEN_TEXTS.ended);
  }
  return sessionId;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** The row of an external user, brought up to what the token says. */
async function externalAccount(
  db: Database,
  issuer: string,
  claims: JWTPayload & { readonly sub: string },
): Promise<UserRow> {
  const known = await findExternalAccount(db, issuer, claims.sub);
  const profile = await profileOf(db, issuer, claims);
  const isCurrent =
    known !== undefined &&
    (Object.keys(profile) as (keyof ExternalProfile)[]).every(
      (field) => JSON.stringify(profile[field]) === JSON.stringify(known[field]),
    );
  return isCurrent ? known : saveExternalAccount(db, issuer, claims.sub, profile);
}

/** User names and addresses of several providers may repeat, so both carry a mark of where they come from. */
async function profileOf(
  db: Database,
  issuer: string,
  claims: JWTPayload & { readonly sub: string },
): Promise<ExternalProfile> {
  const mark = createHash('sha256').update(`${issuer} ${claims.sub}`).digest('hex').slice(0, 10);
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const salesRegions = salesRegionsOf(claims['sales_region'] as number | number[] | undefined);
  const preferred = salesRegionsOf(claims['default_sales_region'] as number | undefined)[0] ?? salesRegions[0] ?? null;
  return {
    userName: `${(text('preferred_username') || 'user').slice(0, 39)}.${mark}`,
    email: text('email') || `${mark}@external.invalid`,
    firstName: text('given_name'),
    lastName: text('family_name'),
    roles: rolesOf(claims['role'] as string | string[] | undefined),
    salesRegions,
    defaultSalesRegion: preferred !== null && (await regionExists(db, preferred)) ? preferred : null,
  };
}
