import type { Measure, Product } from '@specbuilder/fan-engine/product';

/** The space that an item takes, in. */
export interface ItemBox {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Seen from above: a ceiling fan and a dome are round. */
  readonly isRound: boolean;
}

const ROUND = new Set(['ceilingFan', 'dome', 'windband']);
/** Measures that say how wide a shape is where it has no width, the widest part first. */
const WIDTHS: readonly Measure[] = ['width', 'span', 'plate', 'flange', 'grille'];
const HEIGHTS: readonly Measure[] = ['height', 'drop', 'width', 'flange', 'plate'];

/** Null where the catalogue has no dimensions of the model, so that nothing of it can be modelled. */
export function boxOf(product: Product | null): ItemBox | null {
  if (product?.dimensions == null) return null;
  const { measures, shape } = product.dimensions;
  const first = (names: readonly Measure[]) =>
    names.map((name) => measures.get(name)).find((measure) => measure !== undefined);
  const width = first(WIDTHS);
  if (width === undefined) return null;
  return { width, length: measures.get('length') ?? width, height: first(HEIGHTS) ?? width, isRound: ROUND.has(shape) };
}
