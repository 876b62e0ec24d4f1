import { makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';

/** The search page before it is there: criteria at the side, rows beside them. */
export function SearchSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <SkeletonRows rows={6} rowHeightPx={64} />
      </div>
      <div className={styles.main}>
        <SkeletonRows rows={9} rowHeightPx={52} />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexGrow: 1,
    minHeight: '70vh',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  panel: {
    flexShrink: 0,
    width: '296px',
    boxSizing: 'border-box',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1023.98px)': { display: 'none' },
  },
  main: { flexGrow: 1, minWidth: 0, paddingBlockStart: '96px' },
});
