import type { AccountDeletion, DeletionOutlook } from '@specbuilder/shared-contracts/api';
import {
  type AccountPorts,
  brandOf,
  deletedAccountKey,
  endSessionsOf,
  findOpenAccount,
  forgetFailures,
  lockAdministrators,
  markDeleted,
  type UserRow,
} from '../../../accounts/index.ts';
import {
  HttpError,
  notFound,
  PRIVACY_MESSAGES,
  type Queryable,
  TOKEN_MESSAGES,
  type UnitOfWork,
} from '../../../core/index.ts';
import { colleagueNamed, deleteProjects, handOver } from './hand-over.ts';
import { accountDeletedMail, projectsGivenMail } from './mails.ts';
import * as store from './store.ts';

export type ProjectPlan = Pick<AccountDeletion, 'projects' | 'colleague'>;

/** What became of projects so far. */
export interface SettledProjects {
  readonly count: number;
  /** New names of those that a colleague has now, the first of them. */
  readonly names: readonly string[];
}

const NONE_SETTLED: SettledProjects = { count: 0, names: [] };

/** What the owner of an account reads before deleting it. */
export async function readDeletion(db: Queryable, userId: string): Promise<DeletionOutlook> {
  const user = await findOpenAccount(db, userId);
  if (user === undefined) throw notFound('user');
  return {
    projectCount: await store.countProjects(db, userId),
    isLastAdministrator: user.roles.includes('admin') && (await store.isOnlyAdministrator(db, userId)),
    hasPassword: user.passwordHash !== null,
  };
}

/**
 * Closes an account that is about to be deleted: no one signs in any more, and its sessions end.
 *
 * @throws HttpError 'conflict' for the last administrator, 'invalid' with field colleague, 'not-signed-in' if it is gone
 */
export async function closeForDeletion(
  unit: UnitOfWork,
  userId: string,
  plan: ProjectPlan,
  ports: AccountPorts,
): Promise<void> {
  const user = await lockLeaver(unit, userId, plan);
  if (user.closedOnUtc !== null) throw new HttpError('not-signed-in', TOKEN_MESSAGES.accountClosed);
  if (plan.projects === 'hand-over') await colleagueNamed(unit, plan.colleague, user);
  await store.setClosed(unit.tx, userId, true);
  await endSessionsOf(unit, ports.endedSessions, userId, null);
  unit.audit({ action: 'account-closed', userId });
}

/** Opens an account again that could not be deleted. */
export async function reopen(unit: UnitOfWork, userId: string): Promise<void> {
  await store.setClosed(unit.tx, userId, false);
  unit.audit({ action: 'account-opened', userId });
}

/**
 * Hands over or deletes some of the projects of an account.
 *
 * @returns what became of them; a count of 0 once there are none left
 * @throws HttpError 'invalid' with field colleague
 */
export async function settleSome(
  unit: UnitOfWork,
  userId: string,
  plan: ProjectPlan,
  limit: number,
): Promise<SettledProjects> {
  const user = await lockLeaver(unit, userId, plan);
  if (plan.projects === 'delete') return { count: await deleteProjects(unit, user, limit), names: [] };
  const names = await handOver(unit, user, await colleagueNamed(unit, plan.colleague, user), limit);
  return { count: names.length, names };
}

/** Locks the account and the one that gets its projects; every deletion locks the administrators first. */
async function lockLeaver(unit: UnitOfWork, userId: string, plan: ProjectPlan): Promise<UserRow> {
  const { tx } = unit;
  const administrators = await lockAdministrators(tx);
  const successor = plan.projects === 'hand-over' ? (await store.findColleague(tx, plan.colleague))?.id : undefined;
  const user = (await store.lockAccounts(tx, successor === undefined ? [userId] : [userId, successor])).get(userId);
  if (user === undefined) throw new HttpError('not-signed-in', TOKEN_MESSAGES.accountClosed);
  if (administrators.length === 1 && administrators[0] === userId) {
    throw new HttpError('conflict', PRIVACY_MESSAGES.lastAdministrator);
  }
  return user;
}

/**
 * Deletes an account and what is stored about its owner. Only their id stays, where it identifies no person: in the
 * audit log and in the cells that they changed in projects of others.
 *
 * @param settled projects that earlier steps handed over or deleted
 * @throws HttpError 'conflict' for the last administrator, 'invalid' with field colleague, 'not-signed-in' if it is gone
 */
export async function deleteAccount(
  unit: UnitOfWork,
  userId: string,
  plan: ProjectPlan,
  ports: AccountPorts,
  settled = NONE_SETTLED,
): Promise<void> {
  const { tx } = unit;
  const user = await lockLeaver(unit, userId, plan);
  const { colleague, projectNames, count } = await settleProjects(unit, user, plan, settled);
  await endAccess(unit, user, ports);
  await store.releaseWork(tx, userId);
  await store.deleteCorrespondence(tx, user);
  await store.forgetAddress(tx, user);
  await store.forgetUser(tx, userId);
  await sayGoodbye(unit, { user, colleague, projectNames, count }, ports);
  const fate = count === 0 ? 'none' : colleague === null ? 'deleted' : 'handed-over';
  unit.audit({ action: 'account-deleted', userId, details: { projects: fate, count: String(count) } });
}

async function settleProjects(unit: UnitOfWork, user: UserRow, plan: ProjectPlan, { count, names }: SettledProjects) {
  if (plan.projects === 'delete') {
    return { colleague: null, projectNames: [], count: count + (await deleteProjects(unit, user)) };
  }
  const colleague = await colleagueNamed(unit, plan.colleague, user);
  const others = await handOver(unit, user, colleague);
  return { colleague, projectNames: [...names, ...others], count: count + others.length };
}

/** Nothing signs in any more: sessions and tokens, half-done sign-ins, and tokens of another provider. */
async function endAccess(unit: UnitOfWork, user: UserRow, { endedSessions }: AccountPorts): Promise<void> {
  const { tx } = unit;
  await endSessionsOf(unit, endedSessions, user.id, null);
  await store.deleteProviderTraces(tx, user.id);
  await forgetFailures(tx, 'account', user.userName);
  await forgetFailures(tx, 'code', user.id);
  await forgetFailures(tx, 'confirmation', user.id);
  if (user.issuer === null || user.subject === null) return;
  const key = deletedAccountKey(user.issuer, user.subject);
  await markDeleted(tx, key);
  unit.afterCommit(() => endedSessions.end(key));
}

interface Goodbye {
  readonly user: UserRow;
  readonly colleague: UserRow | null;
  readonly projectNames: readonly string[];
  readonly count: number;
}

async function sayGoodbye(unit: UnitOfWork, gone: Goodbye, ports: AccountPorts): Promise<void> {
  const { outbox, publicUrl } = ports;
  const facts = { ...gone, brand: brandOf(ports, unit.manufacturerLabelId), publicUrl };
  await outbox.post(unit, { ...accountDeletedMail(facts), userId: null });
  const { colleague, count } = gone;
  if (colleague === null || count === 0) return;
  await outbox.post(unit, { ...projectsGivenMail(facts, colleague), userId: colleague.id });
}
