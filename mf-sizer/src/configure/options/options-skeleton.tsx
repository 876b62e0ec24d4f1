import { makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';

/** The options page while loading: menu, groups, values. */
export function OptionsSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <SkeletonRows rows={6} rowHeightPx={36} className={styles.side} />
      <SkeletonRows rows={10} rowHeightPx={48} className={styles.main} />
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    gap: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    padding: '112px 24px 24px',
    '@media (max-width: 639.98px)': { padding: '64px 12px' },
  },
  side: { flexShrink: 0, width: '208px', '@media (max-width: 1023.98px)': { display: 'none' } },
  main: { flexGrow: 1 },
});
