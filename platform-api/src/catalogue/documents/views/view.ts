import type { Measure } from '@specbuilder/fan-engine/product';

/** In., from the upper left corner of its view. */
export type Point = readonly [x: number, y: number];

/** How a line is drawn: edges that are seen, edges inside, edges behind, and centre lines. */
export type LineRole = 'edge' | 'detail' | 'hidden' | 'centre';

export interface Outline {
  readonly role: LineRole;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** The side of its view on which a dimension is drawn. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** A dimension between two points of a view, along the side it is drawn on. */
export interface Dimension {
  readonly measure: Measure;
  readonly side: Side;
  readonly from: Point;
  readonly to: Point;
}

export type ViewName = 'front' | 'side' | 'end' | 'plan';

/** One projection of a unit; everything in inches, so that a drawing only has to be scaled. */
export interface View {
  readonly name: ViewName;
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly Outline[];
  readonly dimensions: readonly Dimension[];
}

/** A measure of the unit that is drawn, in. */
export type MeasureOf = (measure: Measure) => number;

const CIRCLE_POINTS = 72;

export function polygon(role: LineRole, ...points: readonly Point[]): Outline {
  return { role, points, isClosed: true };
}

export function polyline(role: LineRole, ...points: readonly Point[]): Outline {
  return { role, points, isClosed: false };
}

export function rectangle(role: LineRole, x: number, y: number, width: number, height: number): Outline {
  return polygon(role, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** A square around a centre. */
export function square(role: LineRole, [x, y]: Point, side: number): Outline {
  return rectangle(role, x - side / 2, y - side / 2, side, side);
}

export function circle(role: LineRole, centre: Point, diameter: number): Outline {
  return { role, points: arc(centre, diameter / 2, diameter / 2, 0, 360), isClosed: true };
}

/** Points of an ellipse between two angles in degrees: 0 is right, 90 below. */
export function arc([x, y]: Point, radiusX: number, radiusY: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.round((Math.abs(to - from) / 360) * CIRCLE_POINTS));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });
}

/** A dimension of a width around a centre. */
export function across(measure: Measure, side: 'above' | 'below', x: number, y: number, width: number): Dimension {
  return { measure, side, from: [x - width / 2, y], to: [x + width / 2, y] };
}

/** A dimension of a height between two levels. */
export function upright(measure: Measure, side: 'left' | 'right', x: number, top: number, bottom: number): Dimension {
  return { measure, side, from: [x, top], to: [x, bottom] };
}
