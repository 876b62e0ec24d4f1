import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { type Product, productsOf } from '@specbuilder/fan-engine/product';
import type { DeliverableItem } from '../../subject/subject.ts';
import { shapeOf } from './shape-of.ts';
import type { Corner, Solid, Vector } from './solid.ts';

/** The mounted side of a unit is at its ground, except for what is below a ceiling. */
const GRILLE_IN = 0.75;

type Range = readonly [least: number, most: number];
type Bounds = readonly [x: Range, y: Range, z: Range];

const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

function boundsOf(solid: Solid): Bounds {
  switch (solid.kind) {
    case 'box':
      return [0, 1, 2].map((axis) => [solid.from[axis], solid.to[axis]]) as unknown as Bounds;
    case 'cylinder':
      return around(solid.centre, solid.axis, [
        [solid.radius, 0],
        [solid.radius, solid.length],
      ]);
    case 'turned':
      return around(solid.centre, solid.axis, solid.corners);
    case 'prism': {
      const [across, up] = [0, 1].map((side) => rangeOf(solid.corners.map((corner) => corner[side] ?? 0)));
      const along: Range = [solid.from, solid.from + solid.length];
      if (across === undefined || up === undefined) throw new Error('A profile has no corners');
      return solid.axis === 'x' ? [along, across, up] : solid.axis === 'y' ? [across, along, up] : [across, up, along];
    }
  }
}

/** Distances from an axis and places along it. */
function around([x, y, z]: Vector, axis: 'x' | 'z', corners: readonly Corner[]): Bounds {
  const radius = Math.max(...corners.map(([distance]) => distance));
  const [from, to] = rangeOf(corners.map(([, place]) => place));
  const side = (middle: number): Range => [middle - radius, middle + radius];
  return axis === 'x' ? [[x + from, x + to], side(y), side(z)] : [side(x), side(y), [z + from, z + to]];
}

function modelled(product: Product): Pick<DeliverableItem, 'product' | 'kind' | 'options'> {
  return { product, kind: product.kind === 'ceilingFan' ? 'ceilingFan' : 'exhaust', options: [] };
}

const PRODUCTS = productsOf(DEMO_CATALOGUE);
const SHAPES = [...new Set(PRODUCTS.map(({ dimensions }) => dimensions?.shape))];

describe.each(SHAPES)('The parts of a %s', (name) => {
  const products = PRODUCTS.filter(({ dimensions }) => dimensions?.shape === name);

  it('are together as large as its outline dimensions, in every size', () => {
    for (const product of products) {
      const bounds = (shapeOf(modelled(product))?.parts ?? []).map(({ solid }) => boundsOf(solid));
      const of = (measure: Parameters<NonNullable<Product['dimensions']>['measures']['get']>[0]) =>
        product.dimensions?.measures.get(measure) ?? 0;
      const [width, plate] = [Math.max(of('width'), of('curbCap'), of('span')), of('plate')];
      const expected: Readonly<Record<string, readonly [number, number, number]>> = {
        dome: [width, width, of('height')],
        windband: [width, width, of('height')],
        wallDome: [of('length'), Math.max(width, plate), Math.max(width, plate)],
        scroll: [of('length'), of('width'), of('height')],
        box: [of('length'), of('width'), of('height')],
        tube: [of('length'), of('flange'), of('flange')],
        panel: [of('length'), plate, plate],
        ceilingBox: [of('grille'), of('grille'), of('height') + GRILLE_IN],
        cabinet: [of('length'), of('width'), of('height')],
        upright: [of('length'), of('width'), of('height')],
        ceilingFan: [of('span'), of('span'), of('height')],
      };
      const size = [0, 1, 2].map((axis) => {
        const all = bounds.flatMap((each) => [...(each[axis] ?? [])]);
        return Math.max(...all) - Math.min(...all);
      });
      const known = expected[name ?? ''] ?? [];
      // Three or six blades do not fill their circle.
      const closeness = name === 'ceilingFan' ? [0.75, 0.85, 1] : [1, 0.98, 1];
      const isRight = size.map((side, axis) => {
        const most = known[axis] ?? 0;
        return side <= most + 0.01 && side >= most * (closeness[axis] ?? 1) - 0.01;
      });
      expect([product.model, size, isRight]).toEqual([product.model, size, [true, true, true]]);
    }
  });

  it('have a size above zero, and openings at their surface', () => {
    for (const product of products) {
      const shape = shapeOf(modelled(product));
      const bounds = (shape?.parts ?? []).map(({ solid }) => boundsOf(solid));
      for (const ranges of bounds) for (const [least, most] of ranges) expect(most - least).toBeGreaterThan(0);
      for (const opening of [shape?.inlet, shape?.outlet]) {
        if (!opening) continue;
        const axis = opening.out.findIndex((part) => part !== 0);
        const ends = bounds.map((each) => each[axis]?.[(opening.out[axis] ?? 0) > 0 ? 1 : 0] ?? 0);
        const surface = (opening.out[axis] ?? 0) > 0 ? Math.max(...ends) : Math.min(...ends);
        expect([product.model, opening.at[axis]]).toEqual([product.model, expect.closeTo(surface, 3)]);
      }
    }
  });
});

describe('The outlet of a unit', () => {
  const first = (name: string) => PRODUCTS.find(({ dimensions }) => dimensions?.shape === name);
  const outletWith = (name: string, code: string) => {
    const product = first(name);
    if (product === undefined) throw new Error(`No product is a ${name}`);
    const options = [{ id: 1, code, group: 'Fan Discharge', description: code }] as const;
    return shapeOf({ ...modelled(product), options: [...options] })?.outlet ?? null;
  };

  it.each([
    ['scroll', 'DSUP', true],
    ['scroll', 'UDTH', false],
    ['scroll', 'UROCW', true],
    ['cabinet', 'DSDN', true],
    ['cabinet', 'DSSD', false],
    ['upright', 'DSUP', true],
    ['upright', 'DSNOZ', false],
  ])('of a %s with %s has a place: %p', (name, code, hasPlace) => {
    expect(outletWith(name, code) !== null).toBe(hasPlace);
  });
});
