import { Route, Routes } from '@specbuilder/shared-ui/router';
import type { ReactNode } from 'react';
import { OptionsSkeleton } from '../configure/options/options-skeleton.tsx';
import { useEarlySearchRequest } from '../search/prefetch/use-early-search-request.ts';
import { SearchSkeleton } from '../search/search/search-skeleton.tsx';
import { LazyPage, type LazyPageProps } from './pages/lazy-page.tsx';
import {
  loadCalculatorPage,
  loadCommerceLanding,
  loadCurvePage,
  loadFaqsPage,
  loadOptionsPage,
  loadSchedulePage,
  loadSearchPage,
} from './pages/pages.ts';
import { StartPage } from './start/start-page.tsx';
import { useOptionsPrefetch } from './use-options-prefetch.ts';

const SEARCH_PATH = '/fans/sizer/search';

/** While the sizer is being left its last route may match for a moment: it shows nothing then, never an error. */
export function SizerRoutes() {
  useOptionsPrefetch();
  useEarlySearchRequest(SEARCH_PATH);
  return (
    <Routes>
      <Route path="/start" element={<StartPage />} />
      {pageAt(SEARCH_PATH, 'app.fans.sizer.search', loadSearchPage, <SearchSkeleton />)}
      {pageAt('/fans/sizer/options/:fanItemId', 'app.fans.sizer.options', loadOptionsPage, <OptionsSkeleton />)}
      {pageAt('/fans/sizer/schedule', 'app.fans.sizer.schedule', loadSchedulePage)}
      {pageAt('/fans/sizer/curve', 'app.fans.sizer.curve', loadCurvePage)}
      {pageAt('/commerce-landing/*', 'app.commerce-landing', loadCommerceLanding)}
      {pageAt('/load-calculator', 'app.loadCalculator', loadCalculatorPage)}
      {pageAt('/faqs', 'app.faqs', loadFaqsPage)}
      <Route path="*" element={null} />
    </Routes>
  );
}

/** Routes look at their children's elements, so this is no component. */
function pageAt(path: string, state: string, load: LazyPageProps['load'], fallback: ReactNode = null) {
  return <Route path={path} element={<LazyPage state={state} load={load} fallback={fallback} />} />;
}
