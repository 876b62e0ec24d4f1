import { LAYOUTS, type Layout } from '@specbuilder/shared-contracts/events';
import { ERROR_PATHS } from '../errors/error-paths.ts';
import type { CurrentRoute } from '../routing/route-controller.ts';

interface LayoutFacts {
  readonly route: Pick<CurrentRoute, 'match' | 'path'>;
  readonly isStoreView: boolean;
  /** Value of the layout cookie; anything but a known layout counts as none. */
  readonly cookie: string | null;
}

/** The layout of a screen: of the shop, of an error page, as its area declares it, by the cookie, else the usual one. */
export function pageLayout({ route: { match, path }, isStoreView, cookie }: LayoutFacts): Layout {
  if (isStoreView || ERROR_PATHS.some((own) => own === path.split('?')[0])) return 'contentOnly';
  return match?.route.layout ?? LAYOUTS.find((layout) => layout === cookie) ?? 'verticalNavigation';
}
