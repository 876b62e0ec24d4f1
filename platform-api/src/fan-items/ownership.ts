import type { OwnershipRule } from '../access/rules.ts';
import { rightOf } from '../access/user-or-guest.ts';
import { notFound } from '../refusal.ts';
import { type Database, type Queryable, schema } from '../store/database.ts';
import { isItem } from './store.ts';

/** What is in a project is its members' as the project is; else an item is its maker's, who may be a guest (A-137). */
export function fanItemOwnership(db: Database, project: Pick<OwnershipRule, 'rightTo'>): OwnershipRule {
  return {
    async rightTo(fanItemId, who) {
      const item = await findOwnedItem(db, fanItemId);
      return item?.projectId ? project.rightTo(item.projectId, who) : rightOf(item, who);
    },
    refusal: () => notFound('item'),
  };
}

async function findOwnedItem(db: Queryable, fanItemId: string) {
  const { userId, guestKeyHash, projectId } = schema.fanItems;
  const [item] = await db.select({ userId, guestKeyHash, projectId }).from(schema.fanItems).where(isItem(fanItemId));
  return item;
}
