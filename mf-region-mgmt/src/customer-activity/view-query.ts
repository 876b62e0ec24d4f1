import type { LogView } from '@specbuilder/shared-contracts/api';
import { type LogAddress, readLogAddress, writeLogAddress } from './log-query.ts';

/** What a saved view keeps of the address: filters, columns and grouping, and neither page nor open filters. */
export function viewQuery(address: LogAddress): string {
  return writeLogAddress({ ...address, pageIndex: 0, pageSize: DEFAULT.pageSize, isExpanded: null }).toString();
}

/** What the page shows of a saved view: everything that a view keeps, also where it says nothing. */
export function viewChange(query: string): Partial<LogAddress> {
  const {
    pageIndex: _page,
    pageSize: _size,
    isExpanded: _filters,
    ...shown
  } = readLogAddress(new URLSearchParams(query));
  return shown;
}

/** The same for a view as it was saved: in whatever order, and without what this release does not know. */
export function savedQuery(address: LogAddress, { query }: Pick<LogView, 'query'>): string {
  return viewQuery({ ...address, ...viewChange(query) });
}

const DEFAULT = readLogAddress(new URLSearchParams());
