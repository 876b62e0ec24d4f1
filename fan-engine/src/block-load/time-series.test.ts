import { ROOF_CONSTRUCTIONS, ROOM_MASSES, WALL_CONSTRUCTIONS } from '@specbuilder/shared-contracts/domain';
import { anOffice } from '../../test/fixtures/office-building.ts';
import { blockLoad } from './block-load.ts';
import type { Building } from './building.ts';
import { sunshineOn } from './sunshine.ts';
import { clearSkyOf, roofConstruction, spaceSeries, type TimeSeries, wallConstruction } from './tables.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

/** Of the surfaces alone, with nothing going on inside. */
const shell: Building = {
  ...anOffice,
  ...{ walls: [], roofs: [], windows: [] },
  occupancy: { ...anOffice.occupancy, peoplePer1000SquareFeet: 0, lights: 0, equipment: 0 },
  outdoorAir: { ...anOffice.outdoorAir, summerInfiltration: 0 },
};
const hourlyOf = (surfaces: Partial<Building>) => blockLoad({ ...shell, ...surfaces }).cooling.hourlySensible;

describe('Time series of heat that is felt later', () => {
  const series: readonly (readonly [string, TimeSeries])[] = [
    ...WALL_CONSTRUCTIONS.map((name) => [name, wallConstruction(name).series] as const),
    ...ROOF_CONSTRUCTIONS.map((name) => [name, roofConstruction(name).series] as const),
    ...ROOM_MASSES.flatMap((name) => [
      [`${name}, sun`, spaceSeries(name).solar] as const,
      [`${name}, other heat`, spaceSeries(name).nonSolar] as const,
    ]),
  ];

  it.each(series)('of %s sum to 100 %, so that no heat is lost or made', (_, percents) => {
    expect(percents).toHaveLength(24);
    expect(sumOf(percents)).toBeCloseTo(100, 9);
  });

  it.each(WALL_CONSTRUCTIONS)('let a wall in the shade (%s) conduct U x A x difference over a day', (construction) => {
    const load = sumOf(hourlyOf({ walls: [{ facing: 'N', area: 1000, construction, absorptance: 0 }] }));
    const { summerDryBulb, dailyRange } = shell.design;
    // The fractions of the daily range of ASHRAE Fundamentals ch. 14 sum to 12.87 over 24 hours.
    const mean = summerDryBulb - dailyRange * (12.87 / 24);
    const { u } = wallConstruction(construction);
    expect(load).toBeCloseTo(24 * u * 1000 * (mean - shell.indoor.summerDryBulb), 0);
  });

  it('delay all of the diffuse sun through a window that nothing shades (ASHRAE Fundamentals ch. 18: radiant 1.0)', () => {
    const window = { facing: 'N', area: 1000, u: 0.01 } as const;
    const [sunny, dark] = [0.4, 0].map((shgc) => hourlyOf({ windows: [{ ...window, shgc }] }));
    const diffuse = Array.from({ length: 24 }, (_, index) => {
      const { beam, diffuse: ofSky } = sunshineOn('N', shell.design.latitude, clearSkyOf(7), index + 1);
      return { beam: beam * 0.4 * 0.9 * 1000, sky: ofSky * 0.4 * 0.87 * 1000 };
    });
    const { solar, nonSolar } = spaceSeries(shell.mass);
    const felt = (hour: number) =>
      sumOf(
        nonSolar.map((percent, lag) => {
          const at = diffuse[(hour - 1 - lag + 24) % 24];
          return ((at?.sky ?? 0) * percent + (at?.beam ?? 0) * (solar[lag] ?? 0)) / 100;
        }),
      );
    for (const hour of [6, 9, 12, 15, 18, 21]) {
      expect((sunny?.[hour - 1] ?? 0) - (dark?.[hour - 1] ?? 0)).toBeCloseTo(felt(hour), 3);
    }
  });
});
