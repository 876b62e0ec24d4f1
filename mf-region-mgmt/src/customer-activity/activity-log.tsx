import { ListEmpty, type ShowList, useList } from '@specbuilder/shared-ui/paging';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';
import { ActivityTable, customerOf } from './activity-table.tsx';
import { LogBar } from './log-bar.tsx';
import { LogFilters } from './log-filters.tsx';
import { countLogFilters, type LogAddress, NO_FILTERS } from './log-query.ts';
import type { useActivityLog } from './use-activity-log.ts';
import { VisitLog } from './visit-log.tsx';

interface ActivityLogProps {
  readonly address: LogAddress;
  readonly log: ReturnType<typeof useActivityLog>;
  /** Another part of the address; what names no page starts at the first. */
  readonly onChange: ShowList<LogAddress>;
  /** The log of the customer in `address.userId`, whom the page is about. */
  readonly isOfOneCustomer?: boolean;
}

/** The log with its filters: of all customers, or on the page of one. */
export function ActivityLog({ address, log, onChange, isOfOneCustomer = false }: ActivityLogProps) {
  const isAdmin = useIsAdmin();
  // A page of visits is none of the actions, of which the first one says how many there are.
  const list = useList(log, address.isByVisit ? { ...address, pageIndex: 0 } : address, onChange);
  const asFilters = isOfOneCustomer ? { ...address, userId: null, regions: [] } : address;
  const isFiltered = countLogFilters(asFilters, isAdmin) > 0;
  const clear = () => onChange(isOfOneCustomer ? { ...NO_FILTERS, userId: address.userId } : NO_FILTERS);
  const found = log.data?.items.find(({ userId }) => userId === address.userId);
  const empty = (
    <ListEmpty
      isFiltered={isFiltered}
      onShowAll={clear}
      messages={{ ...ACTIVITY_MESSAGES, showAll: FILTERS_MESSAGES.clear }}
    />
  );
  return (
    <>
      <LogFilters
        address={address}
        onChange={onChange}
        onClear={clear}
        isOfOneCustomer={isOfOneCustomer}
        customerName={found ? customerOf(found) : null}
      />
      <LogBar
        address={address}
        onChange={onChange}
        isOfOneCustomer={isOfOneCustomer}
        totalCount={log.isPlaceholderData ? null : (log.data?.totalCount ?? null)}
      />
      {address.isByVisit ? (
        <VisitLog address={address} onChange={onChange} hasCustomer={!isOfOneCustomer} empty={empty} />
      ) : (
        <ActivityTable {...list} hasCustomer={!isOfOneCustomer} hidden={address.hidden} empty={empty} />
      )}
    </>
  );
}
