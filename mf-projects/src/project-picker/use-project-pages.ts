import type { ProjectStub, StubOrder } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQueries, useQuery } from '@specbuilder/shared-ui/query';

export interface ProjectSearch {
  readonly search: string;
  readonly order: StubOrder;
  readonly isArchived: boolean;
}

/** First and last row in view, counted over the whole list. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

const PAGE_SIZE = 50;

/**
 * The pages of the list that are in view. The first one is always among them, since it says how many projects there are;
 * it stays on the screen until that of another search has come.
 */
export function useProjectPages(search: ProjectSearch, { first, last }: RowRange, isEnabled: boolean) {
  const { apiQueries } = usePlatform();
  const page = (pageIndex: number) => ({
    ...apiQueries.projectStubs.page.queryOptions({ input: { ...search, pageIndex, pageSize: PAGE_SIZE } }),
    enabled: isEnabled,
  });
  const header = useQuery({ ...page(0), placeholderData: keepPreviousData });
  const firstOther = Math.max(1, Math.floor(first / PAGE_SIZE));
  const others = useQueries({ queries: range(firstOther, Math.floor(last / PAGE_SIZE)).map(page) });
  const rowAt = (index: number): ProjectStub | undefined => {
    const pageIndex = Math.floor(index / PAGE_SIZE);
    const response = pageIndex === 0 ? header : others[pageIndex - firstOther];
    return response?.data?.items[index % PAGE_SIZE];
  };
  return {
    rowAt,
    totalCount: header.data?.totalCount ?? 0,
    isPending: header.isPending,
    isError: header.isError,
    retry: () => void header.refetch(),
  };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
