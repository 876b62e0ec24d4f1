import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { ListEmpty, useList, useListAddress } from '@specbuilder/shared-ui/paging';
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
  const list = useList(log, address, show);
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
          {...list}
          empty={<ListEmpty isFiltered={isFiltered(address)} onShowAll={showAll} messages={MESSAGES} />}
        />
      </PageFrame>
    </Screen>
  );
}
