import { inEachRow, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';

const ROWS = 8;
const VALUES = 8;
const ROW_PX = 52;
const LINE_PX = 1;
const PITCH_PX = ROW_PX + LINE_PX;
const TILE_PX = 36;
const BAR_PX = 10;
const REASON_PX = 8;
const WORDS_GAP_PX = 6;
const IN_EACH_ROW = { boxShadow: inEachRow(ROWS, PITCH_PX) };

/** Placeholder in the geometry of the rows to come: the shapes of the first, which shadows draw in the others. */
export function ResultsSkeleton() {
  const styles = useStyles();
  return (
    <div role="status" aria-label={RESULTS_MESSAGES.trying} className={styles.list}>
      <span className={mergeClasses(styles.shape, styles.tile)} style={IN_EACH_ROW} />
      <span className={styles.words}>
        <span className={mergeClasses(styles.shape, styles.name)} style={IN_EACH_ROW} />
        <span className={mergeClasses(styles.shape, styles.reason)} style={IN_EACH_ROW} />
      </span>
      {Array.from({ length: VALUES }, (_, index) => index).map((place) => (
        <span key={place} className={mergeClasses(styles.shape, styles.numeric)} style={IN_EACH_ROW} />
      ))}
    </div>
  );
}

/** Space above a shape that is centered in its row. */
const above = (heightPx: number) => `${(ROW_PX - heightPx) / 2}px`;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalMNudge,
    minHeight: `${ROWS * PITCH_PX}px`,
    paddingInline: tokens.spacingHorizontalL,
    // A quick response shows no flash (visual.md, section 12).
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: tokens.durationNormal,
    animationFillMode: 'both',
    marginBlockStart: tokens.spacingVerticalS,
    borderTop: `${LINE_PX}px solid ${tokens.colorNeutralStroke2}`,
    // The line below each row.
    backgroundImage: `linear-gradient(to top, ${tokens.colorNeutralStroke3} ${LINE_PX}px, transparent ${LINE_PX}px)`,
    backgroundSize: `100% ${PITCH_PX}px`,
  },
  shape: {
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralStencil1,
    backgroundColor: 'currentcolor',
    // Forced colours leave out shadows and backgrounds, and so everything that is drawn here.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'GrayText' },
  },
  tile: { width: `${TILE_PX}px`, height: `${TILE_PX}px`, marginBlockStart: above(TILE_PX) },
  words: {
    display: 'flex',
    flexDirection: 'column',
    gap: `${WORDS_GAP_PX}px`,
    flexGrow: 1,
    // On a phone the reason shrinks, otherwise the last value would be cut off.
    minWidth: 0,
    marginBlockStart: above(BAR_PX + WORDS_GAP_PX + REASON_PX),
  },
  name: { width: '96px', maxWidth: '100%', height: `${BAR_PX}px` },
  reason: { width: '180px', height: `${REASON_PX}px`, maxWidth: '100%' },
  numeric: {
    width: '48px',
    height: `${BAR_PX}px`,
    marginBlockStart: above(BAR_PX),
    '@media (max-width: 1023.98px)': { ':nth-last-child(-n+5)': { display: 'none' } },
  },
});
