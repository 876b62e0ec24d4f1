import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { readCsv } from './csv-file.ts';
import { loadPlaces } from './places.ts';
import { createLocationService } from './service.ts';
import { loadTypicalYears } from './typical-years.ts';

const location = createLocationService({ dataFolder: DATA_FOLDER, regions: async () => [] });
const sumOf = (bins: readonly { readonly hours: number }[]) => bins.reduce((sum, { hours }) => sum + hours, 0);

describe('The typical year of a site', () => {
  it.each([
    ['60606', 'Chicago Midway AP, IL', 5739, 1174],
    ['80202', 'Denver Intl AP, CO', 5783, 884],
    ['M5V 3A8', "Toronto Int'l, ON", 7538, 375],
    ['t2p1j9', "Calgary Int'l, AB", 9473, 61],
  ])('%s is that of %s', (code, station, heatingDegreeDays, coolingDegreeDays) => {
    expect(location.typicalYear(code)).toMatchObject({ station, heatingDegreeDays, coolingDegreeDays });
  });

  it('is none far from every file, and of a place that is not known', () => {
    expect(location.typicalYear('X1A 2N1')).toBeNull();
    expect(location.typicalYear('00000')).toBeNull();
    expect(location.typicalYear('01000')).toBeNull();
  });

  it('has all hours of a year, and ten of every day, in bins with air of their own', () => {
    const yearAt = loadTypicalYears(DATA_FOLDER);
    const sites = readCsv(DATA_FOLDER, 'geo/climate-bins.csv').map((row) => ({
      latitude: Number(row['lat']),
      longitude: Number(row['lon']),
      elevation: Number(row['elevation_ft']),
    }));
    expect(sites.length).toBeGreaterThan(1000);
    for (const site of sites) {
      const found = yearAt(site);
      const { wholeDay, daytime } = found?.year ?? { wholeDay: [], daytime: [] };
      expect([sumOf(wholeDay), sumOf(daytime)]).toEqual([8760, 3650]);
      expect(wholeDay.every((bin) => Object.values(bin).every(Number.isFinite))).toBe(true);
      expect(wholeDay.every(({ lowF, wetBulbF, grains }) => wetBulbF <= lowF + 5 && grains >= 0)).toBe(true);
    }
  });

  it('is near nearly every postal code', () => {
    const places = loadPlaces(DATA_FOLDER).zips.filter((_, index) => index % 50 === 0);
    const without = places.filter(({ code }) => location.typicalYear(code) === null);
    expect(without.length / places.length).toBeLessThan(0.005);
  });
});
