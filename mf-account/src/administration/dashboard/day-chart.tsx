import type { DashboardDay } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { countText } from '../page/count-text.ts';
import { type Counted, dayText } from './counted.ts';

interface DayChartProps {
  readonly what: Counted;
  readonly days: readonly DashboardDay[];
  /** What the chart shows, in words. */
  readonly label: string;
}

/** Units of the drawing, which stretches to the width of its card. */
const BAR = 8;
const STEP = 10;
const HEIGHT = 56;
/** Height of a day without events, so that the days can still be counted. */
const NOTHING = 1;

/** A bar for each day; the highest one fills the height. */
export function DayChart({ what, days, label }: DayChartProps) {
  const styles = useStyles();
  const max = Math.max(1, ...days.map((day) => day[what]));
  const width = days.length * STEP - (STEP - BAR);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {days.map((day, index) => {
        const count = day[what];
        const height = count === 0 ? NOTHING : Math.max(2 * NOTHING, (count / max) * HEIGHT);
        return (
          <rect
            key={day.day}
            className={count === 0 ? styles.nothing : styles.bar}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          >
            <title>{`${dayText(day.day)}: ${countText(count)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

const useStyles = makeStyles({
  chart: { display: 'block', width: '100%', height: '56px', marginBlock: tokens.spacingVerticalS },
  bar: { fill: tokens.colorCompoundBrandBackground },
  nothing: { fill: tokens.colorNeutralStroke1 },
});
