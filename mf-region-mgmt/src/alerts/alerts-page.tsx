import type { Alert } from '@specbuilder/shared-contracts/api';
import { REGION_ERRORS } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { Button, EmptyState, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { ListEmpty, useList, useListAddress } from '@specbuilder/shared-ui/paging';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { useEffect, useState } from 'react';
import { ALERTS_MESSAGES } from '../messages/alerts.generated.ts';
import { alertTime } from './alert-texts.ts';
import { type AlertsAddress, readAlertsAddress, writeAlertsAddress } from './alerts-address.ts';
import { AlertsTable } from './alerts-table.tsx';
import { OpenAlert } from './open-alert.tsx';
import { RecipientFilter } from './recipient-filter.tsx';

/** Mails that the user gets about what customers do; administrators manage the alerts of all users. */
export function AlertsPage() {
  const user = useReadable(usePlatform().session.user);
  if (user === null) return null;
  const isAdmin = user.roles.includes('admin');
  if (isAdmin || user.salesRegions.length > 0) return <Alerts user={user} isAdmin={isAdmin} />;
  return (
    <Screen state="app.region-mgmt.alerts">
      <PageFrame {...header()}>
        <EmptyState title={REGION_ERRORS.notAssignedToRegion} />
      </PageFrame>
    </Screen>
  );
}

interface AlertsProps {
  readonly user: SignedInUser;
  readonly isAdmin: boolean;
}

function Alerts({ user, isAdmin }: AlertsProps) {
  const [address, show] = useListAddress({ read: readAlertsAddress, write: writeAlertsAddress });
  const [opened, setOpened] = useState<Alert | 'new' | null>(null);
  const alerts = useAlerts(address, isAdmin);
  const { recipientId } = address;
  const isFiltered = isAdmin && recipientId !== null;
  const list = useList(alerts, address, show);
  return (
    <Screen state="app.region-mgmt.alerts" isReady={!alerts.isPending}>
      <PageFrame
        {...header()}
        actions={
          <>
            {isAdmin && <RecipientFilter value={recipientId} onChange={(next) => show({ recipientId: next })} />}
            <Button appearance="primary" onClick={() => setOpened('new')}>
              {ALERTS_MESSAGES.create}
            </Button>
          </>
        }
      >
        <AlertsTable
          {...list}
          hasRecipients={isAdmin}
          empty={
            <ListEmpty
              isFiltered={isFiltered}
              onShowAll={() => show({ recipientId: null })}
              messages={ALERTS_MESSAGES}
            />
          }
          onEdit={setOpened}
        />
      </PageFrame>
      <OpenAlert alert={opened} user={user} onClose={() => setOpened(null)} />
    </Screen>
  );
}

/** The list, requested again whenever an alert was saved or deleted. */
function useAlerts({ pageIndex, pageSize, recipientId }: AlertsAddress, isAdmin: boolean) {
  const { apiQueries, bus, queries } = usePlatform();
  const { list } = apiQueries.alerts;
  useEffect(
    () => bus.subscribe('alert-saved', () => void queries.invalidateQueries({ queryKey: list.key() })),
    [bus, queries, list],
  );
  const filter = isAdmin && recipientId !== null ? { recipientId } : {};
  return useQuery({
    ...list.queryOptions({ input: { pageIndex, pageSize, ...filter } }),
    placeholderData: keepPreviousData,
  });
}

const header = () => ({ title: ALERTS_MESSAGES.title, lead: ALERTS_MESSAGES.lead({ time: alertTime() }) });
