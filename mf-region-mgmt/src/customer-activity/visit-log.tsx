import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ShowList, useList } from '@specbuilder/shared-ui/paging';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import type { ReactNode } from 'react';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { type LogAddress, logInput } from './log-query.ts';
import { VisitTable } from './visit-table.tsx';

interface VisitLogProps {
  readonly address: LogAddress;
  readonly onChange: ShowList<LogAddress>;
  readonly hasCustomer: boolean;
  readonly empty: ReactNode;
}

/** A page of visits as the address wants it. */
export function VisitLog({ address, onChange, hasCustomer, empty }: VisitLogProps) {
  const { apiQueries } = usePlatform();
  const input = logInput(address, useIsAdmin());
  const visits = useQuery({
    ...apiQueries.events.visits.queryOptions({ input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const list = useList(visits, address, onChange);
  return (
    <>
      <p>{ACTIVITY_MESSAGES.visitsLead}</p>
      <VisitTable {...list} hasCustomer={hasCustomer} hidden={address.hidden} empty={empty} />
    </>
  );
}
