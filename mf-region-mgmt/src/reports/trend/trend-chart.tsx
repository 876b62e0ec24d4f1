import { BREAKPOINTS, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { monthText } from '../../dates/day-text.ts';
import { TREND_MESSAGES } from '../../messages/trend.generated.ts';
import { countText } from '../report-rows.ts';
import { axisTicks, type TrendLine } from './trend-lines.ts';
import { TREND_STROKES } from './trend-strokes.ts';

interface TrendChartProps {
  readonly lines: readonly TrendLine[];
  /** The month that is read first, 1 to 12. */
  readonly firstMonth: number;
}

const MONTHS = 12;
/** Units of the drawing, which is as wide as its dialog: letters keep about their size on phones. */
const WIDE = { width: 680, height: 280 } as const;
const NARROW = { width: 330, height: 240 } as const;
const LEFT = 44;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 26;
const KEYS: Readonly<Record<string, (month: number) => number>> = {
  ArrowLeft: (month) => month - 1,
  ArrowDown: (month) => month - 1,
  ArrowRight: (month) => month + 1,
  ArrowUp: (month) => month + 1,
  Home: () => 1,
  End: () => MONTHS,
};

/** A line for each year over its months; one month at a time is read out, by pointer or by keys. */
export function TrendChart({ lines, firstMonth }: TrendChartProps) {
  const styles = useStyles();
  const [month, setMonth] = useState(firstMonth);
  const size = useMediaQuery(BREAKPOINTS.phone) ? NARROW : WIDE;
  const scale = scaleOf(lines, size);
  const press = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setMonth(Math.min(MONTHS, Math.max(1, move(month))));
  };
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setMonth(scale.monthAt(((clientX - left) / width) * size.width));
  };
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={TREND_MESSAGES.chart}
        aria-valuemin={1}
        aria-valuemax={MONTHS}
        aria-valuenow={month}
        aria-valuetext={readingOf(lines, month)}
        className={styles.slider}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden focusable="false">
          <Axes scale={scale} size={size} month={month} />
          {lines.toReversed().map((line) => (
            <Line key={line.year} line={line} scale={scale} month={month} />
          ))}
        </svg>
      </div>
      <p className={styles.reading}>{readingOf(lines, month)}</p>
    </div>
  );
}

interface Scale {
  readonly ticks: readonly number[];
  readonly x: (month: number) => number;
  readonly y: (count: number) => number;
  readonly monthAt: (x: number) => number;
}
type Size = typeof WIDE | typeof NARROW;

function scaleOf(lines: readonly TrendLine[], { width, height }: Size): Scale {
  const ticks = axisTicks(Math.max(0, ...lines.flatMap(({ counts }) => counts)));
  const max = ticks.at(-1) ?? 1;
  const step = (width - LEFT - RIGHT) / MONTHS;
  return {
    ticks,
    x: (month) => LEFT + (month - 0.5) * step,
    y: (count) => height - BOTTOM - (count / max) * (height - BOTTOM - TOP),
    monthAt: (x) => Math.min(MONTHS, Math.max(1, Math.ceil((x - LEFT) / step))),
  };
}

interface AxesProps {
  readonly scale: Scale;
  readonly size: Size;
  readonly month: number;
}

function Axes({ scale, size, month }: AxesProps) {
  const styles = useStyles();
  const { ticks, x, y } = scale;
  const right = size.width - RIGHT;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} className={styles.grid} />
          <text x={LEFT - 8} y={y(tick)} dy="0.35em" textAnchor="end" className={styles.label}>
            {countText(tick)}
          </text>
        </g>
      ))}
      <line x1={x(month)} x2={x(month)} y1={TOP} y2={size.height - BOTTOM} className={styles.guide} />
      {Array.from({ length: MONTHS }, (_, index) => (
        <text key={index} x={x(index + 1)} y={size.height - 8} textAnchor="middle" className={styles.label}>
          {monthText(index + 1, size === NARROW ? 'narrow' : 'short')}
        </text>
      ))}
    </>
  );
}

interface LineProps {
  readonly line: TrendLine;
  readonly scale: Scale;
  readonly month: number;
}

function Line({ line, scale, month }: LineProps) {
  const { counts, role, year } = line;
  const { color, width, dash } = TREND_STROKES[role];
  const points = counts.map((count, index) => `${scale.x(index + 1)},${scale.y(count)}`).join(' ');
  const read = counts[month - 1];
  return (
    <g data-year={year} data-role={role}>
      <polyline
        points={points}
        fill="none"
        strokeWidth={width}
        strokeDasharray={dash}
        strokeLinejoin="round"
        style={{ stroke: color }}
      />
      {role === 'current' &&
        counts.map((count, index) => (
          <circle key={index} cx={scale.x(index + 1)} cy={scale.y(count)} r={2.5} style={{ fill: color }} />
        ))}
      {read !== undefined && role !== 'other' && (
        <circle cx={scale.x(month)} cy={scale.y(read)} r={4.5} style={{ fill: color }} />
      )}
    </g>
  );
}

/** 'October: 2026: 180, 2025: 136'; of years that are not so far nothing. */
function readingOf(lines: readonly TrendLine[], month: number): string {
  const counts = lines.flatMap(({ year, counts: ofYear }) => {
    const count = ofYear[month - 1];
    return count === undefined ? [] : [TREND_MESSAGES.count({ year: String(year), count: countText(count) })];
  });
  return TREND_MESSAGES.reading({ month: monthText(month), counts: counts.join(' · ') });
}

const useStyles = makeStyles({
  slider: {
    touchAction: 'pan-y',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  chart: { display: 'block', width: '100%', height: 'auto' },
  grid: { stroke: tokens.colorNeutralStroke3, strokeWidth: 1 },
  guide: { stroke: tokens.colorNeutralForeground3, strokeWidth: 1, strokeDasharray: '2 3' },
  label: { fill: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase100, fontVariantNumeric: 'tabular-nums' },
  reading: {
    margin: 0,
    minHeight: `calc(2 * ${tokens.lineHeightBase200})`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
