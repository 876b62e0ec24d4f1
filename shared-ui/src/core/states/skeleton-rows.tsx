import { CORE_TEXTS } from '../../words/core.generated.ts';
import { makeStyles, mergeClasses, tokens } from '../fluent.ts';

interface SkeletonRowsProps {
  readonly rows: number;
  /** Height of a true row, so that nothing moves when it comes. */
  readonly rowHeightPx: number;
  readonly className?: string;
}

/** Placeholder in the geometry of the rows to come (visual.md, section 12). */
export function SkeletonRows({ rows, rowHeightPx, className }: SkeletonRowsProps) {
  const styles = useStyles();
  return (
    <div role="status" aria-label={CORE_TEXTS.loading} className={mergeClasses(styles.list, className)}>
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div key={index} className={styles.row} style={{ height: rowHeightPx }}>
          <span className={mergeClasses(styles.bar, styles.short)} />
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    paddingInline: tokens.spacingHorizontalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    // A quick answer shows no flash: the skeleton fades in after 300 ms (visual.md, section 12).
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: tokens.durationNormal,
    animationFillMode: 'both',
  },
  bar: {
    flexGrow: 1,
    height: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  short: { flexGrow: 0, width: '120px' },
});
