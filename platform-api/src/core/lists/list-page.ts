import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The page of a list that is requested, counted from 0. */
export interface RequestedPage {
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** Rows to read: so many, after so many others, from the beginning of the order or from its end. */
export interface PageRows {
  readonly offset: number;
  readonly limit: number;
  readonly isFromEnd: boolean;
}

/** One past the end has no rows. */
export function rowsOfPage({ pageIndex, pageSize }: RequestedPage, totalCount: number): PageRows {
  const before = pageIndex * pageSize;
  const limit = Math.max(0, Math.min(pageSize, totalCount - before));
  const after = Math.max(0, totalCount - before - limit);
  return after < before ? { offset: after, limit, isFromEnd: true } : { offset: before, limit, isFromEnd: false };
}

/**
 * The order of a page's rows in SQL. All keys go in one direction, so that an index of them serves both, from either end.
 *
 * @param keys of the order; the last one tells any two rows apart
 */
export function orderOf(keys: readonly SQLWrapper[], isDescending: boolean, { isFromEnd }: PageRows): SQL[] {
  const direction = isDescending === isFromEnd ? asc : desc;
  return keys.map((key) => direction(key));
}

/** @param rows as `orderOf` brought them */
export function inOrder<Row>(rows: readonly Row[], { isFromEnd }: PageRows): Row[] {
  return isFromEnd ? [...rows].reverse() : [...rows];
}

/** Brings rows that were read by their keys into the order of the keys. */
export function byKeys<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => found.get(key) ?? []);
}
