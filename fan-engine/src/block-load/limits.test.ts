import * as fc from 'fast-check';
import { anOffice } from '../../test/fixtures/office-building.ts';
import { EngineError } from '../specification/engine-error.ts';
import { type BlockLoad, blockLoad } from './block-load.ts';
import type { Building } from './building.ts';

/** Nothing in it gains or loses heat. */
const empty: Building = {
  ...anOffice,
  ...{ walls: [], roofs: [], windows: [], perimeter: 0 },
  occupancy: { ...anOffice.occupancy, peoplePer1000SquareFeet: 0, lights: 0, equipment: 0 },
  outdoorAir: { summerInfiltration: 0, winterInfiltration: 0, cfmPerPerson: 0, cfmPerSquareFoot: 0 },
};
const withDesign = (design: Partial<Building['design']>, building = anOffice): Building => ({
  ...building,
  design: { ...building.design, ...design },
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
const isAllFinite = (load: BlockLoad) => numbersIn(load).every(Number.isFinite);

describe('The block load at its limits', () => {
  it('of a building without surfaces, people, lights and air is nothing at all', () => {
    const { cooling, heating } = blockLoad(empty);
    expect(cooling).toMatchObject({ tons: 0, supplyAirflow: 0 });
    expect(heating.total).toBe(0);
  });

  it('needs no tons and no air where the summer is cooler than the room and nothing gains heat', () => {
    const { cooling } = blockLoad({
      ...withDesign({ summerDryBulb: 45, summerWetBulb: 44 }, empty),
      walls: anOffice.walls.map((wall) => ({ ...wall, absorptance: 0 })),
      outdoorAir: anOffice.outdoorAir,
    });
    expect(cooling).toMatchObject({ tons: 0, supplyAirflow: 0 });
  });

  it('is finite, and never less than none, for any temperatures that air has', () => {
    const temperature = fc.integer({ min: 40, max: 110 });
    fc.assert(
      fc.property(temperature, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 56, max: 100 }), (dry, drop, room) => {
        const building = withDesign({ summerDryBulb: dry, summerWetBulb: dry - drop });
        const load = blockLoad({ ...building, indoor: { ...building.indoor, summerDryBulb: room } });
        expect(isAllFinite(load)).toBe(true);
        expect(load.cooling.tons).toBeGreaterThanOrEqual(0);
        expect(load.cooling.supplyAirflow).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      'a wet bulb that no such dry air has',
      withDesign({ summerDryBulb: 130, summerWetBulb: 30 }),
      'design.summerWetBulb',
    ],
    ['a wet bulb above the dry bulb', withDesign({ summerDryBulb: 80, summerWetBulb: 81 }), 'design.summerWetBulb'],
    [
      'supply air as warm as the room',
      { ...anOffice, indoor: { ...anOffice.indoor, supplyDryBulb: 75 } },
      'indoor.supplyDryBulb',
    ],
  ])('names %s', (_, building, field) => {
    expect(() => blockLoad(building)).toThrow(EngineError);
    expect(() => blockLoad(building)).toThrow(expect.objectContaining({ field }));
  });

  it('counts the part of an hour that a space is in use', () => {
    const lightsOf = (from: number, to: number) => {
      const occupancy = { ...empty.occupancy, lights: 1, outsideHours: 0, from, to };
      return blockLoad({ ...empty, occupancy }).cooling.hourlySensible.reduce((sum, load) => sum + load, 0);
    };
    const anHour = lightsOf(8, 9);
    // Lights of 1 W/ft2 heat 10,000 ft2 with 34,120 Btu in an hour, whenever it is felt.
    expect(anHour).toBeCloseTo(34_120, 3);
    expect(lightsOf(8.5, 8.9)).toBeCloseTo(0.4 * anHour, 3);
    expect(lightsOf(8.5, 17.25)).toBeCloseTo(8.75 * anHour, 3);
    expect(lightsOf(22.5, 1.5)).toBeCloseTo(3 * anHour, 3);
    expect(lightsOf(0, 24)).toBeCloseTo(24 * anHour, 3);
  });
});
