import { BREAKPOINTS, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';

/** A shop's frame is narrower than a page, so cards stay until a grid with every row open has room. */
const STORE_CARDS = '(max-width: 899.98px)';

/** Whether results are cards instead of a grid. */
export function useIsCardList(): boolean {
  const { store } = usePlatform();
  return useMediaQuery(store === null ? BREAKPOINTS.phone : STORE_CARDS);
}
