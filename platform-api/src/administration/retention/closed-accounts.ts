import { type AccountPorts, lockAdministrators, lockUser } from '../../accounts/index.ts';
import { commitTogether, type Database } from '../../core/index.ts';
import { deleteAccount } from '../privacy/deletion/service.ts';
import { accountsClosedBefore } from './store.ts';

export interface ClosedAccountPorts extends AccountPorts {
  readonly onProblem: (error: unknown) => void;
}

/** Deletes accounts that were disabled long ago, each in a transaction of its own; one that fails is tried again. */
export async function deleteClosedAccounts(db: Database, before: Date, ports: ClosedAccountPorts): Promise<number> {
  let deleted = 0;
  for (const userId of await accountsClosedBefore(db, before)) {
    try {
      if (await deleteIfClosed(db, userId, before, ports)) deleted += 1;
    } catch (error) {
      ports.onProblem(error);
    }
  }
  return deleted;
}

/** @returns false where it was opened or deleted meanwhile */
function deleteIfClosed(db: Database, userId: string, before: Date, ports: ClosedAccountPorts): Promise<boolean> {
  const actor = { userId: null, guestKeyHash: null };
  const request = { actor, manufacturerLabelId: 1, userAction: null, repeatable: null, onProblem: ports.onProblem };
  return commitTogether(db, request, async (unit) => {
    await lockAdministrators(unit.tx);
    const closedOnUtc = (await lockUser(unit.tx, userId))?.closedOnUtc ?? null;
    if (closedOnUtc === null || closedOnUtc >= before) return false;
    await deleteAccount(unit, userId, { projects: 'delete', colleague: '' }, ports);
    return true;
  });
}
