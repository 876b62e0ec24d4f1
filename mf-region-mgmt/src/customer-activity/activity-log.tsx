import { Button, EmptyState } from '@specbuilder/shared-ui/core';
import { listFailure, type ShowList, usePageInRange } from '@specbuilder/shared-ui/paging';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';
import { ActivityTable, customerOf } from './activity-table.tsx';
import { LogFilters } from './log-filters.tsx';
import { countLogFilters, type LogAddress, NO_FILTERS } from './log-query.ts';
import type { useActivityLog } from './use-activity-log.ts';

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
  const isBeyond = usePageInRange(log, address, onChange);
  const asFilters = isOfOneCustomer ? { ...address, userId: null, regions: [] } : address;
  const isFiltered = countLogFilters(asFilters, isAdmin) > 0;
  const clear = () => onChange(isOfOneCustomer ? { ...NO_FILTERS, userId: address.userId } : NO_FILTERS);
  const found = log.data?.items.find(({ userId }) => userId === address.userId);
  return (
    <>
      <LogFilters
        address={address}
        onChange={onChange}
        onClear={clear}
        isOfOneCustomer={isOfOneCustomer}
        customerName={found ? customerOf(found) : null}
      />
      <ActivityTable
        page={log.data}
        pageSize={address.pageSize}
        hasCustomer={!isOfOneCustomer}
        failure={log.isError ? listFailure(log.error, () => void log.refetch()) : null}
        empty={<NoActivity isFiltered={isFiltered} onShowAll={clear} />}
        isRefreshing={log.isPlaceholderData || isBeyond}
        onPage={(pageIndex) => onChange({ pageIndex })}
      />
    </>
  );
}

function NoActivity({ isFiltered, onShowAll }: { readonly isFiltered: boolean; readonly onShowAll: () => void }) {
  if (!isFiltered) return <EmptyState title={ACTIVITY_MESSAGES.empty} text={ACTIVITY_MESSAGES.emptyText} />;
  return (
    <EmptyState
      title={ACTIVITY_MESSAGES.emptyFiltered}
      actions={<Button onClick={onShowAll}>{FILTERS_MESSAGES.clear}</Button>}
    />
  );
}
