import { type Actor, isAdmin } from './caller.ts';
import type { Right, Who } from './rules.ts';

/** Who owns what guests make too: a user, else the guest who made it. */
export interface UserOrGuest {
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
}

/** Once a user owns the thing the guest key that made it opens nothing any more. */
function belongsTo({ userId, guestKeyHash }: UserOrGuest, actor: Actor): boolean {
  if (userId !== null) return userId === actor.userId;
  return guestKeyHash !== null && guestKeyHash === actor.guestKeyHash;
}

/** Owners change, administrators read. */
export function rightOf(owner: UserOrGuest | undefined, { actor, caller }: Who): Right {
  if (owner === undefined) return 'none';
  if (belongsTo(owner, actor)) return 'change';
  return caller !== null && isAdmin(caller) ? 'read' : 'none';
}
