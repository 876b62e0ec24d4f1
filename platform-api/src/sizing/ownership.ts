import type { OwnershipRule, Right, Who } from '../access/rules.ts';
import { rightOf } from '../access/user-or-guest.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { findResultOwner } from './store.ts';

/** A result set that was made without user and guest key is kept by its unguessable id alone. */
export function resultSetOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(resultId: string, who: Who): Promise<Right> {
      const owner = await findResultOwner(db, resultId);
      const isAnonymous = owner !== undefined && owner.userId === null && owner.guestKeyHash === null;
      return isAnonymous ? 'read' : rightOf(owner, who);
    },
    refusal: () => notFound('result'),
  };
}
