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

/** Rows of one kind: a table whose columns sort, cards on phones, and what stands in for rows. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, failure, empty, isRefreshing = false, isStale, skeletonRows = 5, foot, isBare, className } = props;
  const styles = useStyles();
  const hasCards = useMediaQuery(props.cardsQuery ?? BREAKPOINTS.phone);
  if (failure) return <LoadFailure {...failure} />;
  if (rows === undefined) return <SkeletonRows rows={skeletonRows} rowHeightPx={ROW_HEIGHT_PX} />;
  if (rows.length === 0) return <>{empty}</>;
  const hasFrame = !isBare && !(hasCards && props.areCardsApart);
  const looks = [hasFrame && styles.frame, isStale && styles.stale, isRefreshing && styles.refreshing];
  return (
    <div className={mergeClasses(styles.box, ...looks, className)} aria-busy={isRefreshing}>
      {hasCards ? <GridCards {...props} rows={rows} /> : <GridTable {...props} rows={rows} />}
      {foot}
    </div>
  );
}

const useStyles = makeStyles({
  box: {
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationFaster,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  frame: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  // Rows that can still be read and used lose their colour and not their contrast.
  stale: { filter: 'grayscale(1)' },
  refreshing: { opacity: 0.6 },
});
