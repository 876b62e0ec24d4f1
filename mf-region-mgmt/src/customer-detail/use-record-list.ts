import { RECORD_PAGE_SIZE } from '@specbuilder/shared-contracts/api';
import { type QueryFunction, type QueryKey, useQueries } from '@specbuilder/shared-ui/query';
import { useState } from 'react';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
}
interface PageQuery<Row> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<Page<Row>>;
}

export interface RecordListState<Row> {
  /** Undefined while the first ones load. */
  readonly rows: readonly Row[] | undefined;
  /** How many there are that are not shown. */
  readonly olderCount: number;
  readonly isLoadingOlder: boolean;
  /** Why the newest or the older ones did not load. */
  readonly error: Error | null;
  readonly showOlder: () => void;
  readonly retry: () => void;
}

/** A list of what there is of a customer, the newest first: the first page, and as many older ones as were requested. */
export function useRecordList<Row>(
  query: (page: { readonly pageIndex: number; readonly pageSize: number }) => PageQuery<Row>,
  idOf: (row: Row) => string,
): RecordListState<Row> {
  const [pageCount, setPageCount] = useState(1);
  const indexes = Array.from({ length: pageCount }, (_, pageIndex) => pageIndex);
  const pages = useQueries({
    // Others change it all the time.
    queries: indexes.map((pageIndex) => ({ ...query({ pageIndex, pageSize: RECORD_PAGE_SIZE }), staleTime: 0 })),
  });
  const loaded = pages.flatMap(({ data }) => (data === undefined ? [] : [data]));
  // A new row at the top moves the last one of a page onto the next page.
  const rows = new Map(loaded.flatMap(({ items }) => items.map((row) => [idOf(row), row])));
  const isPending = pages[0]?.data === undefined;
  return {
    rows: isPending ? undefined : [...rows.values()],
    olderCount: Math.max(0, (loaded[0]?.totalCount ?? 0) - rows.size),
    isLoadingOlder: !isPending && pages.some((page) => page.isPending),
    error: pages.find((page) => page.error !== null && page.data === undefined)?.error ?? null,
    showOlder: () => setPageCount((count) => count + 1),
    retry: () => {
      for (const page of pages) if (page.isError) void page.refetch();
    },
  };
}
