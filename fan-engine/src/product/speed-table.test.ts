import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { operatingPointAt } from '../duty/fixed-speed.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import { productsOf } from './product.ts';
import { dutyRange, speedTable } from './speed-table.ts';

const FANS = productsOf(DEMO_CATALOGUE).flatMap((product) => (product.kind === 'fan' ? [product] : []));
const STANDARD_DENSITY = 0.075;

describe('speeds of a product', () => {
  it.each(FANS.map((fan) => [fan.model, fan] as const))(
    'of %s stay within wheel, motor and line',
    (_, { line, wheel }) => {
      const { rows, pressures } = speedTable(line, wheel);
      const range = dutyRange(line, wheel);
      expect(pressures[0]).toBe(0);
      expect(rows[0]?.rpm).toBeLessThanOrEqual(maximumSpeed(wheel, line.classes.at(-1) ?? null, 70));
      expect(range.maxCfm).toBeLessThanOrEqual(line.airflow.maximum * 1.05);
      expect(range.minCfm).toBeLessThan(range.maxCfm);
      for (const { points } of rows) {
        const reached = points.flatMap((point) => (point === null ? [] : [point]));
        expect(reached.length).toBeGreaterThan(0);
        for (const { bhp } of reached) expect(bhp).toBeLessThanOrEqual(line.maximumHorsepower * 1.001);
        // More pressure, less air.
        expect(reached.map(({ cfm }) => cfm)).toEqual(reached.map(({ cfm }) => cfm).toSorted((a, b) => b - a));
      }
    },
  );

  it('are what the fan does on a system through the same point', () => {
    const fan = FANS.find(({ model }) => model === 'KUB245');
    if (fan === undefined) throw new Error('No KUB245');
    const { pressures, rows } = speedTable(fan.line, fan.wheel);
    for (const { rpm, points } of rows) {
      points.forEach((point, index) => {
        const staticPressure = pressures[index] ?? 0;
        if (point === null || staticPressure === 0) return;
        const found = operatingPointAt(fan.wheel, rpm, { cfm: point.cfm, staticPressure }, STANDARD_DENSITY);
        expect(found.cfm).toBeCloseTo(point.cfm, 0);
        expect(found.bhp).toBeCloseTo(point.bhp, 2);
      });
    }
  });
});
