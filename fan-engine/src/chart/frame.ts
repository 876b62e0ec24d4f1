import type { Axis } from './axis.ts';
import type { ChartWords } from './chart-words.ts';
import type { ChartLook } from './input.ts';
import { textWidth } from './label-placement.ts';
import { element, escapeText, short, textElement } from './svg.ts';

const FONT_FAMILY = "'Inter Variable', Inter, 'Segoe UI', system-ui, sans-serif";

/** Sizes of a chart in the units it is drawn in; a scaled picture keeps them and enlarges the whole. */
export const SIZES = { title: 15, text: 12, label: 11, header: 18, legend: 22 } as const;

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Width and height of the drawing before scaling. */
export function drawingSize(look: ChartLook): { readonly width: number; readonly height: number } {
  const scale = look.scale ?? 1;
  return { width: look.width / scale, height: look.height / scale };
}

/** Room that the header takes: title, text block and legend. */
export function headerHeight(look: ChartLook, lines: readonly string[]): number {
  if (look.isThumbnail === true) return 0;
  const text = look.hideDescriptionText === true ? 0 : lines.length * SIZES.header + SIZES.legend;
  return 26 + text;
}

/** The picture around the drawn parts, with its text alternative. */
export function svgDocument(look: ChartLook, title: string, alternative: string, parts: readonly string[]): string {
  const { width, height } = drawingSize(look);
  const id = look.id ?? 'chart';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: look.width,
      height: look.height,
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
      'font-family': FONT_FAMILY,
      'font-size': SIZES.label,
    },
    element('title', { id: `${id}-title` }, escapeText(title)),
    element('desc', { id: `${id}-desc` }, escapeText(alternative)),
    look.transparentBackground === true ? '' : element('rect', { width, height, fill: look.palette.surface }),
    ...parts,
  );
}

/** Title and text block. */
export function header(look: ChartLook, title: string, lines: readonly string[]): string {
  const { palette } = look;
  const block = look.hideDescriptionText === true ? [] : lines;
  return [
    textElement(title, { x: 16, y: 26, fill: palette.strongText, 'font-size': SIZES.title, 'font-weight': 600 }),
    ...block.map((line, place) =>
      textElement(line, {
        x: 16,
        y: 26 + SIZES.header * (place + 1),
        fill: palette.quietText,
        'font-size': SIZES.text,
      }),
    ),
  ].join('');
}

interface LegendEntry {
  readonly text: string;
  /** Drawn into a box of 26 x 10 px around its centre. */
  readonly sample: string;
}

const SAMPLE_WIDTH = 26;
const ENTRY_GAP = 16;

/** A row of samples and texts that begins at the left edge. */
export function legend(look: ChartLook, entries: readonly LegendEntry[], y: number): string {
  let x = 16;
  return entries
    .map(({ text, sample }) => {
      const placed =
        element('g', { transform: `translate(${short(x + SAMPLE_WIDTH / 2)} ${y - 4})` }, sample) +
        textElement(text, { x: x + SAMPLE_WIDTH + 6, y, fill: look.palette.text, 'font-size': SIZES.text });
      x += SAMPLE_WIDTH + 6 + textWidth(text, SIZES.text) + ENTRY_GAP;
      return placed;
    })
    .join('');
}

/** Grid lines, tick texts and titles of the three axes. */
export function axes(
  look: ChartLook,
  plot: Plot,
  axis: { readonly x: Axis; readonly y: Axis; readonly right: Axis | null },
  titles: { readonly x: string; readonly y: string; readonly right: string },
): string {
  const { palette, words } = look;
  const parts = [
    ...axis.x.ticks.map((tick) =>
      gridLine(axis.x.scale(tick), plot.top, axis.x.scale(tick), plot.bottom, tick === 0, look),
    ),
    ...axis.y.ticks.map((tick) =>
      gridLine(plot.left, axis.y.scale(tick), plot.right, axis.y.scale(tick), tick === 0, look),
    ),
  ];
  if (look.isThumbnail === true) return parts.join('');
  const tickText = { fill: palette.quietText, 'font-size': SIZES.label };
  const middle = (plot.top + plot.bottom) / 2;
  return [
    ...parts,
    ...axis.x.ticks.map((tick) =>
      textElement(words.figure(tick, axis.x.decimals), {
        ...tickText,
        x: axis.x.scale(tick),
        y: plot.bottom + 16,
        'text-anchor': 'middle',
      }),
    ),
    ...axis.y.ticks.map((tick) =>
      textElement(words.figure(tick, axis.y.decimals), {
        ...tickText,
        x: plot.left - 8,
        y: axis.y.scale(tick) + 4,
        'text-anchor': 'end',
      }),
    ),
    ...(axis.right?.ticks ?? [])
      .filter((tick) => tick > 0)
      .map((tick) =>
        textElement(words.figure(tick, axis.right?.decimals), {
          'font-size': SIZES.label,
          fill: palette.power,
          x: plot.right + 8,
          y: (axis.right?.scale(tick) ?? 0) + 4,
        }),
      ),
    axisTitle(titles.x, (plot.left + plot.right) / 2, plot.bottom + 35, palette.text),
    rotatedTitle(titles.y, 16, middle, palette.text),
    axis.right === null ? '' : rotatedTitle(titles.right, drawingSize(look).width - 10, middle, palette.power),
  ].join('');
}

function gridLine(x1: number, y1: number, x2: number, y2: number, isZero: boolean, look: ChartLook): string {
  return element('line', { x1, y1, x2, y2, stroke: isZero ? look.palette.zeroLine : look.palette.gridLine });
}

function axisTitle(text: string, x: number, y: number, fill: string): string {
  return textElement(text, { x, y, fill, 'font-size': SIZES.label, 'text-anchor': 'middle' });
}

function rotatedTitle(text: string, x: number, y: number, fill: string): string {
  return textElement(text, {
    x,
    y,
    fill,
    'font-size': SIZES.label,
    'text-anchor': 'middle',
    transform: `rotate(-90 ${x} ${y})`,
  });
}

/** '9,000 cfm at 3.00 in. wg'. */
export function dutyText(words: ChartWords, cfm: number, staticPressure: number): string {
  return words.duty({ cfm: words.figure(cfm), pressure: words.figure(staticPressure, 2) });
}
