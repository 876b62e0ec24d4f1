import { eq } from 'drizzle-orm';
import { type Actor, type Caller, isAdmin } from '../identity/caller.ts';
import { type Queryable, schema } from '../store/database.ts';

/** Who an item belongs to: a user once it is in a project or was made signed in, else a guest. */
export interface ItemOwner {
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
}

export async function findItemOwner(db: Queryable, fanItemId: string): Promise<ItemOwner | undefined> {
  const { userId, guestKeyHash } = schema.fanItems;
  const [owner] = await db
    .select({ userId, guestKeyHash })
    .from(schema.fanItems)
    .where(eq(schema.fanItems.id, fanItemId));
  return owner;
}

/** Once a user owns the item the guest key that made it opens nothing any more. */
export function ownsItem(owner: ItemOwner, actor: Actor): boolean {
  if (owner.userId !== null) return owner.userId === actor.userId;
  return owner.guestKeyHash !== null && owner.guestKeyHash === actor.guestKeyHash;
}

export function mayReadItem(owner: ItemOwner, actor: Actor, caller: Caller | null): boolean {
  return ownsItem(owner, actor) || (caller !== null && isAdmin(caller));
}
