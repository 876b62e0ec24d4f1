import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { type PageAddress, readPageAddress, writePageAddress } from '@specbuilder/shared-ui/paging';

/** The log's query as it stands in the address: its page and evt. */
export interface LogAddress extends PageAddress {
  readonly eventType: UserActionType | null;
}

const ACTIONS = new Set<number>(Object.values(UserActionType));

/** An action that there is none of counts as all of them. */
export function readLogAddress(query: URLSearchParams): LogAddress {
  const eventType = Number(query.get('evt'));
  return { ...readPageAddress(query), eventType: ACTIONS.has(eventType) ? (eventType as UserActionType) : null };
}

export function writeLogAddress({ eventType, ...page }: LogAddress): URLSearchParams {
  const query = writePageAddress(page);
  if (eventType !== null) query.set('evt', String(eventType));
  return query;
}
