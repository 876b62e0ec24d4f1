import { nameKey } from '@specbuilder/shared-contracts/domain';
import type { UserRow } from '../../../accounts/index.ts';
import { invalid, PRIVACY_MESSAGES, type UnitOfWork } from '../../../core/index.ts';
import { namesOf, noteChange, numberedName } from '../../../projects/index.ts';
import * as store from './store.ts';

/**
 * Checked after the accounts are locked, because the colleague may have left in the meantime.
 *
 * @throws HttpError 'invalid' with field colleague for an account that is missing, closed or the user's own
 */
export async function colleagueNamed(unit: UnitOfWork, named: string, user: UserRow): Promise<UserRow> {
  const colleague = await store.findColleague(unit.tx, named);
  if (colleague === undefined) throw invalid('colleague', PRIVACY_MESSAGES.noColleague);
  if (colleague.id === user.id) throw invalid('colleague', PRIVACY_MESSAGES.yourself);
  return colleague;
}

/**
 * Transfers projects of a user to another user, whose account is locked. A project whose name the new owner already
 * uses gets a number.
 *
 * @param limit most projects; null for all
 * @returns the new project names
 */
export async function handOver(
  unit: UnitOfWork,
  user: UserRow,
  colleague: UserRow,
  limit: number | null = null,
): Promise<readonly string[]> {
  const { tx } = unit;
  const names: string[] = [];
  for (const { id, name: before, manufacturerLabelId } of await store.lockProjectsOf(tx, user.id, limit)) {
    const name = numberedName(before, await namesOf(tx, colleague.id, manufacturerLabelId));
    await store.giveProject(tx, id, { userId: colleague.id, name, nameKey: nameKey(name) });
    await noteChange(unit, id, { what: 'members' });
    const details = { from: user.id, to: colleague.id };
    const subject = addressOf(id);
    unit.audit({ action: 'project-ownership-moved', userId: user.id, subject, details });
    names.push(name);
  }
  return names;
}

/**
 * @param limit most projects; null for all
 * @returns number of deleted projects
 */
export async function deleteProjects(unit: UnitOfWork, user: UserRow, limit: number | null = null): Promise<number> {
  const ids = (await store.lockProjectsOf(unit.tx, user.id, limit)).map(({ id }) => id);
  for (const id of ids) unit.audit({ action: 'deleted', userId: user.id, subject: addressOf(id) });
  if (ids.length > 0) await store.deleteProjects(unit.tx, ids);
  return ids.length;
}

function addressOf(projectId: string): string {
  return `/api/projects/${projectId}`;
}
