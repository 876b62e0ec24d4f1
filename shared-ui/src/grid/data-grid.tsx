import {
  BREAKPOINTS,
  LoadFailure,
  makeStyles,
  mergeClasses,
  SkeletonRows,
  tokens,
  useMediaQuery,
} from '@specbuilder/shared-ui/core';
import { GridCards } from './grid-cards.tsx';
import type { DataGridProps } from './grid-props.ts';
import { GridTable } from './grid-table.tsx';

const ROW_HEIGHT_PX = 44;

/** Rows of one kind: a table with arrow keys and orders, cards on phones, and what stands in for rows. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, failure, empty, isRefreshing = false, skeletonRows = 5, foot, className } = props;
  const styles = useStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  if (failure) return <LoadFailure {...failure} />;
  if (rows === undefined) return <SkeletonRows rows={skeletonRows} rowHeightPx={ROW_HEIGHT_PX} />;
  if (rows.length === 0) return <>{empty}</>;
  const shown = { ...props, rows };
  return (
    <div className={mergeClasses(styles.box, isRefreshing && styles.refreshing, className)} aria-busy={isRefreshing}>
      {isPhone ? <GridCards {...shown} /> : <GridTable {...shown} />}
      {foot}
    </div>
  );
}

const useStyles = makeStyles({
  box: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  refreshing: { opacity: 0.6 },
});
