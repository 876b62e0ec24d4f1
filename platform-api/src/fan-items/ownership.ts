import type { OwnershipRule } from '../access/rules.ts';
import { rightOf, type UserOrGuest } from '../access/user-or-guest.ts';
import { notFound } from '../refusal.ts';
import { type Database, type Queryable, schema } from '../store/database.ts';
import { isItem } from './store.ts';

/** An item belongs to a user once it is in a project or was made signed in, else to a guest. */
export function fanItemOwnership(db: Database): OwnershipRule {
  return {
    rightTo: async (fanItemId, who) => rightOf(await findItemOwner(db, fanItemId), who),
    refusal: () => notFound('item'),
  };
}

async function findItemOwner(db: Queryable, fanItemId: string): Promise<UserOrGuest | undefined> {
  const { userId, guestKeyHash } = schema.fanItems;
  const [owner] = await db.select({ userId, guestKeyHash }).from(schema.fanItems).where(isItem(fanItemId));
  return owner;
}
