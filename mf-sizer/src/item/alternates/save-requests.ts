import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import type { RetainedAlternates } from './retained-alternates.ts';

/**
 * Save requests for an item and its alternates: the offered one first, at the requested position, then the others as
 * its alternates. Each has its own idempotency key, which stays the same on every retry.
 */
export function withAlternates(
  request: SaveRequest,
  kept: RetainedAlternates | null,
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
