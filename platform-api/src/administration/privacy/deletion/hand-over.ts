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
 * Transfers all projects of a user to another user, whose account is locked. A project whose name the new owner already
 * uses gets a number.
 *
 * @returns the new project names
 */
export async function handOver(unit: UnitOfWork, user: UserRow, colleague: UserRow): Promise<readonly string[]> {
  const { tx } = unit;
  const names: string[] = [];
  for (const { id, name: before, manufacturerLabelId } of await store.lockProjectsOf(tx, user.id)) {
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

export async function deleteAll(unit: UnitOfWork, user: UserRow): Promise<void> {
  for (const { id } of await store.lockProjectsOf(unit.tx, user.id)) {
    const subject = addressOf(id);
    unit.audit({ action: 'deleted', userId: user.id, subject });
  }
  await store.deleteProjects(unit.tx, user.id);
}

function addressOf(projectId: string): string {
  return `/api/projects/${projectId}`;
}
