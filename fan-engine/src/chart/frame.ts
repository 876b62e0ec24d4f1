import type { Axis } from './axis.ts';
import type { ChartMessages } from './chart-messages.ts';
import type { ChartStyle } from './input.ts';
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
export function drawingSize(look: ChartStyle): { readonly width: number; readonly height: number } {
  const scale = look.scale ?? 1;
  return { width: look.width / scale, height: look.height / scale };
}

/** Texts above a chart. */
export interface Heading {
  readonly title: string;
  /** Belongs to the title, so that it stays where the text block is left out. */
  readonly subtitle?: string | undefined;
  readonly description?: readonly string[];
}

const TITLE_BASELINE = 26;

/** Lines below the title. */
function linesOf(look: ChartStyle, { subtitle, description = [] }: Heading): readonly string[] {
  return [...(subtitle === undefined ? [] : [subtitle]), ...(look.hideDescriptionText === true ? [] : description)];
}

/** Height of the header: title, text block and legend. */
export function headerHeight(look: ChartStyle, heading: Heading): number {
  if (look.isThumbnail === true || look.hidesTitle === true) return 0;
  const legendSpace = look.hideDescriptionText === true ? 0 : SIZES.legend;
  return TITLE_BASELINE + linesOf(look, heading).length * SIZES.header + legendSpace;
}

/** The picture around the drawn parts, with its text alternative. */
export function svgDocument(look: ChartStyle, title: string, alternative: string, parts: readonly string[]): string {
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
export function header(look: ChartStyle, heading: Heading): string {
  if (look.hidesTitle === true) return '';
  const { palette } = look;
  const { title, subtitle } = heading;
  return [
    textElement(title, {
      x: 16,
      y: TITLE_BASELINE,
      fill: palette.strongText,
      'font-size': SIZES.title,
      'font-weight': 600,
    }),
    ...linesOf(look, heading).map((line, index) =>
      textElement(line, {
        x: 16,
        y: TITLE_BASELINE + SIZES.header * (index + 1),
        fill: line === subtitle ? palette.text : palette.quietText,
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
export function legend(look: ChartStyle, entries: readonly LegendEntry[], y: number): string {
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

const TITLE_SPACE = 20;
/** Between plot and tick, and between tick and title. */
const TICK_GAPS = 8 + 4;

/** Space beside the plot for the title of a vertical axis and its widest tick, which must not touch, px. */
export function axisSpace(words: ChartMessages, { ticks, decimals }: Axis, min: number): number {
  const widest = Math.max(...ticks.map((tick) => textWidth(words.number(tick, decimals), SIZES.label)));
  return Math.max(min, Math.ceil(TITLE_SPACE + widest + TICK_GAPS));
}

/** Grid lines, tick texts and titles of the three axes. */
export function axes(
  look: ChartStyle,
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
      textElement(words.number(tick, axis.x.decimals), {
        ...tickText,
        x: axis.x.scale(tick),
        y: plot.bottom + 16,
        'text-anchor': 'middle',
      }),
    ),
    ...axis.y.ticks.map((tick) =>
      textElement(words.number(tick, axis.y.decimals), {
        ...tickText,
        x: plot.left - 8,
        y: axis.y.scale(tick) + 4,
        'text-anchor': 'end',
      }),
    ),
    ...(axis.right?.ticks ?? [])
      .filter((tick) => tick > 0)
      .map((tick) =>
        textElement(words.number(tick, axis.right?.decimals), {
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

function gridLine(x1: number, y1: number, x2: number, y2: number, isZero: boolean, look: ChartStyle): string {
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
export function dutyText(words: ChartMessages, cfm: number, staticPressure: number): string {
  return words.duty({ cfm: words.number(cfm), pressure: pressureText(words, staticPressure) });
}

/** Two decimals, and a third where there is one: 0.375 that was typed is not 0.38, and parts add up to their sum. */
export function pressureText(words: ChartMessages, staticPressure: number): string {
  const thousandths = Math.round(staticPressure * 1000);
  return words.number(thousandths / 1000, thousandths % 10 === 0 ? 2 : 3);
}
