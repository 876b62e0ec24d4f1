import type { AdminUser, UserOrder, UserRights } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import {
  ADMIN_USERS_MESSAGES,
  type Caller,
  HttpError,
  invalid,
  notFound,
  type Queryable,
  rowsOfPage,
  type UnitOfWork,
} from '../../core/index.ts';
import { forgetReset } from '../account/store.ts';
import { revokeKeysOf } from '../api-keys/service.ts';
import type { EndedSessions } from '../identity/ended-sessions.ts';
import { endSessionsOf } from '../identity/user-sessions.ts';
import { userDisplayName } from '../users/display-name.ts';
import type { UserRow } from '../users/store.ts';
import * as store from './store.ts';

type Ended = Pick<EndedSessions, 'end'>;

export interface UsersQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly keyword?: string | undefined;
  readonly orderByKey: UserOrder;
  readonly orderByDescending: boolean;
}

/** Accounts by page: open ones and closed ones. */
export async function readUsers(db: Queryable, query: UsersQuery) {
  const { pageIndex, pageSize, keyword, orderByKey, orderByDescending } = query;
  const totalCount = await store.countUsers(db, { keyword });
  const page = { ...rowsOfPage(query, totalCount), orderBy: orderByKey, isDescending: orderByDescending };
  const items = (await store.listUsers(db, { keyword }, page)).map(userResponse);
  return { items, totalCount, pageIndex, pageSize };
}

/**
 * Sets roles and sales regions; both apply from the user's next call.
 *
 * @throws HttpError 'conflict' for the last administrator, for the caller's own administrator role and for an account
 *   that a sign-in provider stores; 'invalid' with field salesRegions for a region that does not exist
 */
export async function saveRights(
  unit: UnitOfWork,
  caller: Caller,
  { userId, ...requested }: UserRights & { readonly userId: string },
): Promise<AdminUser> {
  const { tx } = unit;
  const administrators = await store.lockAdministrators(tx);
  const user = await existing(tx, userId);
  if (user.issuer !== null) throw new HttpError('conflict', ADMIN_USERS_MESSAGES.keptByProvider);
  const roles = grantedRoles(requested.roles);
  if (user.roles.includes('admin') && !roles.includes('admin')) rejectLoss(administrators, caller, user);
  const salesRegions = await knownRegions(tx, requested.salesRegions);
  noteChange(unit, user, 'roles-changed', user.roles, roles);
  noteChange(unit, user, 'sales-regions-changed', user.salesRegions, salesRegions);
  const defaultSalesRegion = defaultAmong(user, salesRegions);
  return userResponse(await store.changeUser(tx, userId, { roles, salesRegions, defaultSalesRegion }));
}

/**
 * Closes an account, which ends its sessions and revokes its API keys immediately, or opens it again. Keys do not come
 * back with the account: opening revokes those that accounts kept when they were closed before this rule.
 *
 * @throws HttpError 'conflict' for the caller's own account and for the last administrator
 */
export async function saveState(
  unit: UnitOfWork,
  caller: Caller,
  { userId, isClosed }: { readonly userId: string; readonly isClosed: boolean },
  endedSessions: Ended,
): Promise<AdminUser> {
  const { tx } = unit;
  const administrators = await store.lockAdministrators(tx);
  const user = await existing(tx, userId);
  if ((user.closedOnUtc !== null) === isClosed) return userResponse(user);
  if (isClosed) {
    if (user.id === caller.userId) throw new HttpError('conflict', ADMIN_USERS_MESSAGES.ownAccount);
    if (user.roles.includes('admin')) rejectLoss(administrators, caller, user);
    await forgetReset(tx, userId);
    await endSessionsOf(unit, endedSessions, userId, null);
  }
  await revokeKeysOf(unit, userId);
  unit.audit({ action: isClosed ? 'account-closed' : 'account-opened', userId });
  return userResponse(await store.changeUser(tx, userId, { closedOnUtc: isClosed ? new Date() : null }));
}

/**
 * Signs a user out everywhere; their API keys are revoked as well.
 *
 * @throws HttpError 'not-found' when there is no such user
 */
export async function endSessions(unit: UnitOfWork, userId: string, endedSessions: Ended): Promise<void> {
  await existing(unit.tx, userId);
  await endSessionsOf(unit, endedSessions, userId, null);
  await revokeKeysOf(unit, userId);
  unit.audit({ action: 'session-ended', userId, details: { sessions: 'all' } });
}

/** Every account carries 'user' beside its other roles, so that project routes work for it. */
export function grantedRoles(requested: readonly Role[]): Role[] {
  return [...new Set<Role>(['user', ...requested])];
}

/** @throws HttpError 'invalid' with field salesRegions */
export async function knownRegions(db: Queryable, requested: readonly number[]): Promise<number[]> {
  const numbers = [...new Set(requested)];
  const [unknown] = await store.unknownRegions(db, numbers);
  if (unknown !== undefined) throw invalid('salesRegions', ADMIN_USERS_MESSAGES.noSuchRegion({ region: unknown }));
  return numbers;
}

export function userResponse(user: UserRow): AdminUser {
  const { id, userName, email, firstName, lastName, companyName, roles, salesRegions, issuer, passwordHash } = user;
  return {
    userId: id,
    userName,
    email,
    firstName,
    lastName,
    name: userDisplayName(user),
    companyName,
    roles,
    salesRegions,
    isExternal: issuer !== null,
    isInvited: issuer === null && passwordHash === null,
    createdOnUtc: user.createdOnUtc.toISOString(),
    closedOnUtc: user.closedOnUtc?.toISOString() ?? null,
  };
}

async function existing(db: Queryable, userId: string): Promise<UserRow> {
  const user = await store.lockUser(db, userId);
  if (user === undefined) throw notFound('user');
  return user;
}

/** @param user an administrator who shall be one no more */
function rejectLoss(administrators: readonly string[], caller: Caller, user: UserRow): void {
  if (user.id === caller.userId) throw new HttpError('conflict', ADMIN_USERS_MESSAGES.ownAdmin);
  const others = administrators.filter((id) => id !== user.id);
  if (user.closedOnUtc === null && others.length === 0) throw new HttpError('conflict', ADMIN_USERS_MESSAGES.lastAdmin);
}

/** A customer's own region is none of those that they work for, and stays. */
function defaultAmong(user: UserRow, salesRegions: readonly number[]): number | null {
  const { defaultSalesRegion: preferred, salesRegions: before } = user;
  const isLost = preferred !== null && before.includes(preferred) && !salesRegions.includes(preferred);
  return preferred === null || isLost ? (salesRegions[0] ?? null) : preferred;
}

function noteChange(
  unit: UnitOfWork,
  { id: userId }: UserRow,
  action: 'roles-changed' | 'sales-regions-changed',
  before: readonly (string | number)[],
  after: readonly (string | number)[],
): void {
  const texts = [before, after].map((values) => [...values].sort().join(' '));
  const [was = '', is = ''] = texts;
  if (was !== is) unit.audit({ action, userId, details: { before: was, after: is } });
}
