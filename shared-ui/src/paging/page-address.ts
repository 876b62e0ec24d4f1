import { DEFAULT_PAGE_INDEX, DEFAULT_PAGE_SIZE } from '@specbuilder/shared-contracts/domain';

/** The page of a list as contained in the address: pi and ps. */
export interface PageAddress {
  readonly pageIndex: number;
  readonly pageSize: number;
}

const MAX_PAGE_SIZE = 200;

/** Values that make no sense fall back to the first page of ten. */
export function readPageAddress(query: URLSearchParams): PageAddress {
  return {
    pageIndex: wholeNumber(query.get('pi'), DEFAULT_PAGE_INDEX, Number.MAX_SAFE_INTEGER, 0),
    pageSize: wholeNumber(query.get('ps'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, 1),
  };
}

/** Only what differs from the defaults, so that plain addresses stay plain. */
export function writePageAddress({ pageIndex, pageSize }: PageAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (pageIndex !== DEFAULT_PAGE_INDEX) query.set('pi', String(pageIndex));
  if (pageSize !== DEFAULT_PAGE_SIZE) query.set('ps', String(pageSize));
  return query;
}

function wholeNumber(text: string | null, fallback: number, max: number, min: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= min && value <= max ? value : fallback;
}
