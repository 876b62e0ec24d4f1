import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { CurveReading } from './engine.ts';
import { readingValues } from './reading-values.ts';

interface ReadOutProps {
  readonly reading: CurveReading;
  readonly isWhole: boolean;
  /** Of the point in the drawing, px; null below it. */
  readonly place: { readonly x: number; readonly y: number } | null;
  /** Of the drawing, px. */
  readonly width: number;
}

const GAP_PX = 14;
const SMALL_VALUES = 3;
/** Width of the widest line of values. */
const BOX_PX = 240;

/** Values of the point that is read, beside it or below; the slider speaks the same to screen reader users. */
export function ReadOut({ reading, isWhole, place, width }: ReadOutProps) {
  const styles = useStyles();
  const values = readingValues(reading).slice(0, isWhole ? undefined : SMALL_VALUES);
  return (
    <dl
      className={place === null ? styles.below : styles.box}
      style={place === null ? undefined : besidePoint(place.x, width)}
      aria-hidden
      data-testid="curve-read-out"
    >
      {values.map(({ id, label, value }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A curve falls to the right, which leaves space above it there. */
function besidePoint(x: number, width: number) {
  const top = GAP_PX;
  return x + GAP_PX + BOX_PX < width ? { top, left: x + GAP_PX } : { top, right: width - x + GAP_PX };
}

const useStyles = makeStyles({
  box: {
    position: 'absolute',
    zIndex: 1,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalMNudge}`,
    pointerEvents: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  below: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} 0`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  row: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  label: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
