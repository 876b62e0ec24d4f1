import { createHash } from 'node:crypto';
import {
  type AuditEntry,
  appendAudit,
  type Database,
  type ExternalIdentity,
  HttpError,
  TOKEN_MESSAGES,
  violatesUnique,
} from '../../../core/index.ts';
import { isEmailOfAnother, type UserRow } from '../../users/store.ts';
import {
  type ExternalProfile,
  findExternalAccount,
  noteToken,
  regionExists,
  type SaidByProvider,
  saveExternalAccount,
} from '../account-store.ts';
import type { AccountsOfTokens } from '../authenticate.ts';
import { type ExternalClaims, readExternalClaims } from './claim-reading.ts';

type Mapping = Pick<ExternalIdentity, 'claims' | 'roles'>;

/** Users of an external provider: their rows are made at first sight and follow what the newest token says. */
export function externalAccounts(db: Database, issuer: string, mapping: Mapping): AccountsOfTokens {
  return async (claims) => {
    const said = readExternalClaims(claims, mapping);
    if (said.userId === undefined) {
      throw new HttpError('not-signed-in', TOKEN_MESSAGES.noUser({ claim: mapping.claims.userId }));
    }
    // No session id: the provider does not say here when a session ends.
    const issued = claims.iat === undefined ? null : new Date(claims.iat * 1000);
    return { user: await accountOf(db, issuer, { ...said, userId: said.userId }, issued), sessionId: null };
  };
}

type KnownClaims = ExternalClaims & { readonly userId: string };

/** The row of an external user, brought up to what the token says unless it follows a newer one. */
async function accountOf(db: Database, issuer: string, said: KnownClaims, issued: Date | null): Promise<UserRow> {
  const { userId: subject } = said;
  const known = await findExternalAccount(db, issuer, subject);
  if (known !== undefined && isOlder(issued, known)) return known;
  const profile = await profileOf(db, issuer, said, known);
  if (known !== undefined && follows(known, profile)) {
    if (issued !== null && issued.getTime() !== known.tokenIssuedOnUtc?.getTime())
      await noteToken(db, known.id, issued);
    return known;
  }
  const token = { issuer, subject, profile, tokenIssuedOnUtc: issued };
  try {
    return await save(db, token, known);
  } catch (error) {
    // Two accounts may have come with the address at the same moment.
    if (!violatesUnique(error, 'users_email_key')) throw error;
    return save(db, { ...token, profile: { ...profile, email: noEmail(markOf(issuer, subject)) } }, known);
  }
}

/** A token that is still in time but was issued before the one that brought the row up to date. */
function isOlder(issued: Date | null, { tokenIssuedOnUtc }: UserRow): boolean {
  return issued !== null && tokenIssuedOnUtc !== null && issued < tokenIssuedOnUtc;
}

function follows(row: UserRow, profile: ExternalProfile): boolean {
  return (Object.keys(profile) as (keyof ExternalProfile)[]).every(
    (field) => JSON.stringify(profile[field]) === JSON.stringify(row[field]),
  );
}

/** Writes the row, and to the audit log what an administrator would look for. */
function save(db: Database, token: SaidByProvider, known: UserRow | undefined): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const user = await saveExternalAccount(tx, token);
    // The change comes from the provider, so the audit entry has no actor of ours.
    if (user !== undefined) await appendAudit(tx, changesOf(known, user), { actorId: null, address: null });
    const current = user ?? (await findExternalAccount(tx, token.issuer, token.subject));
    if (current === undefined) throw new Error('An account that follows a newer token is not there');
    return current;
  });
}

function changesOf(before: UserRow | undefined, { id: userId, roles, salesRegions }: UserRow): AuditEntry[] {
  const entries: AuditEntry[] = before === undefined ? [{ action: 'account-registered', userId }] : [];
  const note = (action: AuditEntry['action'], was: readonly unknown[], is: readonly unknown[]) => {
    const details = { before: [...was].sort().join(' '), after: [...is].sort().join(' ') };
    if (details.before !== details.after) entries.push({ action, userId, details });
  };
  note('roles-changed', before?.roles ?? [], roles);
  note('sales-regions-changed', before?.salesRegions ?? [], salesRegions);
  return entries;
}

const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** User names of several providers may repeat, so they carry a mark; an address stays with who had it first. */
async function profileOf(
  db: Database,
  issuer: string,
  said: KnownClaims,
  known: UserRow | undefined,
): Promise<ExternalProfile> {
  const mark = markOf(issuer, said.userId);
  const { email, defaultSalesRegion: region } = said;
  const isFree = email !== '' && (email === known?.email || !(await isEmailOfAnother(db, email, known?.id ?? NO_ONE)));
  const isKnownRegion = region !== null && (region === known?.defaultSalesRegion || (await regionExists(db, region)));
  return {
    userName: `${(said.userName || 'user').slice(0, 39)}.${mark}`,
    email: isFree ? email : noEmail(mark),
    firstName: said.givenName,
    lastName: said.familyName,
    companyName: said.company || null,
    roles: said.roles,
    salesRegions: said.salesRegions,
    defaultSalesRegion: isKnownRegion ? region : null,
  };
}

/** Of a user and their provider. */
function markOf(issuer: string, userId: string): string {
  return createHash('sha256').update(`${issuer} ${userId}`).digest('hex').slice(0, 10);
}

/** An undeliverable address, for accounts without one. */
function noEmail(mark: string): string {
  return `${mark}@external.invalid`;
}
