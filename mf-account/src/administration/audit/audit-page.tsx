import { Button, EmptyState, usePlatform } from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { listFailure, useListAddress, usePageInRange } from '@specbuilder/shared-ui/paging';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { ADMIN_AUDIT_MESSAGES as MESSAGES } from '../../messages/admin-audit.generated.ts';
import { auditFilterOf, isFiltered, readAuditAddress, writeAuditAddress } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { useAuditDownload } from './use-audit-download.ts';

/** Who did what, newest first. */
export function AuditPage() {
  const { apiQueries } = usePlatform();
  const [address, show] = useListAddress({ read: readAuditAddress, write: writeAuditAddress });
  const { pageIndex, pageSize } = address;
  const filter = auditFilterOf(address);
  const { isMaking, download } = useAuditDownload();
  const log = useQuery({
    ...apiQueries.auditLog.list.queryOptions({ input: { pageIndex, pageSize, ...filter } }),
    placeholderData: keepPreviousData,
    // Others write this log all the time.
    staleTime: 0,
  });
  const isBeyond = usePageInRange(log, address, show);
  const showAll = () => show(readAuditAddress(new URLSearchParams()));
  return (
    <Screen state="app.admin.audit" isReady={!log.isPending}>
      <PageFrame
        title={MESSAGES.title}
        lead={MESSAGES.lead}
        actions={
          <Button disabledFocusable={isMaking} onClick={() => void download(filter)}>
            {MESSAGES.download}
          </Button>
        }
      >
        <AuditFilters address={address} onChange={show} />
        <AuditTable
          page={log.data}
          pageSize={pageSize}
          failure={log.isError ? listFailure(log.error, () => void log.refetch()) : null}
          empty={<NoLines isFiltered={isFiltered(address)} onShowAll={showAll} />}
          isRefreshing={log.isPlaceholderData || isBeyond}
          onPage={(next) => show({ pageIndex: next })}
        />
      </PageFrame>
    </Screen>
  );
}

function NoLines({
  isFiltered: hasFilter,
  onShowAll,
}: {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  if (!hasFilter) return <EmptyState title={MESSAGES.empty} />;
  return (
    <EmptyState title={MESSAGES.emptyFiltered} actions={<Button onClick={onShowAll}>{MESSAGES.showAll}</Button>} />
  );
}
