import { AUDIT_ACTIONS, type AuditAction } from '@specbuilder/shared-contracts/domain';
import { type PageAddress, readPageAddress, writePageAddress } from '@specbuilder/shared-ui/paging';

/** The audit log's state in the address: its page and filters. Days are whole days of the reader. */
export interface AuditAddress extends PageAddress {
  readonly action: AuditAction | null;
  readonly userId: string | null;
  /** As 2026-03-01, or nothing. */
  readonly from: string;
  readonly to: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Filters that make no sense count as none. */
export function readAuditAddress(query: URLSearchParams): AuditAddress {
  const userId = query.get('userId') ?? '';
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
  };
  return {
    ...readPageAddress(query),
    action: AUDIT_ACTIONS.find((action) => action === query.get('action')) ?? null,
    userId: UUID.test(userId) ? userId : null,
    from: day('from'),
    to: day('to'),
  };
}

export function writeAuditAddress({ action, userId, from, to, ...page }: AuditAddress): URLSearchParams {
  const query = writePageAddress(page);
  for (const [name, value] of Object.entries({ action, userId, from, to })) if (value) query.set(name, value);
  return query;
}

/** Filter of the request; the end of a day is the start of the next one, since ends are exclusive. */
export function auditFilterOf({ action, userId, from, to }: AuditAddress) {
  return {
    ...(action === null ? {} : { action: [action] }),
    ...(userId === null ? {} : { userId }),
    ...(from === '' ? {} : { fromDate: beginOf(from, 0) }),
    ...(to === '' ? {} : { toDate: beginOf(to, 1) }),
  };
}

export function isFiltered({ action, userId, from, to }: AuditAddress): boolean {
  return action !== null || userId !== null || from !== '' || to !== '';
}

function beginOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
