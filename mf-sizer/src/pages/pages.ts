/** Pages that load on demand. */
export const loadSearchPage = () => import(/* webpackChunkName: "search" */ '../search/search-page.tsx');
export const loadOptionsPage = () => import(/* webpackChunkName: "options" */ '../options/options-page.tsx');
export const loadCurvePage = () => import(/* webpackChunkName: "curve-page" */ '../live-curve/curve-page.tsx');
export const loadCommerceLanding = () =>
  import(/* webpackChunkName: "commerce-landing" */ '../commerce-landing/commerce-landing.tsx');
export const loadSchedulePage = () => import(/* webpackChunkName: "schedule" */ '../schedule/schedule-page.tsx');
