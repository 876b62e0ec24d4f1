import type { OwnershipRule, Right, Who } from '../access/rules.ts';
import { rightOf } from '../access/user-or-guest.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { findResultOwner, listProjectsOfResult } from './store.ts';

/** A result set that was made without user and guest key is kept by its unguessable id alone. Who reads
 * a project reads the searches that its items came from. */
export function resultSetOwnership(db: Database, project: Pick<OwnershipRule, 'rightTo'>): OwnershipRule {
  return {
    async rightTo(resultId: string, who: Who): Promise<Right> {
      const owner = await findResultOwner(db, resultId);
      if (owner === undefined) return 'none';
      if (owner.userId === null && owner.guestKeyHash === null) return 'read';
      const right = rightOf(owner, who);
      if (right !== 'none' || who.caller === null) return right;
      for (const projectId of await listProjectsOfResult(db, resultId)) {
        if ((await project.rightTo(projectId, who)) !== 'none') return 'read';
      }
      return 'none';
    },
    refusal: () => notFound('result'),
  };
}
