import * as fc from 'fast-check';
import { anOffice } from '../../test/fixtures/office-building.ts';
import { blockLoad } from './block-load.ts';
import type { Building, OutdoorDay } from './building.ts';
import { typicalDays } from './outdoor-day.ts';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Chicago Midway, station 725340: dry bulb, wet bulb and daily range of each month. */
const CHICAGO: readonly OutdoorDay[] = (
  [
    [48.1, 45, 16],
    [53.1, 47.7, 19],
    [66.4, 56.8, 24],
    [75.7, 62.1, 25],
    [82.7, 67.5, 24],
    [89.9, 72, 23],
    [92.6, 76, 22],
    [90.2, 75.4, 21],
    [84.8, 70, 23],
    [75.2, 62.8, 24],
    [63.5, 57.2, 19],
    [52.4, 49.4, 16],
  ] as const
).map(([dryBulb, wetBulb, dailyRange]) => ({ dryBulb, wetBulb, dailyRange }));

/** Glass to the south, which the low sun of autumn heats most: the building of finding S2-3. */
const southern: Building = {
  ...anOffice,
  design: {
    ...{ latitude: 42, elevation: 600, summerDryBulb: 91, summerWetBulb: 74, dailyRange: 20, winterDryBulb: 0 },
  },
  months: ALL_MONTHS,
  walls: (['N', 'E', 'S', 'W'] as const).map((side) => ({
    ...{ facing: side, area: 1120, construction: 'brick_stud', absorptance: 0.7 },
  })),
  windows: [{ facing: 'S', area: 2500, u: 0.45, shgc: 0.38 }],
  occupancy: { ...anOffice.occupancy, lights: 0.64 },
};

describe('The months of a block load', () => {
  // Worked out apart from this code, by the method of fan-engineering section 16.
  it.each([
    ['September', 9, { dryBulb: 88, wetBulb: 72, dailyRange: 20 }, 10_911, 22.97],
    ['October', 10, { dryBulb: 81, wetBulb: 66, dailyRange: 20 }, 10_786, 20.79],
  ])('each have their own air: %s with its own dry and wet bulb', (_, month, day, cfm, tons) => {
    const monthly = ALL_MONTHS.map(() => day);
    const { cooling } = blockLoad({ ...southern, months: [month], design: { ...southern.design, monthly } });
    expect(cooling.supplyAirflow).toBeCloseTo(cfm, -1);
    expect(cooling.tons).toBeCloseTo(tons, 2);
  });

  it('bring the peak of southern glass into autumn, above that of July and below that of a February as hot as July', () => {
    const design = { ...southern.design, monthly: CHICAGO };
    const { spacePeak } = blockLoad({ ...southern, design }).cooling;
    expect([8, 9, 10]).toContain(spacePeak.month);
    const july = blockLoad({ ...southern, design, months: [7] }).cooling.spacePeak;
    expect(spacePeak.sensible).toBeGreaterThan(july.sensible * 1.1);
    const summer = CHICAGO.map(() => CHICAGO[6] as OutdoorDay);
    const hotFebruary = blockLoad({ ...southern, design: { ...design, monthly: summer } }).cooling.spacePeak;
    expect(spacePeak.sensible).toBeLessThan(hotFebruary.sensible);
  });

  it('follow from summer and winter where they are not given, near those of a station', () => {
    const { dryBulb: summerDryBulb, wetBulb: summerWetBulb, dailyRange } = CHICAGO[6] as OutdoorDay;
    const days = typicalDays({ ...southern.design, summerDryBulb, summerWetBulb, dailyRange, winterDryBulb: 0.1 });
    expect(days[6]).toEqual({ dryBulb: summerDryBulb, wetBulb: summerWetBulb, dailyRange });
    for (const [index, { dryBulb, wetBulb }] of CHICAGO.entries()) {
      expect(Math.abs((days[index]?.dryBulb ?? 0) - dryBulb)).toBeLessThan(8);
      expect(Math.abs((days[index]?.wetBulb ?? 0) - wetBulb)).toBeLessThan(8);
    }
  });

  it('leave July as it is typed, and are never impossible where the summer is not', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(whole(60, 115), whole(1, 12), whole(-40, 50), (summerDryBulb, depression, winterDryBulb) => {
        const design = { ...southern.design, summerDryBulb, summerWetBulb: summerDryBulb - depression, winterDryBulb };
        const july = blockLoad({ ...southern, design, months: [7] }).cooling.coilPeak.total;
        const monthly = ALL_MONTHS.map(() => ({
          ...{ dryBulb: summerDryBulb, wetBulb: summerDryBulb - depression, dailyRange: 20 },
        }));
        expect(blockLoad({ ...southern, design: { ...design, monthly }, months: [7] }).cooling.coilPeak.total).toBe(
          july,
        );
        expect(blockLoad({ ...southern, design }).cooling.coilPeak.total).toBeGreaterThanOrEqual(july);
      }),
      { numRuns: 30 },
    );
  });

  it('name the month whose air does not exist', () => {
    const monthly = CHICAGO.map((day, index) => (index === 2 ? { ...day, dryBulb: 100, wetBulb: 20 } : day));
    const building = { ...southern, design: { ...southern.design, monthly } };
    expect(() => blockLoad(building)).toThrow(expect.objectContaining({ field: 'design.monthly.2.wetBulb' }));
  });
});
