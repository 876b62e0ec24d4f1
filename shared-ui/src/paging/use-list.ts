import { listFailure } from './list-failure.ts';
import type { PageAddress } from './page-address.ts';
import { type ShowList, usePageInRange } from './use-list-address.ts';

/** What a list's query says, as far as its table shows it. */
interface ListQuery<Page> {
  readonly data: Page | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What the table of a list needs besides its columns. */
export interface ListState<Page> {
  readonly page: Page | undefined;
  readonly pageSize: number;
  /** Why the list did not load, with the way to try again; null while it loads and once it has. */
  readonly failure: ReturnType<typeof listFailure> | null;
  /** The rows are those of the page before. */
  readonly isRefreshing: boolean;
  readonly onPage: (pageIndex: number) => void;
}

/**
 * The state of a list whose page is in the address. A page past the end leads to the last one: rows may be gone since the
 * address was stored.
 */
export function useList<Page extends { readonly totalCount: number }>(
  query: ListQuery<Page>,
  address: PageAddress,
  show: ShowList<PageAddress>,
): ListState<Page> {
  const isBeyond = usePageInRange(query, address, show);
  return {
    page: query.data,
    pageSize: address.pageSize,
    failure: query.isError ? listFailure(query.error, () => void query.refetch()) : null,
    isRefreshing: query.isPlaceholderData || isBeyond,
    onPage: (pageIndex) => show({ pageIndex }),
  };
}
