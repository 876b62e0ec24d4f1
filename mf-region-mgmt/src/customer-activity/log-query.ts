import { DEFAULT_PAGE_INDEX, DEFAULT_PAGE_SIZE, UserActionType } from '@specbuilder/shared-contracts/domain';

/** The log's query as it stands in the address: pi, ps and evt. */
export interface LogAddress {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly eventType: UserActionType | null;
}

const MAX_PAGE_SIZE = 200;
const ACTIONS = new Set<number>(Object.values(UserActionType));

/** Values that make no sense fall back to the first page of ten. */
export function readLogAddress(query: URLSearchParams): LogAddress {
  const eventType = Number(query.get('evt'));
  return {
    pageIndex: wholeNumber(query.get('pi'), DEFAULT_PAGE_INDEX, Number.MAX_SAFE_INTEGER, 0),
    pageSize: wholeNumber(query.get('ps'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, 1),
    eventType: ACTIONS.has(eventType) ? (eventType as UserActionType) : null,
  };
}

/** Only what differs from the defaults, so that plain addresses stay plain. */
export function writeLogAddress({ pageIndex, pageSize, eventType }: LogAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (pageIndex !== DEFAULT_PAGE_INDEX) query.set('pi', String(pageIndex));
  if (pageSize !== DEFAULT_PAGE_SIZE) query.set('ps', String(pageSize));
  if (eventType !== null) query.set('evt', String(eventType));
  return query;
}

function wholeNumber(text: string | null, fallback: number, most: number, least: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= least && value <= most ? value : fallback;
}
