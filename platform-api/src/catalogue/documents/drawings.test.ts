import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { chartPalette } from '@specbuilder/fan-engine/chart';
import { productsOf } from '@specbuilder/fan-engine/product';
import { inchText } from '@specbuilder/shared-contracts/domain';
import { cutSheet } from './cut-sheet.ts';
import { drawingSheet } from './drawing-sheet.ts';
import { millimetres } from './inches.ts';
import { drawOutline } from './outline-drawing.ts';
import { LANDSCAPE, PORTRAIT, type SheetOptions } from './sheet.ts';
import type { Point } from './views/view.ts';
import { viewsOf } from './views/views-of.ts';

const PRODUCTS = productsOf(DEMO_CATALOGUE).map((product) => [product.model, product] as const);
const LETTER_WIDTH = 0.56;
/** A scroll is round: its points may lie off its corners by less than it is measured by. */
const STEP = 1 / 8;
const LINE = 12;
const FOOTER = /^(Performance data|©|Revision|https:)/;
const OPTIONS: SheetOptions = {
  brand: { name: 'Kelvane', tagline: 'Air, measured.', copyright: '© Kelvane', color: '#0b6a84' },
  issue: {
    ...{ revision: 12, date: '2026-11-22', catalogueVersion: '2026.5' },
    pageUrl: 'https://fans.example.com/products/KUB245?manufacturerLabelId=214',
  },
};

interface DrawnText {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly content: string;
}

/** Texts directly on a sheet; texts of a chart are positioned within the chart. */
function textsOf(svg: string): DrawnText[] {
  const own = svg.replace(/<g transform="translate.*<\/svg><\/g>/s, '');
  return [...own.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', content = '']) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    const x = Number(of('x'));
    const width = content.length * Number(of('font-size')) * LETTER_WIDTH;
    const left = x - width * ({ middle: 0.5, end: 1 }[of('text-anchor') ?? ''] ?? 0);
    return { left, right: left + width, y: Number(of('y')), content };
  });
}

describe('The drawing of', () => {
  it.each(PRODUCTS)('%s measures what the catalogue says, each dimension once', (_, product) => {
    const svg = drawOutline(product, { x: 0, y: 0, width: 500, height: 400 }, chartPalette('light'));
    const views = [...svg.matchAll(/data-view="[^"]*" data-scale="([^"]*)"(.*?)(?=data-view|$)/gs)];
    const drawn = views.flatMap(([, scale, body = '']) =>
      [...body.matchAll(/data-measure="([^"]*)" data-length="([^"]*)"/g)].map(
        ([, measure, length]) => [measure, Math.round((Number(length) / Number(scale)) * 8) / 8] as const,
      ),
    );
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(product.dimensions?.measures ?? []));
    expect(drawn).toHaveLength(product.dimensions?.measures.size ?? 0);
  });

  it.each(PRODUCTS)('%s has only points that lie in its views', (_, product) => {
    for (const { width, height, outlines, dimensions } of viewsOf(product)) {
      const points = [
        ...outlines.flatMap((outline) => outline.points),
        ...dimensions.flatMap(({ from, to }) => [from, to]),
      ];
      const isInside = ([x, y]: Point) => Math.min(x, y) >= -STEP && x <= width + STEP && y <= height + STEP;
      expect(points.filter((point) => !isInside(point))).toEqual([]);
    }
  });

  it.each(PRODUCTS)('%s is a sheet whose texts all lie on it, and so is its cut sheet', (_, product) => {
    for (const [svg, { width, height }] of [
      [drawingSheet(product, OPTIONS), LANDSCAPE],
      [cutSheet(product, OPTIONS), PORTRAIT],
    ] as const) {
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
      const texts = textsOf(svg);
      expect(texts.map(({ content }) => content)).toContain(product.model);
      const outside = texts.filter(({ left, right, y }) => left < 0 || right > width || y < 0 || y > height);
      expect(outside).toEqual([]);
      const footer = texts.find(({ content }) => content.startsWith('Performance data'))?.y ?? 0;
      const last = texts.filter(({ content }) => !FOOTER.test(content)).map(({ y }) => y);
      expect(Math.max(...last)).toBeLessThan(footer - LINE);
    }
  });
});

describe('Inches', () => {
  it.each([
    [0.125, '1/8'],
    [12, '12'],
    [32.625, '32 5/8'],
    [101.5, '101 1/2'],
  ])('of %s are written %s', (inches, text) => {
    expect(inchText(inches)).toBe(text);
  });

  it('are 25.4 mm', () => expect(millimetres(10)).toBe(254));
});
