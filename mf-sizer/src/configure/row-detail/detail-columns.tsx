import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

interface DetailColumnsProps {
  readonly main: ReactNode;
  /** Nothing on a phone, where a tab shows it. */
  readonly side: ReactNode | undefined;
  /**
   * Third column, only where the detail is wide; a tab shows the same elsewhere. Null reserves its space: otherwise the
   * others would shrink when it arrives (0.06 of layout shift).
   */
  readonly wide?: ReactNode;
}

/** Up to three columns divided by hairlines, by the width of the detail itself. */
export function DetailColumns({ main, side, wide }: DetailColumnsProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.columns, wide !== undefined && styles.three)}>
      <div>{main}</div>
      {side !== undefined && <div className={styles.divided}>{side}</div>}
      {wide !== undefined && <div className={mergeClasses(styles.divided, styles.wide)}>{wide}</div>}
    </div>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@container (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  three: {
    '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1.25fr)' },
  },
  divided: {
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `1px solid ${tokens.colorNeutralStroke3}`,
    '@container (max-width: 600px)': { paddingInlineStart: 0, borderLeft: 'none' },
  },
  wide: { '@container (max-width: 899.98px)': { display: 'none' } },
});
