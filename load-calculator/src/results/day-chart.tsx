import { formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';

interface DayChartProps {
  /** Btu/h of each hour. */
  readonly hourly: readonly number[];
  readonly peakHour: number;
}

const WIDTH = 480;
const HEIGHT = 140;
const GAP = 3;
const LABELLED_HOURS = [6, 12, 18, 24];

/** The sensible load of the space over the design day; the table below shows the same as numbers. */
export function DayChart({ hourly, peakHour }: DayChartProps) {
  const styles = useStyles();
  const max = Math.max(...hourly, 1);
  const step = WIDTH / hourly.length;
  const peak = hourly[peakHour - 1] ?? 0;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{RESULT_MESSAGES.day}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`}
        role="img"
        aria-label={RESULT_MESSAGES.dayOf({ hour: String(peakHour), load: formatQuantity(peak, 'heatOutput') })}
        className={styles.chart}
      >
        {hourly.map((load, index) => {
          const height = (Math.max(0, load) / max) * HEIGHT;
          const hour = index + 1;
          return (
            <rect
              key={hour}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx={2}
              className={hour === peakHour ? styles.peak : styles.bar}
            >
              <title>{RESULT_MESSAGES.hour({ hour: String(hour), load: formatQuantity(load, 'heatOutput') })}</title>
            </rect>
          );
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles.axis} />
        {LABELLED_HOURS.map((hour) => (
          <text key={hour} x={(hour - 0.5) * step} y={HEIGHT + 14} textAnchor="middle" className={styles.label}>
            {hour}
          </text>
        ))}
      </svg>
    </figure>
  );
}

const useStyles = makeStyles({
  figure: { margin: 0 },
  caption: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  chart: { display: 'block', width: '100%' },
  bar: { fill: tokens.colorBrandStroke2 },
  peak: { fill: tokens.colorBrandBackground },
  axis: { stroke: tokens.colorNeutralStroke1 },
  label: { fill: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
