import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import type { KeptAlternates } from './kept-alternates.ts';

/**
 * What is sent for an item and what was kept beside it: the offered one first, which takes the place asked for, then the
 * others as its alternates. Each has a key of its own, the same with every try.
 */
export function withAlternates(
  request: SaveRequest,
  kept: KeptAlternates | null,
): readonly [SaveRequest, ...SaveRequest[]] {
  if (kept === null) return [request];
  const { offered, members } = kept;
  const keyOf = (itemId: string) =>
    itemId === request.itemId ? request.idempotencyKey : `${request.idempotencyKey}.${itemId}`;
  const main: SaveRequest = { ...request, itemId: offered, idempotencyKey: keyOf(offered) };
  const others = members
    .filter((itemId) => itemId !== offered)
    .map((itemId): SaveRequest => {
      const place = { replacesItemId: null, alternateToId: request.alternateToId ?? offered };
      return { ...request, ...place, itemId, idempotencyKey: keyOf(itemId) };
    });
  return [main, ...others];
}
