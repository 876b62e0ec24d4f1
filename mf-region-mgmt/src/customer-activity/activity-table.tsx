import type { UserEvent } from '@specbuilder/shared-contracts/api';
import { FAN_CATEGORY_LABELS, USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { BREAKPOINTS, Button, makeStyles, mergeClasses, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { ACTIVITY_TEXTS } from './texts.ts';

interface ActivityTableProps {
  readonly page: {
    readonly items: readonly UserEvent[];
    readonly totalCount: number;
    readonly pageIndex: number;
    readonly pageSize: number;
  };
  readonly isRefreshing: boolean;
  readonly onPage: (pageIndex: number) => void;
}

/** The log as a table, as a list of two-line entries on phones; old rows stay dimmed while others load. */
export function ActivityTable({ page, isRefreshing, onPage }: ActivityTableProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  return (
    <div className={mergeClasses(styles.box, isRefreshing && styles.refreshing)} aria-busy={isRefreshing}>
      {isPhone ? <Entries items={page.items} /> : <Table items={page.items} />}
      <Pager page={page} onPage={onPage} />
    </div>
  );
}

function Table({ items }: { readonly items: readonly UserEvent[] }) {
  const styles = useStyles();
  const { customer, region, action, fanCategory, time } = ACTIVITY_TEXTS;
  return (
    <table className={styles.table} aria-label={ACTIVITY_TEXTS.table}>
      <thead className={styles.head}>
        <tr>
          {[customer, region, action, fanCategory, time].map((label) => (
            <th key={label} scope="col" className={styles.cell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((event) => (
          <tr key={event.id} className={styles.row}>
            <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
              {customerOf(event)}
            </th>
            <td className={styles.cell}>{regionOf(event)}</td>
            <td className={styles.cell}>{USER_ACTION_LABELS[event.eventType]}</td>
            <td className={styles.cell}>{categoryOf(event)}</td>
            <td className={mergeClasses(styles.cell, styles.time)}>
              <Time of={event} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entries({ items }: { readonly items: readonly UserEvent[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.entries} aria-label={ACTIVITY_TEXTS.table}>
      {items.map((event) => (
        <li key={event.id} className={styles.entry}>
          <span>
            <strong className={styles.name}>{customerOf(event)}</strong> {USER_ACTION_LABELS[event.eventType]}
          </span>
          <span className={styles.quiet}>
            {[regionOf(event), categoryOf(event)].filter((text) => text !== '').join(' · ')} <Time of={event} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Pager({ page, onPage }: Pick<ActivityTableProps, 'page' | 'onPage'>) {
  const styles = useStyles();
  const { pageIndex, pageSize, totalCount, items } = page;
  const first = pageIndex * pageSize;
  return (
    <div className={styles.pager}>
      <span role="status">{ACTIVITY_TEXTS.page(first + 1, first + items.length, totalCount)}</span>
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
  const shown = new Date(of.createdOnUtc).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={of.createdOnUtc}>{shown}</time>;
}

function customerOf(event: UserEvent): string {
  return event.fullName || event.userName || ACTIVITY_TEXTS.guest;
}

function regionOf({ salesRegionNumber, salesRegionName }: UserEvent): string {
  return salesRegionNumber === null
    ? ACTIVITY_TEXTS.noRegion
    : ACTIVITY_TEXTS.regionName(salesRegionNumber, salesRegionName);
}

function categoryOf({ fanCategoryType }: UserEvent): string {
  return fanCategoryType === null ? '' : FAN_CATEGORY_LABELS[fanCategoryType];
}

const useStyles = makeStyles({
  box: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  refreshing: { opacity: 0.6 },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  cell: {
    height: '44px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  row: { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  name: { fontWeight: tokens.fontWeightSemibold },
  time: { whiteSpace: 'nowrap' },
  entries: { listStyle: 'none', margin: 0, padding: 0 },
  entry: {
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
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
