import { loadInTasks } from '../../search/prefetch/load-in-tasks.ts';

/** Pages that load on demand. */
export const loadSearchPage = () =>
  loadInTasks(import(/* webpackChunkName: "search" */ '../../search/search/lazy-search.ts'));
export const loadOptionsPage = () =>
  import(/* webpackChunkName: "options" */ '../../configure/options/options-page.tsx');
export const loadCurvePage = () => import('../../curve/live-curve/curve-page.tsx');
export const loadSchedulePage = () => import(/* webpackChunkName: "schedule" */ '../../schedule/schedule-page.tsx');
// Small and seldom visited, they come in one file: each name of a file is paid for by every visit of the start page.
export const loadCommerceLanding = () =>
  import(/* webpackChunkName: "other" */ '../commerce-landing/commerce-landing.tsx');
export const loadCalculatorPage = () =>
  import(/* webpackChunkName: "other" */ '../load-calculator/load-calculator-page.tsx');
export const loadFaqsPage = () => import(/* webpackChunkName: "other" */ '../faqs/faqs-page.tsx');
