/** Pages that load on demand. */
export const loadSearchPage = () => import(/* webpackChunkName: "search" */ '../search/search-page.tsx');
export const loadOptionsPage = () => import(/* webpackChunkName: "options" */ '../options/options-page.tsx');
export const loadCommerceLanding = () =>
  import(/* webpackChunkName: "commerce-landing" */ '../commerce-landing/commerce-landing.tsx');
export const loadFaqsPage = () => import(/* webpackChunkName: "faqs" */ '../faqs/faqs-page.tsx');
