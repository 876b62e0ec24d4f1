import { usePlatform } from '@specbuilder/shared-ui/core';
import { useSearchParams } from '@specbuilder/shared-ui/router';
import { useEffect } from 'react';
import type { PageAddress } from './page-address.ts';

/** How the state of a list is read from the address and written to it. */
interface ListAddress<A extends PageAddress> {
  readonly read: (query: URLSearchParams) => A;
  readonly write: (address: A) => URLSearchParams;
}

/** Changes a part of the address; a change that names no page starts at the first. */
export type ShowList<A extends PageAddress> = (next: Partial<A>, replace?: boolean) => void;

/**
 * The state of a list in the address, and how to change it. A change starts from the address of that moment, not from that
 * of the last drawing, which is what the router's own update function gets: two changes in a row lost the first one.
 */
export function useListAddress<A extends PageAddress>({ read, write }: ListAddress<A>): readonly [A, ShowList<A>] {
  const [query, setQuery] = useSearchParams();
  const { history } = usePlatform().navigation;
  const show: ShowList<A> = (next, replace = false) => {
    const present = read(new URLSearchParams(history.location.search));
    setQuery(write({ ...present, pageIndex: 0, ...next }), { replace });
  };
  return [read(query), show];
}

interface LoadedList {
  readonly data: { readonly totalCount: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/**
 * Leads from a page past the end to the last one: rows may be gone since the address was stored or the page was shown.
 *
 * @returns whether the page is past the end
 */
export function usePageInRange(
  { data, isPlaceholderData }: LoadedList,
  { pageIndex, pageSize }: PageAddress,
  show: ShowList<PageAddress>,
): boolean {
  const lastPage = data && Math.max(0, Math.ceil(data.totalCount / pageSize) - 1);
  const isBeyond = lastPage !== undefined && pageIndex > lastPage && !isPlaceholderData;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to the page follows from the address
  useEffect(() => {
    if (isBeyond) show({ pageIndex: lastPage }, true);
  }, [isBeyond, lastPage]);
  return isBeyond;
}
