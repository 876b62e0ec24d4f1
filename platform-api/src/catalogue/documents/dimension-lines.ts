import { type ChartPalette, element, textElement } from '@specbuilder/fan-engine/chart';
import type { Measure } from '@specbuilder/fan-engine/product';
import { DIMENSION_GAP, DIMENSION_STEP, onSheet, type PlacedView } from './placed-view.ts';
import type { Dimension, Point, Side } from './views/view.ts';

const LETTER_SIZE = 10;
const LETTER_SPACE = 14;
const TICK = 3;
const OVERSHOOT = 3;

/** Dimension lines outside their view, each with its label; several on one side are drawn one behind another. */
export function dimensionLines(
  placed: PlacedView,
  characters: ReadonlyMap<Measure, string>,
  palette: ChartPalette,
): string {
  const level: Partial<Record<Side, number>> = {};
  return placed.view.dimensions
    .map((dimension) => {
      const place = level[dimension.side] ?? 0;
      level[dimension.side] = place + 1;
      return drawn(dimension, placed, place, characters.get(dimension.measure) ?? '', palette);
    })
    .join('');
}

function drawn(
  { measure, side, from, to }: Dimension,
  placed: PlacedView,
  level: number,
  letter: string,
  palette: ChartPalette,
): string {
  const [start, end] = [onSheet(from, placed), onSheet(to, placed)];
  const isAcross = side === 'above' || side === 'below';
  const line = lineAt(side, placed, level);
  const at = ([x, y]: Point): Point => (isAcross ? [x, line] : [line, y]);
  const beyond = side === 'above' || side === 'left' ? -OVERSHOOT : OVERSHOOT;
  const extension = (point: Point) => {
    const [x, y] = at(point);
    return isAcross ? segment(point, [x, y + beyond]) : segment(point, [x + beyond, y]);
  };
  const [a, b] = [at(start), at(end)];
  const [x, y] = letterAt(a, b, isAcross);
  return element(
    'g',
    { 'data-measure': measure, 'data-length': String(isAcross ? b[0] - a[0] : b[1] - a[1]) },
    element('path', {
      d: extension(start) + extension(end),
      fill: 'none',
      stroke: palette.zeroLine,
      'stroke-width': 0.6,
    }),
    element('path', {
      d: segment(a, b) + tick(a) + tick(b),
      fill: 'none',
      stroke: palette.text,
      'stroke-width': 0.8,
    }),
    element('circle', { cx: x, cy: y, r: 6.5, fill: palette.surface }),
    textElement(letter, {
      x,
      y: y + LETTER_SIZE * 0.35,
      fill: palette.brand,
      'font-size': LETTER_SIZE,
      'font-weight': 600,
      'text-anchor': 'middle',
    }),
  );
}

/** Where a dimension line runs, across or along its view. */
function lineAt(side: Side, { view, scale, left, top }: PlacedView, level: number): number {
  const away = DIMENSION_GAP + DIMENSION_STEP * level;
  if (side === 'above') return top - away;
  if (side === 'below') return top + view.height * scale + away;
  if (side === 'left') return left - away;
  return left + view.width * scale + away;
}

/** In the middle of its line, or behind the end of one that is too short. */
function letterAt(a: Point, b: Point, isAcross: boolean): Point {
  const length = isAcross ? b[0] - a[0] : b[1] - a[1];
  if (length > 1.5 * LETTER_SPACE) return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return isAcross ? [b[0] + LETTER_SPACE * 0.7, b[1]] : [b[0], b[1] + LETTER_SPACE * 0.7];
}

function segment([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${x1.toFixed(2)},${y1.toFixed(2)}L${x2.toFixed(2)},${y2.toFixed(2)}`;
}

function tick([x, y]: Point): string {
  return segment([x - TICK, y + TICK], [x + TICK, y - TICK]);
}
