import { type PageAddress, readPageAddress, writePageAddress } from '@specbuilder/shared-ui/paging';

/** The state of the list in the address: its page, and the recipient, which applies to administrators only. */
export interface AlertsAddress extends PageAddress {
  readonly recipientId: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readAlertsAddress(query: URLSearchParams): AlertsAddress {
  const recipientId = query.get('recipientId') ?? '';
  return { ...readPageAddress(query), recipientId: UUID.test(recipientId) ? recipientId : null };
}

export function writeAlertsAddress({ recipientId, ...page }: AlertsAddress): URLSearchParams {
  const query = writePageAddress(page);
  if (recipientId !== null) query.set('recipientId', recipientId);
  return query;
}
