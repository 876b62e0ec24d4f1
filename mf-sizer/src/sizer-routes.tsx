import { usePlatform } from '@specbuilder/shared-ui/core';
import { Route, Routes } from '@specbuilder/shared-ui/router';
import { useEffect } from 'react';
import { OptionsSkeleton } from './options/options-skeleton.tsx';
import { LazyPage } from './pages/lazy-page.tsx';
import { loadCommerceLanding, loadFaqsPage, loadOptionsPage, loadSearchPage } from './pages/pages.ts';
import { prefetch } from './prefetch/prefetch.ts';
import { SearchSkeleton } from './search/search-skeleton.tsx';
import { StartPage } from './start/start-page.tsx';

/** While the sizer is being left its last route may match for a moment: it shows nothing then, never an error. */
export function SizerRoutes() {
  const { bus } = usePlatform();
  // Who has rows will configure one of them.
  useEffect(() => bus.subscribe('sizing-completed', () => prefetch(loadOptionsPage)), [bus]);
  return (
    <Routes>
      <Route path="/start" element={<StartPage />} />
      <Route
        path="/fans/sizer/search"
        element={<LazyPage state="app.fans.sizer.search" load={loadSearchPage} fallback={<SearchSkeleton />} />}
      />
      <Route
        path="/fans/sizer/options/:fanItemId"
        element={<LazyPage state="app.fans.sizer.options" load={loadOptionsPage} fallback={<OptionsSkeleton />} />}
      />
      <Route path="/faqs" element={<LazyPage state="app.faqs" load={loadFaqsPage} fallback={null} />} />
      <Route
        path="/commerce-landing/*"
        element={<LazyPage state="app.commerce-landing" load={loadCommerceLanding} fallback={null} />}
      />
      <Route path="*" element={null} />
    </Routes>
  );
}
