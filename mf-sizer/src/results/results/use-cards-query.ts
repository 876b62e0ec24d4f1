import { BREAKPOINTS, usePlatform } from '@specbuilder/shared-ui/core';

/** A shop's frame is narrower than a page, so cards stay until a grid with every row open fits. */
const STORE_CARDS = '(max-width: 899.98px)';

/** Windows in which results are cards instead of a grid. */
export function useCardsQuery(): string {
  return usePlatform().store === null ? BREAKPOINTS.phone : STORE_CARDS;
}
