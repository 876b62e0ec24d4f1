import { type ChartPalette, element, textElement } from '@specbuilder/fan-engine/chart';
import type { Measure, Product } from '@specbuilder/fan-engine/product';
import { DOCUMENT_MESSAGES } from '../../core/index.ts';
import { dimensionLines } from './dimension-lines.ts';
import { type Area, onSheet, type PlacedView, placedViews, spaceAround } from './placed-view.ts';
import type { LineRole, Outline } from './views/view.ts';
import { viewsOf } from './views/views-of.ts';

const LABEL_SIZE = 9;
const DASHES: Readonly<Record<LineRole, string | undefined>> = {
  edge: undefined,
  detail: undefined,
  hidden: '4 3',
  centre: '10 3 2 3',
};

/** Letters of a product's dimensions, in the order of its table. */
export function charactersOf({ dimensions }: Product): ReadonlyMap<Measure, string> {
  const measures = [...(dimensions?.measures.keys() ?? [])];
  return new Map(measures.map((measure, index) => [measure, String.fromCharCode('A'.charCodeAt(0) + index)]));
}

/** Views side by side at one scale, with their dimensions by letter. */
export function drawOutline(product: Product, area: Area, palette: ChartPalette, hasDimensions = true): string {
  const characters = charactersOf(product);
  return placedViews(viewsOf(product), area, hasDimensions)
    .map((placed) =>
      element(
        'g',
        { 'data-view': placed.view.name, 'data-scale': String(placed.scale) },
        ...placed.view.outlines.map((outline) => drawnOutline(outline, placed, palette)),
        ...(hasDimensions ? [dimensionLines(placed, characters, palette), viewLabel(placed, palette)] : []),
      ),
    )
    .join('');
}

function drawnOutline({ role, points, isClosed }: Outline, placed: PlacedView, palette: ChartPalette): string {
  const path = points.map((point, index) => {
    const [x, y] = onSheet(point, placed);
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)},${y.toFixed(2)}`;
  });
  const isEdge = role === 'edge';
  return element('path', {
    d: path.join('') + (isClosed ? 'Z' : ''),
    fill: isEdge && isClosed ? palette.surface : 'none',
    stroke: role === 'centre' ? palette.brand : isEdge ? palette.strongText : palette.quietText,
    'stroke-width': isEdge ? 1.25 : 0.7,
    'stroke-dasharray': DASHES[role],
    'stroke-linejoin': 'round',
  });
}

function viewLabel({ view, scale, left, top }: PlacedView, palette: ChartPalette): string {
  const { below } = spaceAround(view, true);
  return textElement(DOCUMENT_MESSAGES.view[view.name], {
    x: left + (view.width * scale) / 2,
    y: top + view.height * scale + below + LABEL_SIZE + 2,
    fill: palette.quietText,
    'font-size': LABEL_SIZE,
    'text-anchor': 'middle',
  });
}
