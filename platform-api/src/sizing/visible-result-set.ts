import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { mayReadItem } from '../fan-items/visibility.ts';
import type { Actor, Caller } from '../identity/caller.ts';
import { notFound } from '../refusal.ts';
import type { Queryable } from '../store/database.ts';
import { findResultSet, type ResultSetRow } from './store.ts';

export interface Reader {
  readonly actor: Actor;
  readonly caller: Caller | null;
}

export type SizedBy = 'duty' | 'space';

/**
 * A stored result set that the caller may see. One that was made without user and guest key is kept by its
 * unguessable id alone.
 *
 * @throws Refusal 'not-found' when there is none, it is somebody else's, or it is of the other kind
 */
export async function visibleResultSet(
  db: Queryable,
  resultId: string,
  { actor, caller }: Reader,
  kind?: SizedBy,
): Promise<ResultSetRow> {
  const set = await findResultSet(db, resultId);
  const isVisible =
    set !== undefined && ((set.userId === null && set.guestKeyHash === null) || mayReadItem(set, actor, caller));
  if (!isVisible) throw notFound('Result');
  const isHvls = set.fanCategoryType === FanCategory.HighVolumeLowSpeed;
  if (kind !== undefined && isHvls !== (kind === 'space')) throw notFound('Result');
  return set;
}
