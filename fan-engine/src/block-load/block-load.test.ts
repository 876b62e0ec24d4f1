import {
  FACINGS,
  type Facing,
  ROOF_CONSTRUCTIONS,
  ROOM_MASSES,
  WALL_CONSTRUCTIONS,
} from '@specbuilder/shared-contracts/domain';
import * as fc from 'fast-check';
import { anOffice } from '../../test/fixtures/office-building.ts';
import { type BlockLoad, blockLoad } from './block-load.ts';
import type { Building } from './building.ts';

/**
 * Of the worked example of fan-engineering section 16, which was computed apart from this code: there as the example has it,
 * and here with all diffuse sun as radiant (ASHRAE Fundamentals ch. 18 table 14), which moves its peak from 15:00 to 16:00.
 */
const TOLERANCE = 0.002;

function expectNear(actual: number, expected: number): void {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(TOLERANCE);
}

const area = fc.integer({ min: 0, max: 20_000 });
const facing = fc.constantFrom(...FACINGS);
const buildings: fc.Arbitrary<Building> = fc
  .record({
    latitude: fc.integer({ min: 20, max: 60 }),
    elevation: fc.integer({ min: 0, max: 9000 }),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
    mass: fc.constantFrom(...ROOM_MASSES),
    walls: fc.array(fc.record({ facing, area, construction: fc.constantFrom(...WALL_CONSTRUCTIONS) }), {
      maxLength: 4,
    }),
    roofs: fc.array(fc.record({ area, construction: fc.constantFrom(...ROOF_CONSTRUCTIONS) }), { maxLength: 2 }),
    windows: fc.array(
      fc.record({
        ...{ facing, area },
        u: fc.double({ min: 0.1, max: 1.2, noNaN: true }),
        shgc: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ latitude, elevation, months, mass, walls, roofs, windows }) => ({
    ...anOffice,
    ...{ months, mass, windows },
    design: { ...anOffice.design, latitude, elevation },
    walls: walls.map((wall) => ({ ...wall, absorptance: 0.7 })),
    roofs: roofs.map((roof) => ({ ...roof, absorptance: 0.7 })),
  }));

const partsOf = ({ cooling }: BlockLoad) => Object.values(cooling.parts).reduce((sum, part) => sum + part, 0);

describe('The block load of a building', () => {
  it('is that of the worked example', () => {
    const { people, ventilationAirflow, cooling, heating } = blockLoad(anOffice);
    expect(cooling.spacePeak).toMatchObject({ month: 7, hour: 16 });
    expect(cooling.coilPeak).toMatchObject({ month: 7, hour: 15 });
    expect(people).toBe(50);
    expect(ventilationAirflow).toBe(850);
    expectNear(cooling.spacePeak.sensible, 126_285);
    expectNear(cooling.spacePeak.latent, 19_241.35);
    expectNear(cooling.spacePeak.ventilationSensible, 14_979.42);
    expectNear(cooling.spacePeak.ventilationLatent, 22_443.27);
    expectNear(cooling.coilPeak.total, 183_663);
    expectNear(cooling.tons, 15.3052);
    expectNear(cooling.supplyAirflow, 6062.4);
    expectNear(heating.envelope + heating.infiltration, 98_157.22);
    expectNear(heating.ventilation, 42_494.81);
    expectNear(heating.total, 140_652.03);
  });

  it.each([
    ['walls', 8596],
    ['roofs', 25_795],
    ['sunThroughWindows', 9180],
    ['windows', 16_323],
    ['people', 11_218],
    ['lights', 24_729],
    ['equipment', 24_277],
    ['infiltration', 6168],
  ] as const)('has the share of %s that the worked example has', (part, expected) => {
    expectNear(blockLoad(anOffice).cooling.parts[part], expected);
  });

  it('follows the day of the worked example hour by hour', () => {
    const expected = [
      22_073, 19_044, 16_576, 14_339, 12_491, 15_346, 20_501, 27_045, 78_319, 91_633, 102_423, 110_385, 117_695,
      123_161, 126_043, 126_285, 124_412, 119_060, 66_138, 53_457, 43_649, 36_172, 30_468, 25_778,
    ];
    const { hourlySensible } = blockLoad(anOffice).cooling;
    for (const [index, load] of hourlySensible.entries()) expectNear(load, expected[index] ?? 0);
  });

  it('is the sum of its parts, and the coil never has less to carry than at the peak of the space', () => {
    fc.assert(
      fc.property(buildings, (building) => {
        const load = blockLoad(building);
        const { spacePeak, coilPeak } = load.cooling;
        expect(partsOf(load)).toBeCloseTo(spacePeak.sensible, 3);
        expect(coilPeak.total).toBeGreaterThanOrEqual(spacePeak.total);
        expect(Math.max(...load.cooling.hourlySensible)).toBeCloseTo(spacePeak.sensible, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('grows with lights, with a window and with outdoor air, and its peak does not fall when another month is tried', () => {
    fc.assert(
      fc.property(buildings, facing, (building, windowFacing) => {
        const { cooling, heating } = blockLoad(building);
        const lit = blockLoad({ ...building, occupancy: { ...building.occupancy, lights: 2 } });
        expect(lit.cooling.spacePeak.sensible).toBeGreaterThan(cooling.spacePeak.sensible);
        const window = { facing: windowFacing, area: 300, u: 0.4, shgc: 0.4 };
        const glazed = blockLoad({ ...building, windows: [...building.windows, window] });
        expect(glazed.heating.envelope).toBeGreaterThan(heating.envelope);
        const { outdoorAir } = building;
        const aired = blockLoad({ ...building, outdoorAir: { ...outdoorAir, cfmPerPerson: 30 } });
        // Outdoor air of a winter month cools.
        const july = { ...building, months: [7] };
        expect(
          blockLoad({ ...july, outdoorAir: { ...outdoorAir, cfmPerPerson: 30 } }).cooling.coilPeak.total,
        ).toBeGreaterThan(blockLoad(july).cooling.coilPeak.total);
        expect(aired.cooling.spacePeak.sensible).toBeCloseTo(cooling.spacePeak.sensible, 6);
        const longer = blockLoad({ ...building, months: [...building.months, 8] });
        expect(longer.cooling.coilPeak.total).toBeGreaterThanOrEqual(cooling.coilPeak.total);
      }),
      { numRuns: 40 },
    );
  });

  it('of a heavy room peaks no higher than that of a light one of the same gains', () => {
    const peakOf = (mass: Building['mass']) => blockLoad({ ...anOffice, mass }).cooling.spacePeak.sensible;
    expect(peakOf('heavy_bare')).toBeLessThan(peakOf('light'));
  });

  it('counts hours of use that go on past midnight, and a use from an hour to the same as one round the clock', () => {
    const hourly = (occupancy: Partial<Building['occupancy']>) =>
      blockLoad({ ...anOffice, months: [7], occupancy: { ...anOffice.occupancy, outsideHours: 0, ...occupancy } })
        .cooling.hourlySensible;
    const night = hourly({ from: 18, to: 2 });
    const day = hourly({ from: 2, to: 18 });
    const always = hourly({ from: 0, to: 24 });
    const never = hourly({ peoplePer1000SquareFeet: 0, lights: 0, equipment: 0 });
    for (const [index, load] of night.entries()) {
      expect(load + (day[index] ?? 0)).toBeCloseTo((always[index] ?? 0) + (never[index] ?? 0), 6);
    }
    expect(hourly({ from: 8, to: 8 })).toEqual(always);
  });

  it('sees the sun of the east in the morning and that of the west in the afternoon', () => {
    const window = { area: 2000, u: 0.4, shgc: 0.6 };
    const sunny = (side: Facing) =>
      blockLoad({ ...anOffice, mass: 'light', windows: [{ ...window, facing: side }] }).cooling.spacePeak.hour;
    expect(sunny('E')).toBeLessThan(12);
    expect(sunny('W')).toBeGreaterThan(15);
  });
});
