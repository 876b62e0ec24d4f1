import { createHash } from 'node:crypto';
import { rolesOf, salesRegionsOf, toList } from '@specbuilder/shared-contracts/domain';
import type { JWTPayload } from 'jose';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { UserRow } from '../users/store.ts';
import type { TokenVerifier } from './access-tokens.ts';
import {
  type ExternalProfile,
  findExternalAccount,
  findOpenAccount,
  regionExists,
  saveExternalAccount,
} from './account-store.ts';
import type { Caller } from './caller.ts';
import { TOKEN_TEXTS } from './texts.ts';

/** Finds the user of an access token. Rights come from the store on every call, so a closed account is out at once. */
export type CallerOfToken = (token: string) => Promise<Caller>;

/** @throws Refusal 'not-signed-in' or 'session-expired' */
export function createCallerOfToken(db: Database, verifier: TokenVerifier, isExternal: boolean): CallerOfToken {
  return async (token) => {
    const claims = await verifier.verify(token);
    const user = isExternal
      ? await externalAccount(db, verifier.issuer, claims)
      : isUuid(claims.sub)
        ? await findOpenAccount(db, claims.sub)
        : undefined;
    if (user === undefined || user.closedOnUtc !== null) throw new Refusal('not-signed-in', TOKEN_TEXTS.accountClosed);
    return {
      userId: user.id,
      userName: user.userName,
      roles: user.roles,
      salesRegions: user.salesRegions,
      isExternal: user.issuer !== null || toList(claims['amr']).includes('external'),
    };
  };
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
