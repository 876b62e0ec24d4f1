import type { ActivityReport, ReportRegion } from '@specbuilder/shared-contracts/api';
import { errorMessageOf, statusTextOf } from '@specbuilder/shared-contracts/client';
import { DELIVERABLE_ERRORS, referenceOf } from '@specbuilder/shared-contracts/domain';
import {
  BREAKPOINTS,
  EmptyState,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  useMediaQuery,
} from '@specbuilder/shared-ui/core';
import { type GridColumn, type GridModel, GridView } from '@specbuilder/shared-ui/grid';
import { REPORTS_MESSAGES } from '../messages/reports.generated.ts';
import { countText, regionText, usersOf } from './report-rows.ts';
import type { useReport } from './use-report.ts';

interface ReportGridProps {
  readonly label: string;
  readonly model: GridModel<ReportRegion>;
  readonly report: ReturnType<typeof useReport>;
  /** Cells hold buttons, to which the arrow keys lead. */
  readonly hasStops?: boolean;
}

const ROWS = 8;
const ROW_HEIGHT_PX = 44;

/** The regions with what was counted of them; on phones too as a table, which scrolls beside region and total. */
export function ReportGrid({ label, model, report, hasStops = false }: ReportGridProps) {
  const styles = useStyles();
  const { error, isPending, isPlaceholderData, refetch } = report;
  if (error) {
    const title = DELIVERABLE_ERRORS.reportLoadFailed({ statusText: statusTextOf(error) ?? errorMessageOf(error) });
    return <LoadFailure title={title} {...referenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (isPending) return <SkeletonRows rows={ROWS} rowHeightPx={ROW_HEIGHT_PX} />;
  return (
    <div className={styles.totalInSight}>
      <GridView
        label={label}
        model={model}
        rowId={({ salesRegionNumber }) => salesRegionNumber ?? 'none'}
        navigation={hasStops ? 'stops' : 'controls'}
        isFitted
        cardsQuery="not all"
        empty={<EmptyState title={REPORTS_MESSAGES.empty} />}
        isRefreshing={isPlaceholderData}
      />
    </div>
  );
}

/**
 * The columns of a report: the region, the total beside it, the users and the actions.
 *
 * @param total and columns of actions; none while the report loads
 */
export function useReportColumns(
  report: ActivityReport | undefined,
  [total, ...ofActions]: readonly GridColumn<ReportRegion>[],
): readonly GridColumn<ReportRegion>[] {
  const [region, users] = useFirstColumns(report);
  const columns = [region, ...(total === undefined ? [] : [total]), users, ...ofActions];
  // Space before the edge of the table.
  return columns.map((column, index) => ({ ...column, hasGapAfter: index === columns.length - 1 }));
}

type ReportColumn = GridColumn<ReportRegion>;

function useFirstColumns(report: ActivityReport | undefined): readonly [ReportColumn, ReportColumn] {
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  return [
    {
      id: 'region',
      label: REPORTS_MESSAGES.region,
      cell: (region) => <RegionName region={region} />,
      value: ({ salesRegionNumber }) => salesRegionNumber,
      minPx: isPhone ? REGION_PHONE_PX : REGION_PX,
      total: <TotalName />,
    },
    {
      id: 'users',
      label: REPORTS_MESSAGES.users,
      cell: ({ usersCount }) => countText(usersCount),
      value: ({ usersCount }) => usersCount,
      isNumeric: true,
      minPx: USERS_PX,
      total: report && countText(usersOf(report)),
    },
  ];
}

const REGION_PX = 240;
const REGION_PHONE_PX = 148;
const USERS_PX = 88;

function TotalName() {
  return <span className={useStyles().total}>{REPORTS_MESSAGES.total}</span>;
}

function RegionName({ region }: { readonly region: ReportRegion }) {
  const styles = useStyles();
  const { salesRegionNumber, salesRegionName } = region;
  if (salesRegionNumber === null) return regionText(region);
  return (
    <span className={styles.region} title={regionText(region)}>
      <span className={styles.number}>{salesRegionNumber}</span> <span className={styles.name}>{salesRegionName}</span>
    </span>
  );
}

const PHONE = '@media (max-width: 639.98px)';
const useStyles = makeStyles({
  // The grid keeps its first column; the total beside it stays too, at the width that a region needs.
  totalInSight: {
    '& tr > :nth-child(2)': {
      position: 'sticky',
      left: `${REGION_PX}px`,
      zIndex: 1,
      paddingInlineEnd: tokens.spacingHorizontalS,
      borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
      [PHONE]: { left: `${REGION_PHONE_PX}px` },
    },
  },
  total: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  region: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    [PHONE]: { display: 'block', whiteSpace: 'normal', lineHeight: tokens.lineHeightBase200 },
  },
  number: {
    flex: 'none',
    minWidth: '3ch',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  name: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [PHONE]: { whiteSpace: 'normal' },
  },
});
