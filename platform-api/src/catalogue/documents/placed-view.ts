import type { Point, Side, View } from './views/view.ts';

/** A part of a sheet, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A view with its place on the sheet. */
export interface PlacedView {
  readonly view: View;
  /** Units of the sheet over an inch. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export const DIMENSION_STEP = 18;
export const DIMENSION_GAP = 10;
const VIEW_GAP = 26;
const VIEW_LABEL = 18;
/** Half a line. */
const MIN_SPACE = 2;
const SIDES: readonly Side[] = ['above', 'below', 'left', 'right'];

/** Views side by side at one scale, standing on one floor, in the middle of an area. */
export function placedViews(views: readonly View[], area: Area, hasDimensions: boolean): PlacedView[] {
  const around = views.map((view) => spaceAround(view, hasDimensions));
  const label = hasDimensions ? VIEW_LABEL : 0;
  const taken = around.reduce((sum, { left, right }) => sum + left + right, VIEW_GAP * (views.length - 1));
  const widest = views.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(
    (area.width - taken) / widest,
    ...views.map(
      ({ height }, index) => (area.height - label - (around[index]?.above ?? 0) - (around[index]?.below ?? 0)) / height,
    ),
  );
  const spare = area.width - taken - widest * scale;
  const lowest = Math.max(...around.map(({ below }) => below));
  const tallest = Math.max(...views.map(({ height }, index) => height * scale + (around[index]?.above ?? 0)));
  const floor = Math.min(area.y + area.height - label - lowest, area.y + (area.height + tallest - lowest - label) / 2);
  let x = area.x + spare / 2;
  return views.map((view, index) => {
    const left = x + (around[index]?.left ?? 0);
    x = left + view.width * scale + (around[index]?.right ?? 0) + VIEW_GAP;
    return { view, scale, left, top: floor - view.height * scale };
  });
}

/** Space for the dimensions on each side of a view. */
export function spaceAround({ dimensions }: View, hasDimensions: boolean): Readonly<Record<Side, number>> {
  const space = (side: Side) => {
    const count = hasDimensions ? dimensions.filter((item) => item.side === side).length : 0;
    return count === 0 ? MIN_SPACE : DIMENSION_GAP + DIMENSION_STEP * count;
  };
  const [above, below, left, right] = SIDES.map(space) as [number, number, number, number];
  return { above, below, left, right };
}

export function onSheet([x, y]: Point, { left, top, scale }: PlacedView): Point {
  return [left + x * scale, top + y * scale];
}
