import type { ChartPalette } from './palette.ts';
import { element, short } from './svg.ts';

export const SYSTEM_DASH = '6 5';
export const POWER_DASH = '10 3 2 3';

/** Attributes of a line. */
export function stroke(color: string, width: number, dash?: string, opacity?: number) {
  return {
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-dasharray': dash,
    'stroke-opacity': opacity,
  } as const;
}

/** The requested duty: an open diamond. */
export function diamond(x: number, y: number, size: number, palette: ChartPalette): string {
  return element('path', {
    d: `M${short(x)},${short(y - size)}L${short(x + size)},${short(y)}L${short(x)},${short(y + size)}L${short(x - size)},${short(y)}Z`,
    fill: palette.surface,
    stroke: palette.required,
    'stroke-width': 1.75,
  });
}

/** Where the fan runs: a filled disc with a surface-coloured edge. */
export function disc(x: number, y: number, radius: number, palette: ChartPalette, fill = palette.operating): string {
  return element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill,
    stroke: palette.surface,
    'stroke-width': 1.5,
  });
}

/** Diagonal hatching of an area that must not be selected. */
export function hatch(id: string, color: string): string {
  return element(
    'pattern',
    { id, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('line', { x1: 0, y1: 0, x2: 0, y2: 7, stroke: color, 'stroke-width': 1 }),
  );
}

/** Samples of a legend, drawn around the origin. */
export function legendSamples(palette: ChartPalette) {
  const dash = (attributes: Readonly<Record<string, string | number | undefined>>) =>
    element('line', { x1: -13, y1: 0, x2: 13, y2: 0, ...attributes });
  return {
    fan: dash(stroke(palette.brand, 2.5)),
    system: dash(stroke(palette.system, 1.5, SYSTEM_DASH)),
    power: dash(stroke(palette.power, 1.75, POWER_DASH)),
    required: diamond(0, 0, 5.5, palette),
    operating: disc(0, 0, 4.5, palette),
  } as const;
}
