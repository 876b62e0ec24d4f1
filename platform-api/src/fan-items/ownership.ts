import { eq } from 'drizzle-orm';
import type { OwnershipRule } from '../access/rules.ts';
import { rightOf, type UserOrGuest } from '../access/user-or-guest.ts';
import { notFound } from '../refusal.ts';
import { type Database, type Queryable, schema } from '../store/database.ts';
import { isItem } from './store.ts';

/** An item belongs to a user once it is in a project or was made signed in, else to a guest. */
export function fanItemOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(fanItemId, who) {
      const item = await findOwnedItem(db, fanItemId);
      const right = rightOf(item, who);
      return right === 'change' && item?.isReadOnly ? 'read' : right;
    },
    refusal: () => notFound('item'),
  };
}

interface OwnedItem extends UserOrGuest {
  /** It is in a project, and the brand has the setting by which none is changed. */
  readonly isReadOnly: boolean;
}

async function findOwnedItem(db: Queryable, fanItemId: string): Promise<OwnedItem | undefined> {
  const { fanItems, brands } = schema;
  const { userId, guestKeyHash, projectId } = fanItems;
  const [item] = await db
    .select({ userId, guestKeyHash, projectId, features: brands.features })
    .from(fanItems)
    .innerJoin(brands, eq(brands.manufacturerLabelId, fanItems.manufacturerLabelId))
    .where(isItem(fanItemId));
  return item && { ...item, isReadOnly: item.projectId !== null && item.features.readOnlyProjects };
}
