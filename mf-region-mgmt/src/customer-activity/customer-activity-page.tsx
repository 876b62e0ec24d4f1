import { REGION_ERRORS, USER_ACTION_LABELS, UserActionType } from '@specbuilder/shared-contracts/domain';
import { Button, EmptyState, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { ACTIVITY_TEXTS } from '../words/activity.generated.ts';
import { ActivityTable } from './activity-table.tsx';
import { type LogAddress, readLogAddress, writeLogAddress } from './log-query.ts';

/** What customers of the caller's sales regions did, newest first; admins see every region. */
export function CustomerActivityPage() {
  const platform = usePlatform();
  const user = useReadable(platform.session.user);
  const [query, setQuery] = useSearchParams();
  const address = readLogAddress(query);
  const show = (next: Partial<LogAddress>) => setQuery(writeLogAddress({ ...address, pageIndex: 0, ...next }));
  const isUnassigned = user?.roles.includes('admin') === false && user.salesRegions.length === 0;
  const { pageIndex, pageSize, eventType } = address;
  const log = useQuery({
    ...platform.apiQueries.events.salesRegionEvents.queryOptions({
      input: { pageIndex, pageSize, ...(eventType === null ? {} : { eventType: [eventType] }) },
    }),
    enabled: !isUnassigned,
    placeholderData: keepPreviousData,
    // Others write this log all the time.
    staleTime: 0,
  });
  return (
    <Screen state="app.region-mgmt.logs" isReady={isUnassigned || !log.isPending}>
      <PageFrame
        title={ACTIVITY_TEXTS.title}
        actions={!isUnassigned && <ActionFilter value={eventType} onChange={(next) => show({ eventType: next })} />}
      >
        {isUnassigned ? (
          <EmptyState title={REGION_ERRORS.notAssignedToRegion} />
        ) : (
          <ActivityTable
            page={log.data}
            pageSize={pageSize}
            failure={log.isError ? listFailure(log.error, () => void log.refetch()) : null}
            empty={<NoActivity isFiltered={eventType !== null} onShowAll={() => show({ eventType: null })} />}
            isRefreshing={log.isPlaceholderData}
            onPage={(next) => show({ pageIndex: next })}
          />
        )}
      </PageFrame>
    </Screen>
  );
}

function NoActivity({ isFiltered, onShowAll }: { readonly isFiltered: boolean; readonly onShowAll: () => void }) {
  if (!isFiltered) return <EmptyState title={ACTIVITY_TEXTS.empty} text={ACTIVITY_TEXTS.emptyText} />;
  return (
    <EmptyState
      title={ACTIVITY_TEXTS.emptyFiltered}
      actions={<Button onClick={onShowAll}>{ACTIVITY_TEXTS.showAll}</Button>}
    />
  );
}

interface ActionFilterProps {
  readonly value: UserActionType | null;
  readonly onChange: (value: UserActionType | null) => void;
}

function ActionFilter({ value, onChange }: ActionFilterProps) {
  const styles = useStyles();
  return (
    <Field label={ACTIVITY_TEXTS.filterAction} orientation="horizontal" className={styles.filter}>
      <Select
        value={String(value ?? '')}
        onChange={(_, { value: next }) => onChange(next === '' ? null : (Number(next) as UserActionType))}
      >
        <option value="">{ACTIVITY_TEXTS.anyAction}</option>
        {Object.values(UserActionType).map((action) => (
          <option key={action} value={action}>
            {USER_ACTION_LABELS[action]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const useStyles = makeStyles({
  // The kit gives the label a third of the whole, which beside a long choice leads out of the page.
  filter: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS, maxWidth: '100%' },
});
