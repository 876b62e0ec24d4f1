import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { customer as customerSchema } from '@specbuilder/shared-contracts/api';
import { REGION_ERRORS } from '@specbuilder/shared-contracts/domain';
import { Button, EmptyState, LoadFailure, SkeletonRows, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen, useLocation, useParams, useSearchParams } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { ActivityLog } from '../customer-activity/activity-log.tsx';
import { hiddenOfOneCustomer } from '../customer-activity/log-columns.ts';
import { type LogAddress, readLogAddress, writeLogAddress } from '../customer-activity/log-query.ts';
import { useActivityLog } from '../customer-activity/use-activity-log.ts';
import { nameOf } from '../customers/customer-texts.ts';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { CUSTOMER_DETAIL_MESSAGES } from '../messages/customer-detail.generated.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerTabs, TabPanel } from './customer-tabs.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ProjectsTab, QuotesTab, RequestsTab } from './record-tabs.tsx';
import { readTab, withTab } from './tabs.ts';
import { useRecord } from './use-record.ts';

/** Data of a customer, what they did and have, and notes about them; all for the staff of their region. */
export function CustomerDetailPage() {
  const { userId = '' } = useParams();
  const user = useReadable(usePlatform().session.user);
  const isAdmin = useIsAdmin();
  if (user === null) return null;
  // Another customer starts with a fresh state.
  if (isAdmin || user.salesRegions.length > 0) return <CustomerDetail key={userId} userId={userId} />;
  return (
    <Screen state="app.region-mgmt.user-logs">
      <PageFrame title={CUSTOMER_DETAIL_MESSAGES.title}>
        <EmptyState title={REGION_ERRORS.notAssignedToRegion} />
      </PageFrame>
    </Screen>
  );
}

function CustomerDetail({ userId }: { readonly userId: string }) {
  const platform = usePlatform();
  const customer = useCustomer(userId);
  const [query, setQuery] = useSearchParams();
  const inAddress = readLogAddress(query);
  const hidden = hiddenOfOneCustomer(inAddress.hidden);
  // The path says who it is, and their region is none to be chosen.
  const address: LogAddress = { ...inAddress, hidden, userId, regions: [] };
  const tab = readTab(query);
  const show = (next: Partial<LogAddress>, replace = false) =>
    setQuery(
      (present) => {
        const changed = { ...readLogAddress(present), pageIndex: 0, ...next, regions: [], userId: null };
        return withTab(writeLogAddress(changed), readTab(present));
      },
      { replace },
    );
  const [draft, setDraft] = useState('');
  const record = useRecord(userId);
  const log = useActivityLog(address, tab === 'activity');
  const back = (
    <Button icon={<ArrowLeftRegular />} onClick={() => platform.navigate('app.region-mgmt.users')}>
      {CUSTOMER_DETAIL_MESSAGES.back}
    </Button>
  );
  if (customer.isError) {
    return (
      <Screen state="app.region-mgmt.user-logs">
        <PageFrame title={CUSTOMER_DETAIL_MESSAGES.title} actions={back}>
          <LoadFailure {...listFailure(customer.error, () => void customer.refetch())} />
        </PageFrame>
      </Screen>
    );
  }
  return (
    <Screen state="app.region-mgmt.user-logs" isReady={!customer.isPending}>
      <PageFrame title={customer.data ? nameOf(customer.data) : CUSTOMER_DETAIL_MESSAGES.title} actions={back}>
        {customer.data ? <CustomerFacts customer={customer.data} /> : <SkeletonRows rows={3} rowHeightPx={44} />}
        <CustomerTabs
          tab={tab}
          record={record.data}
          onChoose={(next) => setQuery((present) => withTab(present, next), { replace: true })}
        />
        <TabPanel tab={tab}>
          {tab === 'activity' && <ActivityLog address={address} log={log} onChange={show} isOfOneCustomer />}
          {tab === 'projects' && <ProjectsTab userId={userId} />}
          {tab === 'requests' && <RequestsTab userId={userId} />}
          {tab === 'quotes' && <QuotesTab userId={userId} />}
          {tab === 'notes' && <NotesTab userId={userId} draft={draft} onDraft={setDraft} />}
        </TabPanel>
      </PageFrame>
    </Screen>
  );
}

/** The customer: at first as the list that led here had them (REG-005). */
function useCustomer(userId: string) {
  const { apiQueries } = usePlatform();
  const { state } = useLocation() as { readonly state: { readonly userDetails?: unknown } | null };
  const { data: known } = customerSchema.safeParse(state?.userDetails);
  return useQuery({
    ...apiQueries.customers.read.queryOptions({ input: { userId } }),
    ...(known?.userId === userId && { placeholderData: known }),
    staleTime: 0,
  });
}
