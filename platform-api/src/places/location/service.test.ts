import fc from 'fast-check';
import { HttpError } from '../../core/http-error/http-error.ts';
import { readRegionData } from '../../core/package/data-files.ts';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { createLocationService } from './service.ts';

const regions = readRegionData(DATA_FOLDER);
const location = createLocationService({ dataFolder: DATA_FOLDER, regions: async () => regions });

/** °F around independent values: dry bulb, wet bulb and heating as geo/README says for its check cases. */
const DRY_BULB_F = 3;
const WET_BULB_F = 2.5;
const HEATING_F = 5;

interface PlaceCase {
  readonly code: string;
  readonly city: string;
  readonly state: string;
  readonly country?: 'USA' | 'CAN';
  readonly elevation?: readonly [low: number, high: number];
  readonly region?: number;
}

const PLACES: readonly PlaceCase[] = [
  { code: '60606', city: 'Chicago', state: 'IL', elevation: [554, 634], region: 24 },
  { code: '80202', city: 'Denver', state: 'CO', elevation: [5250, 5310], region: 11 },
  { code: '99501', city: 'Anchorage', state: 'AK', elevation: [40, 160], region: 2 },
  { code: '33130', city: 'Miami', state: 'FL', elevation: [0, 20], region: 16 },
  { code: '33101', city: 'Miami', state: 'FL', elevation: [0, 20], region: 16 },
  { code: '10001', city: 'New York', state: 'NY', elevation: [10, 60], region: 46 },
  { code: '96813', city: 'Honolulu', state: 'HI', region: 22 },
  { code: '00901', city: 'San Juan', state: 'PR', elevation: [0, 40], region: 59 },
  { code: '80461', city: 'Leadville', state: 'CO', elevation: [10_102, 10_202] },
  { code: '86001', city: 'Flagstaff', state: 'AZ', elevation: [6869, 6949], region: 3 },
  { code: '87102', city: 'Albuquerque', state: 'NM', elevation: [4918, 4998], region: 45 },
  { code: '84101', city: 'Salt Lake City', state: 'UT', elevation: [4166, 4286], region: 67 },
  { code: '85004', city: 'Phoenix', state: 'AZ', elevation: [1046, 1126], region: 3 },
  { code: 'M5V 3A8', city: 'Toronto', state: 'ON', country: 'CAN', elevation: [250, 370], region: 74 },
  { code: 'm5v3a8', city: 'Toronto', state: 'ON', country: 'CAN', elevation: [250, 370], region: 74 },
  { code: 'H3B 2Y5', city: 'Montréal', state: 'QC', country: 'CAN', elevation: [60, 180], region: 77 },
  { code: 'V6B 1A1', city: 'Vancouver', state: 'BC', country: 'CAN', region: 86 },
  { code: 'T2P 1J9', city: 'Calgary', state: 'AB', country: 'CAN', elevation: [3398, 3478], region: 84 },
  { code: 'X1A 2N1', city: 'Yellowknife', state: 'NT', country: 'CAN', region: 85 },
  { code: 'R3C 4A5', city: 'Winnipeg', state: 'MB', country: 'CAN', region: 82 },
];

interface ClimateCase {
  readonly code: string;
  readonly summerDryBulb?: readonly [value: number, tolerance: number];
  readonly summerWetBulb?: readonly [value: number, tolerance: number];
  readonly winter?: readonly [value: number, tolerance: number];
  readonly humidity?: readonly [low: number, high: number];
  readonly stationName?: RegExp;
  readonly stationElevation?: readonly [low: number, high: number];
}

const CLIMATES: readonly ClimateCase[] = [
  {
    code: '60606',
    summerDryBulb: [91.9, DRY_BULB_F],
    summerWetBulb: [74.7, WET_BULB_F],
    winter: [-4, HEATING_F],
    stationName: /Midway/,
  },
  {
    code: '80202',
    summerDryBulb: [94.3, DRY_BULB_F],
    summerWetBulb: [60.3, WET_BULB_F],
    winter: [0.7, HEATING_F],
    humidity: [10, 20],
    stationElevation: [5200, 5450],
  },
  { code: '99501', summerDryBulb: [73.5, 3.5], winter: [-11.5, 6.5], stationName: /Merrill/ },
  {
    code: '33130',
    summerDryBulb: [91.8, DRY_BULB_F],
    summerWetBulb: [77.5, WET_BULB_F],
    winter: [47.7, HEATING_F],
  },
  { code: '10001', summerDryBulb: [93, 2], summerWetBulb: [74.5, 2], stationName: /La ?Guardia/ },
  {
    code: '96813',
    summerDryBulb: [90, DRY_BULB_F],
    summerWetBulb: [73.9, WET_BULB_F],
    winter: [61.2, HEATING_F],
  },
  { code: '00901', winter: [76, 10] },
  { code: '80461', summerDryBulb: [75, 3], stationName: /Leadville/ },
  { code: '86001', stationName: /Flagstaff/ },
  {
    code: '87102',
    summerDryBulb: [95.2, DRY_BULB_F],
    summerWetBulb: [60.3, WET_BULB_F],
    winter: [17.8, HEATING_F],
    stationElevation: [5312, 5312],
  },
  { code: '84101', humidity: [10, 20] },
  {
    code: '85004',
    summerDryBulb: [110.1, DRY_BULB_F],
    summerWetBulb: [70, WET_BULB_F],
    winter: [38.7, HEATING_F],
  },
  {
    code: 'H3B 2Y5',
    summerDryBulb: [86, DRY_BULB_F],
    summerWetBulb: [71.8, WET_BULB_F],
    winter: [-10.7, HEATING_F],
  },
  {
    code: 'V6B 1A1',
    summerDryBulb: [77, DRY_BULB_F],
    summerWetBulb: [64.8, WET_BULB_F],
    winter: [19.4, HEATING_F],
  },
  {
    code: 'T2P 1J9',
    summerDryBulb: [83.5, DRY_BULB_F],
    summerWetBulb: [60.3, WET_BULB_F],
    winter: [-20.4, HEATING_F],
  },
  { code: 'X1A 2N1', winter: [-42, HEATING_F] },
  {
    code: 'R3C 4A5',
    summerDryBulb: [87.4, DRY_BULB_F],
    summerWetBulb: [69.6, WET_BULB_F],
    winter: [-26, HEATING_F],
  },
];

function expectWithin(value: number | undefined, [low, high]: readonly [number, number]): void {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

const around = ([value, tolerance]: readonly [number, number]) => [value - tolerance, value + tolerance] as const;

describe('Looking up a postal code', () => {
  it.each(PLACES)('finds $code in $city, $state', async ({ code, city, state, country = 'USA', elevation, region }) => {
    const place = await location.byPostalCode(code, 1);
    expect(place).toMatchObject({ city, state, country });
    if (elevation) expectWithin(place.elevation, elevation);
    if (region) expect(place.salesRegion).toBe(region);
  });

  it('places Chicago and Toronto where they are', async () => {
    const chicago = await location.byPostalCode('60606', 1);
    expectWithin(chicago.latitude, around([41.887, 0.03]));
    expectWithin(chicago.longitude, around([-87.639, 0.03]));
    const toronto = await location.byPostalCode('M5V 3A8', 1);
    expectWithin(toronto.latitude, around([43.65, 0.04]));
    expectWithin(toronto.longitude, around([-79.38, 0.04]));
  });

  it('returns the five digits of a longer US code and the spaced form of a Canadian one', async () => {
    expect((await location.byPostalCode('60606-1234', 1)).postalCode).toBe('60606');
    expect((await location.byPostalCode('606061234', 1)).postalCode).toBe('60606');
    expect((await location.byPostalCode('h3b-2y5', 1)).postalCode).toBe('H3B 2Y5');
  });

  it.each(['00000', '09001', '99999', 'H0H 0H0'])('[API-020] rejects the unknown code %s', async (code) => {
    await expect(location.byPostalCode(code, 1)).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { postalCode: ['Postal code not found. Please enter the site conditions manually.'] } },
    });
  });

  it.each(['', '1234', '123456', 'A1A', 'D1D 1D1D', "60606'; drop table"])(
    '[API-020] rejects the malformed code %p',
    async (code) => {
      await expect(location.byPostalCode(code, 1)).rejects.toMatchObject({
        details: { fields: { postalCode: ['Invalid postal code'] } },
      });
    },
  );

  it('with a fallback returns the middle of its neighbors for an unknown code', async () => {
    const unknown = await location.byPostalCode('60600', 1, true);
    expect(unknown).toMatchObject({ postalCode: '60600', city: 'Chicago', state: 'IL', salesRegion: 24 });
    expect((await location.byPostalCode('H0H 0H0', 1, true)).state).toBe('QC');
    await expect(location.byPostalCode('00000', 1, true)).rejects.toBeInstanceOf(HttpError);
  });

  it('never fails otherwise, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.boolean(), async (code, useFallback) => {
        const outcome = await location.byPostalCode(code, 1, useFallback).catch((error: unknown) => error);
        expect(outcome instanceof HttpError || typeof (outcome as { city: unknown }).city === 'string').toBe(true);
      }),
    );
  });
});

describe('Looking up the climate of a postal code', () => {
  it.each(CLIMATES)('[LOC-002] gives $code the conditions of its station', async (expected) => {
    const { climateStation: station } = await location.climate(expected.code, 1);
    expect(station).not.toBeNull();
    if (station === null) return;
    if (expected.stationName) expect(station.name).toMatch(expected.stationName);
    if (expected.stationElevation) expectWithin(station.elevation, expected.stationElevation);
    if (expected.summerDryBulb) expectWithin(station.summerDryBulbTemp, around(expected.summerDryBulb));
    if (expected.summerWetBulb) expectWithin(station.summerWetBulbTemp, around(expected.summerWetBulb));
    if (expected.winter) expectWithin(station.winterTemp, around(expected.winter));
    if (expected.humidity) expectWithin(station.relativeHumidity, expected.humidity);
    expect(station.summerWetBulbTemp).toBeLessThanOrEqual(station.summerDryBulbTemp);
  });
});

describe('Looking up a coordinate', () => {
  it('finds Denver, Montréal and Mexico City', async () => {
    const at = (latitude: number, longitude: number) => location.byCoordinate({ latitude, longitude }, 1, false);
    expect(await at(39.75, -105)).toMatchObject({ postalCode: '80202', city: 'Denver' });
    expect(await at(45.5, -73.57)).toMatchObject({ city: 'Montréal', country: 'CAN' });
    const mexico = await at(19.43, -99.13);
    expect(mexico).toMatchObject({ country: 'MEX', salesRegion: 87 });
    expectWithin(mexico?.elevation, [7290, 7410]);
  });

  it('finds nothing in the middle of the ocean unless it may fall back', async () => {
    const ocean = { latitude: 30, longitude: -50 };
    expect(await location.byCoordinate(ocean, 1, false)).toBeUndefined();
    expect((await location.byCoordinate(ocean, 1, true))?.country).toBeDefined();
  });
});

describe('The sales region of a place', () => {
  it.each([
    ['66101', 39],
    ['67202', 28],
    ['06390', 46],
    ['06320', 12],
    ['79901', 66],
    ['78701', 65],
    ['T4N 1A1', 84],
    ['X0A 0A1', 82],
    ['Y1A 1A1', 86],
  ])('[LOC-034] of %s is %i', async (code, region) => {
    expect((await location.byPostalCode(code, 1)).salesRegion).toBe(region);
  });

  it('is the nearest open one where the territory has a closed office', async () => {
    const peoria = await location.byPostalCode('61602', 1);
    expect(peoria.salesRegion).not.toBe(91);
    expect(regions.find((region) => region.region === peoria.salesRegion)).toMatchObject({ isValid: true });
  });

  it('is national accounts for a brand with one region', async () => {
    expect((await location.byPostalCode('60606', 214)).salesRegion).toBe(15);
  });

  it('follows whole Mexican states', async () => {
    const guadalajara = await location.byCoordinate({ latitude: 20.67, longitude: -103.35 }, 1, false);
    expect(guadalajara).toMatchObject({ state: 'JAL', salesRegion: 89 });
  });
});
