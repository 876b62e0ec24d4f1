import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useLocation } from '@specbuilder/shared-ui/router';
import { useEarlyRequest } from './use-early-request.ts';

/**
 * A search that is the first screen of a page queries the server while its own code loads. This also loads the client
 * part that the start page does not need, which the search's other calls waited 0.35 s for on a phone.
 *
 * @param searchPath path of search pages
 */
export function useEarlySearchRequest(searchPath: string): void {
  const { apiQueries, queries } = usePlatform();
  const { pathname, search } = useLocation();
  useEarlyRequest(async () => {
    const fanCategoryType: FanCategory = Number(new URLSearchParams(search).get('category'));
    if (pathname !== searchPath || !(fanCategoryType > 0)) return;
    await queries.prefetchQuery(apiQueries.catalog.searchCriteria.queryOptions({ input: { fanCategoryType } }));
  });
}
