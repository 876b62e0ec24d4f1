import type { UserEvent } from '@specbuilder/shared-contracts/api';
import { USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { type ListPage, Pager } from '@specbuilder/shared-ui/paging';
import { useCategoryName } from '../categories/categories.ts';
import { AddressLink } from '../links/address-link.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { EventProject } from './event-project.tsx';
import { type LogColumn, shownOf } from './log-columns.ts';

interface ActivityTableProps extends Pick<DataGridProps<UserEvent>, 'empty' | 'failure' | 'isRefreshing'> {
  /** Undefined while it loads. */
  readonly page: ListPage<UserEvent> | undefined;
  readonly pageSize: number;
  /** False where all rows are of one customer. */
  readonly hasCustomer?: boolean;
  readonly hidden?: readonly LogColumn[];
  readonly onPage: (pageIndex: number) => void;
}

/** Made with each drawing, so that the heads follow the language. */
const columns = (hasCustomer: boolean): readonly GridColumn<UserEvent>[] => [
  ...(hasCustomer
    ? [{ id: 'customer', label: ACTIVITY_MESSAGES.customer, cell: (event: UserEvent) => <Customer of={event} /> }]
    : []),
  { id: 'region', label: ACTIVITY_MESSAGES.region, cell: regionOf },
  { id: 'action', label: ACTIVITY_MESSAGES.action, cell: ({ eventType }) => USER_ACTION_LABELS[eventType] },
  { id: 'fanCategory', label: ACTIVITY_MESSAGES.fanCategory, cell: (event) => <Category of={event} /> },
  {
    id: 'project',
    label: ACTIVITY_MESSAGES.project,
    cell: ({ project, model }) => project && <EventProject project={project} model={model} />,
  },
  { id: 'time', label: ACTIVITY_MESSAGES.time, cell: ({ createdOnUtc }) => <Time at={createdOnUtc} /> },
];

/** The log, newest first; the server orders it, so that the order holds over all pages. */
export function ActivityTable({
  page,
  pageSize,
  hasCustomer = true,
  hidden = [],
  onPage,
  ...states
}: ActivityTableProps) {
  return (
    <DataGrid
      label={ACTIVITY_MESSAGES.table}
      columns={shownOf(columns(hasCustomer), hidden)}
      navigation="controls"
      rows={page?.items}
      rowId={({ id }) => id}
      card={(event) => <Entry event={event} hasCustomer={hasCustomer} hidden={hidden} />}
      skeletonRows={pageSize}
      footer={page && <Pager page={page} onPage={onPage} labels={ACTIVITY_MESSAGES} />}
      {...states}
    />
  );
}

interface EntryProps {
  readonly event: UserEvent;
  readonly hasCustomer: boolean;
  readonly hidden: readonly LogColumn[];
}

function Entry({ event, hasCustomer, hidden }: EntryProps) {
  const styles = useStyles();
  const category = useCategoryName(event.fanCategoryType);
  const isShown = (column: LogColumn) => !hidden.includes(column);
  const quiet = [isShown('region') && regionOf(event), isShown('fanCategory') && category];
  return (
    <>
      <span>
        {hasCustomer && (
          <strong className={styles.name}>
            <Customer of={event} />
          </strong>
        )}{' '}
        {isShown('action') && USER_ACTION_LABELS[event.eventType]}
      </span>
      {isShown('project') && event.project && <EventProject project={event.project} model={event.model} />}
      <span className={styles.quiet}>
        {quiet.filter(Boolean).join(' · ')} {isShown('time') && <Time at={event.createdOnUtc} />}
      </span>
    </>
  );
}

export function Time({ at }: { readonly at: string }) {
  const styles = useStyles();
  const shown = formatInstant(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} className={styles.time}>
      {shown}
    </time>
  );
}

/** Leads to the customer's detail (LOG-010); guests, staff and closed accounts have none. */
export function Customer({ of: event }: { readonly of: Visitor }) {
  const styles = useStyles();
  const { userId, isCustomer } = event;
  if (!isCustomer) return customerOf(event);
  return (
    <AddressLink href={`/region-management/user-detail/${userId}`} className={styles.name}>
      {customerOf(event)}
    </AddressLink>
  );
}

export type Visitor = Pick<
  UserEvent,
  'userId' | 'userName' | 'fullName' | 'isCustomer' | 'salesRegionNumber' | 'salesRegionName'
>;

export function customerOf(event: Visitor): string {
  return event.fullName || event.userName || ACTIVITY_MESSAGES.guest;
}

export function regionOf({ salesRegionNumber, salesRegionName }: Visitor): string {
  if (salesRegionNumber === null) return ACTIVITY_MESSAGES.none;
  return salesRegionName ? `${salesRegionNumber} ${salesRegionName}` : String(salesRegionNumber);
}

function Category({ of }: { readonly of: UserEvent }) {
  return useCategoryName(of.fanCategoryType) || ACTIVITY_MESSAGES.none;
}

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  time: { whiteSpace: 'nowrap' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
