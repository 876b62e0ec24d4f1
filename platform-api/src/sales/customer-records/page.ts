import type { PageRows, RequestedPage } from '../../core/index.ts';

/** Which part of a list of a customer is requested. */
export interface PageOfCustomer extends RequestedPage {
  readonly userId: string;
}

/** A part of what there is of a customer, and how much there is. */
export interface ListOfCustomer<Item> extends RequestedPage {
  readonly items: Item[];
  readonly totalCount: number;
}

/** Lists of one customer are short enough to be read from their beginning. */
export type RowsOfList = Pick<PageRows, 'limit' | 'offset'>;

export function rowsOf({ pageIndex, pageSize }: RequestedPage): RowsOfList {
  return { limit: pageSize, offset: pageIndex * pageSize };
}

export function listOf<Item>(
  { pageIndex, pageSize }: RequestedPage,
  items: Item[],
  totalCount: number,
): ListOfCustomer<Item> {
  return { items, totalCount, pageIndex, pageSize };
}
