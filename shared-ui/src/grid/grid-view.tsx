import { BREAKPOINTS, makeStyles, mergeClasses, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { GridCards } from './grid-cards.tsx';
import type { GridViewProps } from './grid-props.ts';
import { GridTable } from './grid-table.tsx';

/** The rows of a table: with their heads, on phones as cards. */
export function GridView<Row>(props: GridViewProps<Row>) {
  const { model, empty, isRefreshing = false, isStale, footer, isBare, className } = props;
  const styles = useStyles();
  const hasCards = useMediaQuery(props.cardsQuery ?? BREAKPOINTS.phone);
  if (model.rows.length === 0) return <>{empty}</>;
  const hasFrame = !isBare && !(hasCards && props.areCardsApart);
  const looks = [hasFrame && styles.frame, isStale && styles.stale, isRefreshing && styles.refreshing];
  return (
    <div className={mergeClasses(styles.box, ...looks, className)} aria-busy={isRefreshing}>
      {hasCards ? <GridCards {...props} /> : <GridTable {...props} />}
      {footer}
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
