import { type ChartPalette, chartPalette, element, textElement } from '@specbuilder/fan-engine/chart';
import type { Product } from '@specbuilder/fan-engine/product';
import { STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import { DOCUMENT_MESSAGES, nameOf } from '../../core/index.ts';

/** The brand that a sheet is of. */
export interface SheetBrand {
  readonly name: string;
  readonly tagline: string;
  readonly copyright: string;
  readonly color: string;
}

/** Everything that is drawn on a sheet besides its product. */
export interface SheetOptions {
  readonly brand: SheetBrand;
  /** Left out while it is found out whether anything changed. */
  readonly issue: SheetIssue | null;
}

/** What sets one copy of a sheet apart from the next with the same content. */
export interface SheetIssue {
  readonly revision: number;
  /** 2026-11-22. */
  readonly date: string;
  readonly catalogueVersion: string;
  /** Address of the product's page, as people read it. */
  readonly pageUrl: string;
}

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** US Letter size, in points. */
export const PORTRAIT: SheetSize = { width: 612, height: 792 };
export const LANDSCAPE: SheetSize = { width: 792, height: 612 };
export const MARGIN = 36;
/** Where the head ends and the foot begins. */
export const HEAD = 104;
export const FOOTER = 62;

const FONT = "'Inter Variable', Inter, 'Segoe UI', system-ui, sans-serif";
/** Wider than most letters of Inter are, so that what is measured by it fits. */
const LETTER_WIDTH = 0.56;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill: string;
  /** Width for the text; a longer text is set smaller. */
  readonly room?: number;
}

/** A line of text; a text wider than its space is set smaller, never cut off. */
export function lineOfText(content: string, x: number, y: number, look: TextStyle): string {
  const { size = 9, weight, anchor, fill, room: space = Number.POSITIVE_INFINITY } = look;
  const fitting = Math.min(size, space / (LETTER_WIDTH * Math.max(1, content.length)));
  return textElement(content, {
    x,
    y,
    fill,
    'font-size': fitting,
    'font-weight': weight,
    'text-anchor': anchor,
  });
}

/** A text in lines that fit a width. */
export function wrapped(text: string, width: number, size: number): string[] {
  const max = Math.floor(width / (LETTER_WIDTH * size));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= max) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function sheetPalette({ color }: SheetBrand): ChartPalette {
  return chartPalette('light', color);
}

/** A whole sheet: header with brand and product, body, footer with the validity of the values and the revision. */
export function sheet(
  kind: 'cutSheet' | 'drawing',
  product: Product,
  size: SheetSize,
  options: SheetOptions,
  body: readonly string[],
): string {
  const name = DOCUMENT_MESSAGES.kind[kind];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size.width} ${size.height}`,
      ...size,
      role: 'img',
      'font-family': FONT,
      'aria-labelledby': 'sheet-title',
    },
    element('title', { id: 'sheet-title' }, DOCUMENT_MESSAGES.title({ kind: name, model: product.model })),
    element('rect', { ...size, fill: '#ffffff' }),
    header(name, product, size, options),
    ...body,
    footer(size, options),
  );
}

function header(kind: string, { model, line }: Product, { width }: SheetSize, { brand }: SheetOptions): string {
  const palette = sheetPalette(brand);
  const right = width - MARGIN;
  const half = width / 2 - MARGIN;
  return [
    lineOfText(brand.name, MARGIN, MARGIN + 14, { size: 17, weight: 600, fill: brand.color, room: half }),
    lineOfText(kind, right, MARGIN + 8, { size: 11, weight: 600, anchor: 'end', fill: palette.strongText, room: half }),
    lineOfText(nameOf(brand.tagline), right, MARGIN + 22, {
      size: 9,
      anchor: 'end',
      fill: palette.quietText,
      room: half,
    }),
    element('rect', { x: MARGIN, y: MARGIN + 28, width: width - 2 * MARGIN, height: 1.5, fill: brand.color }),
    lineOfText(model, MARGIN, MARGIN + 58, { size: 24, weight: 600, fill: palette.strongText, room: half }),
    lineOfText(nameOf(line.name), right, MARGIN + 58, { size: 12, anchor: 'end', fill: palette.text, room: half }),
  ].join('');
}

function footer({ width, height }: SheetSize, { brand, issue }: SheetOptions): string {
  const { quietText, zeroLine } = sheetPalette(brand);
  const right = width - MARGIN;
  const whole = width - 2 * MARGIN;
  return [
    element('rect', { x: MARGIN, y: height - FOOTER, width: whole, height: 0.75, fill: zeroLine }),
    lineOfText(STATEMENT_MESSAGES.figures, MARGIN, height - FOOTER + 13, { size: 8, fill: quietText, room: whole }),
    lineOfText(brand.copyright, MARGIN, height - FOOTER + 27, { size: 8, fill: quietText, room: whole / 2 }),
    ...(issue === null
      ? []
      : [
          lineOfText(issueText(issue), right, height - FOOTER + 27, {
            size: 8,
            anchor: 'end',
            fill: quietText,
            room: whole / 2,
          }),
          lineOfText(issue.pageUrl, MARGIN, height - FOOTER + 39, { size: 8, fill: quietText, room: whole }),
        ]),
  ].join('');
}

function issueText({ revision, date, catalogueVersion }: SheetIssue): string {
  const catalogue = DOCUMENT_MESSAGES.catalogue({ version: catalogueVersion });
  return [DOCUMENT_MESSAGES.revision({ revision }), date, catalogue].join(' · ');
}
