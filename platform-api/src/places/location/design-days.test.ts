import { loadBuilding } from '@specbuilder/shared-contracts/api';
import { AN_OFFICE } from '../../../test/calculator-samples.ts';
import { readRegionData } from '../../core/package/data-files.ts';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { readCsv } from './csv-file.ts';
import { loadMonthlyConditions } from './monthly-conditions.ts';
import { loadPlaces } from './places.ts';
import { createLocationService } from './service.ts';
import { loadClocks } from './time-zones.ts';

const regions = readRegionData(DATA_FOLDER);
const location = createLocationService({ dataFolder: DATA_FOLDER, regions: async () => regions });
const designDaysOf = async (code: string) => (await location.climate(code, 1, true)).designDays;

describe('The design days of a place', () => {
  it('come only where they are requested', async () => {
    expect(await location.climate('60606', 1)).not.toHaveProperty('designDays');
  });

  it('have the summer of the station in the hottest month', async () => {
    const { climateStation, designDays } = await location.climate('60606', 1, true);
    const hottest = Math.max(...(designDays?.months ?? []).map(({ dryBulb }) => dryBulb));
    expect(designDays?.months).toHaveLength(12);
    expect(hottest).toBe(climateStation?.summerDryBulbTemp);
  });

  it.each([
    ['33130', 'Miami', 4, 15],
    ['60606', 'Chicago', 35, 55],
    ['94103', 'San Francisco', 5, 30],
  ])('%s, %s, are %d to %d F cooler in January than in the hottest month', async (code, _, low, high) => {
    const dryBulbs = ((await designDaysOf(code))?.months ?? []).map(({ dryBulb }) => dryBulb);
    const difference = Math.max(...dryBulbs) - (dryBulbs[0] ?? 0);
    expect(difference).toBeGreaterThan(low);
    expect(difference).toBeLessThan(high);
  });

  it('have a small daily range at the sea and a large one on the plains', async () => {
    const [miami, denver] = [await designDaysOf('33130'), await designDaysOf('80202')];
    expect(miami?.months?.[6]?.dailyRange).toBeLessThan(14);
    expect(denver?.months?.[6]?.dailyRange).toBeGreaterThan(24);
  });

  it('are of every station in the order of the stations, and such as the load calculator takes', () => {
    const stations = readCsv(DATA_FOLDER, 'geo/climate-stations.csv');
    const monthly = loadMonthlyConditions(DATA_FOLDER);
    expect(monthly.map(({ wmo }) => wmo)).toEqual(stations.map(({ wmo }) => wmo));
    const { design } = loadBuilding.def.shape;
    const rejected = monthly.filter(
      ({ months }) => !design.safeParse({ ...AN_OFFICE.building.design, monthly: months }).success,
    );
    expect(rejected).toEqual([]);
  });

  it.each([
    ['10001', 'New York', -5, true],
    ['60606', 'Chicago', -6, true],
    ['80202', 'Denver', -7, true],
    ['85004', 'Phoenix', -7, false],
    ['90012', 'Los Angeles', -8, true],
    ['99501', 'Anchorage', -9, true],
    ['96813', 'Honolulu', -10, false],
    ['00901', 'San Juan', -4, false],
    ['32501', 'Pensacola, in the west of Florida', -6, true],
    ['37402', 'Chattanooga, in the east of Tennessee', -5, true],
    ['47708', 'Evansville, in the southwest of Indiana', -6, true],
    ['79901', 'El Paso', -7, true],
    ['57701', 'Rapid City', -7, true],
    ['83814', "Coeur d'Alene", -8, true],
    ['M5V 3A8', 'Toronto', -5, true],
    ['A1C 1A1', "St. John's", -3.5, true],
    ['S4P 3Y2', 'Regina', -6, false],
    ['P9N 1A1', 'Kenora', -6, true],
    ['Y1A 1A1', 'Whitehorse', -7, false],
  ])('know how clocks are set: %s %s', async (code, _, utcOffset, hasDaylightSaving) => {
    expect((await designDaysOf(code))?.clock).toEqual({ utcOffset, hasDaylightSaving });
  });

  it('know it of every state and province', () => {
    const clockOf = loadClocks(DATA_FOLDER);
    const places = loadPlaces(DATA_FOLDER);
    const rows = [...readCsv(DATA_FOLDER, 'geo/us-zips.csv'), ...readCsv(DATA_FOLDER, 'geo/canadian-fsa.csv')];
    const codes = new Map(rows.map((row) => [row['state'] ?? row['province'], row['zip'] ?? row['fsa'] ?? '']));
    for (const code of codes.values()) {
      const place = places.find(code);
      if (place === undefined) throw new Error(`${code} is in no table`);
      expect(Math.abs(clockOf(place).utcOffset)).toBeGreaterThanOrEqual(3.5);
    }
  });
});
