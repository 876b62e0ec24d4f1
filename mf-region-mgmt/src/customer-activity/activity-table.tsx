import type { UserEvent } from '@specbuilder/shared-contracts/api';
import { FAN_CATEGORY_LABELS, USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { ACTIVITY_TEXTS } from '../words/activity.generated.ts';

interface LogPage {
  readonly items: readonly UserEvent[];
  readonly totalCount: number;
  readonly pageIndex: number;
  readonly pageSize: number;
}

interface ActivityTableProps extends Pick<DataGridProps<UserEvent>, 'empty' | 'failure' | 'isRefreshing'> {
  /** Undefined while it loads. */
  readonly page: LogPage | undefined;
  readonly pageSize: number;
  readonly onPage: (pageIndex: number) => void;
}

/** Made with each drawing, so that the heads follow the language. */
const columns = (): readonly GridColumn<UserEvent>[] => [
  { id: 'customer', label: ACTIVITY_TEXTS.customer, cell: customerOf },
  { id: 'region', label: ACTIVITY_TEXTS.region, cell: regionOf },
  { id: 'action', label: ACTIVITY_TEXTS.action, cell: ({ eventType }) => USER_ACTION_LABELS[eventType] },
  { id: 'fanCategory', label: ACTIVITY_TEXTS.fanCategory, cell: categoryOf },
  { id: 'time', label: ACTIVITY_TEXTS.time, cell: (event) => <Time of={event} /> },
];

/** The log, newest first; the server orders it, so that the order holds over all pages. */
export function ActivityTable({ page, pageSize, onPage, ...states }: ActivityTableProps) {
  return (
    <DataGrid
      label={ACTIVITY_TEXTS.table}
      columns={columns()}
      rows={page?.items}
      rowId={({ id }) => id}
      card={(event) => <Entry event={event} />}
      skeletonRows={pageSize}
      foot={page && <Pager page={page} onPage={onPage} />}
      {...states}
    />
  );
}

function Entry({ event }: { readonly event: UserEvent }) {
  const styles = useStyles();
  return (
    <>
      <span>
        <strong className={styles.name}>{customerOf(event)}</strong> {USER_ACTION_LABELS[event.eventType]}
      </span>
      <span className={styles.quiet}>
        {[regionOf(event), categoryOf(event)].filter((text) => text !== '').join(' · ')} <Time of={event} />
      </span>
    </>
  );
}

function Pager({ page, onPage }: { readonly page: LogPage; readonly onPage: (pageIndex: number) => void }) {
  const styles = useStyles();
  const { pageIndex, pageSize, totalCount, items } = page;
  const first = pageIndex * pageSize;
  return (
    <div className={styles.pager}>
      <span role="status">{ACTIVITY_TEXTS.page({ from: first + 1, to: first + items.length, total: totalCount })}</span>
      <span className={styles.buttons}>
        <Button size="small" disabled={pageIndex === 0} onClick={() => onPage(pageIndex - 1)}>
          {ACTIVITY_TEXTS.previous}
        </Button>
        <Button size="small" disabled={first + items.length >= totalCount} onClick={() => onPage(pageIndex + 1)}>
          {ACTIVITY_TEXTS.next}
        </Button>
      </span>
    </div>
  );
}

function Time({ of }: { readonly of: UserEvent }) {
  const styles = useStyles();
  const shown = formatInstant(of.createdOnUtc, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={of.createdOnUtc} className={styles.time}>
      {shown}
    </time>
  );
}

function customerOf(event: UserEvent): string {
  return event.fullName || event.userName || ACTIVITY_TEXTS.guest;
}

function regionOf({ salesRegionNumber, salesRegionName }: UserEvent): string {
  if (salesRegionNumber === null) return ACTIVITY_TEXTS.noRegion;
  return salesRegionName ? `${salesRegionNumber} ${salesRegionName}` : String(salesRegionNumber);
}

function categoryOf({ fanCategoryType }: UserEvent): string {
  return fanCategoryType === null ? '' : FAN_CATEGORY_LABELS[fanCategoryType];
}

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  time: { whiteSpace: 'nowrap' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  pager: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
});
