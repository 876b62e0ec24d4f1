import { type ChartPalette, element, escapeText } from '@specbuilder/fan-engine/chart';
import type { Product } from '@specbuilder/fan-engine/product';
import { Html, html } from '../../brand/index.ts';
import { DOCUMENT_MESSAGES } from '../../core/index.ts';
import { productCurves } from '../documents/charts.ts';
import { drawOutline } from '../documents/outline-drawing.ts';
import { dimensionRows } from '../documents/product-facts.ts';

/** A colour of the page's theme. */
const ofTheme = (name: string) => `var(--${name})`;

/** Colors of the page's theme, so that a picture follows it to dark mode and print. */
const PAGE_PALETTE: ChartPalette = {
  surface: ofTheme('page'),
  strongText: ofTheme('text'),
  text: ofTheme('text'),
  quietText: ofTheme('text-quiet'),
  zeroLine: ofTheme('stroke'),
  gridLine: ofTheme('grid'),
  brand: ofTheme('link'),
  system: ofTheme('text-quiet'),
  power: ofTheme('power'),
  required: ofTheme('error'),
  operating: ofTheme('operating'),
};

interface PictureSize {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Text keeps its size, so a narrow screen has pictures of its own; the style shows one of the two. */
const SIZES = {
  picture: { id: 'picture', width: 460, height: 320 },
  outline: {
    wide: { id: 'outline', width: 640, height: 380 },
    narrow: { id: 'outline-narrow', width: 380, height: 290 },
  },
  curves: { wide: { id: 'curves', width: 900, height: 380 }, narrow: { id: 'curves-narrow', width: 420, height: 320 } },
} as const;
const EDGE = 4;

/** The product as it looks, without dimensions. */
export function productPicture(product: Product): Html {
  const title = DOCUMENT_MESSAGES.outline({ model: product.model });
  return outline(product, SIZES.picture, { title, alternative: title }, false);
}

/** The outline with its dimensions by letter; its text alternative reads them out. */
export function outlinePicture(product: Product): Html {
  const { model } = product;
  const dimensions = dimensionRows(product).map(
    ({ letter, name, inches }) => `${letter} ${name} ${inches} ${DOCUMENT_MESSAGES.inches}`,
  );
  const words = {
    title: DOCUMENT_MESSAGES.outline({ model }),
    alternative: DOCUMENT_MESSAGES.outlineAlternative({ model, dimensions: dimensions.join(', ') }),
  };
  return bothSizes(SIZES.outline, (size) => outline(product, size, words, true));
}

export function curvesPicture(product: Product): Html {
  return bothSizes(SIZES.curves, (size) => new Html(productCurves(product, size, PAGE_PALETTE)));
}

function bothSizes(
  { wide, narrow }: { readonly wide: PictureSize; readonly narrow: PictureSize },
  draw: (size: PictureSize) => Html,
): Html {
  return html`<div class="wide">${draw(wide)}</div><div class="narrow">${draw(narrow)}</div>`;
}

function outline(
  product: Product,
  { id, width, height }: PictureSize,
  { title, alternative }: { readonly title: string; readonly alternative: string },
  hasDimensions: boolean,
): Html {
  const area = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  return new Html(
    element(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-labelledby': `${id}-title ${id}-desc` },
      element('title', { id: `${id}-title` }, escapeText(title)),
      element('desc', { id: `${id}-desc` }, escapeText(alternative)),
      drawOutline(product, area, PAGE_PALETTE, hasDimensions),
    ),
  );
}
