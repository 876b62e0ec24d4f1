import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { faceArea } from '../duty/component-loss.ts';
import { productsOf } from '../product/product.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';

const PRODUCTS = productsOf(DEMO_CATALOGUE);
const SIDES = ['width', 'plate', 'flange', 'length'] as const;
const SQUARE_INCHES_PER_SQUARE_FOOT = 144;

describe('outline dimensions', () => {
  it('exist for every size of every line', () => {
    expect(PRODUCTS.filter(({ dimensions }) => dimensions === null)).toEqual([]);
  });

  it.each(PRODUCTS.map((product) => [product.model, product] as const))(
    'of %s are above zero and in eighths of an inch',
    (_, { dimensions }) => {
      for (const inches of dimensions?.measures.values() ?? []) {
        expect(inches).toBeGreaterThan(0);
        expect(Number.isInteger(inches * 8)).toBe(true);
      }
      expect(dimensions?.weightLb).toBeGreaterThan(0);
    },
  );

  it.each(DEMO_CATALOGUE.lines.map((line) => [line.code, line] as const))(
    'of %s grow with the wheel',
    (_, { code }) => {
      const sizes = PRODUCTS.filter(({ line }) => line.code === code).map(({ dimensions }) => dimensions);
      sizes.slice(1).forEach((size, index) => {
        for (const [measure, inches] of size?.measures ?? []) {
          expect(inches).toBeGreaterThanOrEqual(sizes[index]?.measures.get(measure) ?? Number.NaN);
        }
        expect(size?.weightLb).toBeGreaterThan(sizes[index]?.weightLb ?? Number.NaN);
      });
    },
  );

  it('leave room for the wheel in every housing', () => {
    for (const product of PRODUCTS) {
      if (product.kind === 'ceilingFan') continue;
      const widest = Math.max(...SIDES.map((side) => product.dimensions?.measures.get(side) ?? 0));
      expect([product.model, widest > product.wheel.diameterIn]).toEqual([product.model, true]);
    }
  });

  it('have the openings that losses and velocities are worked out with', () => {
    for (const { dimensions, line } of PRODUCTS) {
      if (!('family' in line) || dimensions === null) continue;
      const product = PRODUCTS.find((item) => item.dimensions === dimensions);
      if (product?.kind !== 'fan') continue;
      const wheel = wheelOfLine(line, product.wheel.diameterIn);
      const { measures, shape } = dimensions;
      const of = (measure: Parameters<typeof measures.get>[0]) => measures.get(measure) ?? 0;
      const outlet = wheel.outletArea * SQUARE_INCHES_PER_SQUARE_FOOT;
      if (shape === 'scroll') expect((of('outletWidth') * of('outletHeight')) / outlet).toBeCloseTo(1, 1);
      if (shape === 'box') expect(of('duct') ** 2 / outlet).toBeCloseTo(1, 1);
      if (shape === 'dome' || shape === 'windband') {
        const throat = faceArea('throat', wheel, 0) * SQUARE_INCHES_PER_SQUARE_FOOT;
        expect(of('opening') ** 2 / throat).toBeCloseTo(1, 1);
        expect(of('curbCap')).toBeGreaterThan(of('opening'));
      }
      if (shape === 'cabinet') {
        const face = faceArea('cabinet', wheel, 0) * SQUARE_INCHES_PER_SQUARE_FOOT;
        expect(of('width') * of('height')).toBeGreaterThan(face);
      }
    }
  });
});
