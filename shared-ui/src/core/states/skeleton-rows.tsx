import { CORE_MESSAGES } from '../../messages/core.generated.ts';
import { makeStyles, mergeClasses, tokens } from '../fluent.ts';
import { inEachRow } from './in-each-row.ts';

interface SkeletonRowsProps {
  readonly rows: number;
  /** Height of a true row, so that nothing moves when it comes. */
  readonly rowHeightPx: number;
  readonly className?: string;
}

const BAR_PX = 12;
const LINE_PX = 1;

/** Placeholder in the geometry of the rows to come (visual.md, section 12). */
export function SkeletonRows({ rows, rowHeightPx, className }: SkeletonRowsProps) {
  const styles = useStyles();
  const pitchPx = rowHeightPx + LINE_PX;
  const bar = { marginBlockStart: (rowHeightPx - BAR_PX) / 2, boxShadow: inEachRow(rows, pitchPx) };
  return (
    <div role="status" aria-label={CORE_MESSAGES.loading} className={className}>
      <div className={styles.rows} style={{ height: rows * pitchPx, backgroundSize: `100% ${pitchPx}px` }}>
        <span className={mergeClasses(styles.bar, styles.short)} style={bar} />
        <span className={styles.bar} style={bar} />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  rows: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalL,
    paddingInline: tokens.spacingHorizontalL,
    // The line below each row.
    backgroundImage: `linear-gradient(to top, ${tokens.colorNeutralStroke3} ${LINE_PX}px, transparent ${LINE_PX}px)`,
    // A quick response shows no flash: the skeleton fades in after 300 ms (visual.md, section 12).
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: tokens.durationNormal,
    animationFillMode: 'both',
  },
  bar: {
    flexGrow: 1,
    height: `${BAR_PX}px`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralStencil1,
    backgroundColor: 'currentcolor',
    // Forced colours leave out shadows and backgrounds, and so everything that is drawn here.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'GrayText' },
  },
  short: { flexGrow: 0, width: '120px' },
});
