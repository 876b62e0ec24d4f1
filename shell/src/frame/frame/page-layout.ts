import { LAYOUTS, type Layout } from '@specbuilder/shared-contracts/events';
import type { CurrentRoute } from '../../navigation/routing/route-controller.ts';

interface LayoutFacts {
  readonly match: CurrentRoute['match'];
  /** Of the feature whose page it is. */
  readonly ofPage: Layout | undefined;
  readonly isStoreView: boolean;
  /** Value of the layout cookie; anything but a known layout counts as none. */
  readonly cookie: string | null;
}

/** The layout of a screen: of the shop, as its feature or area declares it, by the cookie, else the default one. */
export function pageLayout({ match, ofPage, isStoreView, cookie }: LayoutFacts): Layout {
  if (isStoreView) return 'contentOnly';
  return ofPage ?? match?.route.layout ?? LAYOUTS.find((layout) => layout === cookie) ?? 'verticalNavigation';
}
