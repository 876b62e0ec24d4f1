import { exhaustSupplySpecification } from '../catalogue/specification.ts';
import { address } from '../core/fields.ts';
import { climate, locationResult, place } from './location.ts';

const CHICAGO = {
  ...{ postalCode: '60606', city: 'Chicago', state: 'IL', country: 'USA', latitude: 41.88, longitude: -87.64 },
  ...{ elevation: 594, salesRegion: 24 },
};
const MIDWAY = {
  ...{ name: 'Chicago Midway', elevation: 612, summerDryBulbTemp: 91.9, summerWetBulbTemp: 74.7 },
  ...{ winterTemp: -4, relativeHumidity: 45 },
};

describe('a place', () => {
  it('[LOC-001] has city, state, country and postal code, and with its climate elevation and station', () => {
    expect(place.parse(CHICAGO)).toEqual(CHICAGO);
    expect(climate.parse({ ...CHICAGO, climateStation: MIDWAY })).toEqual({ ...CHICAGO, climateStation: MIDWAY });
    for (const field of ['city', 'state', 'country', 'postalCode', 'elevation']) {
      expect(place.safeParse({ ...CHICAGO, [field]: undefined }).success).toBe(false);
    }
  });

  it('[LOC-001] [LOC-003] as a screen keeps it says as well that there is none, and why', () => {
    const nowhere = {
      ...{ postalCode: '00000', city: null, state: null, country: null, elevation: null, climateStation: null },
      temperatureRise: null,
      ...{ postalCodeNotFound: true, validationError: 'Postal code not found' },
    };
    expect(locationResult.parse(nowhere)).toEqual(nowhere);
    for (const field of ['postalCodeNotFound', 'validationError', 'temperatureRise']) {
      expect(locationResult.safeParse({ ...nowhere, [field]: undefined }).success).toBe(false);
    }
  });

  it('[LOC-003] of a sizing carries the temperature rise beside the figures of the site', () => {
    const site = ['zip', 'altitude', 'summerDesignTemp', 'summerWetBulbTemperature', 'winterTemperature'] as const;
    const { shape } = exhaustSupplySpecification;
    expect(Object.keys(shape)).toEqual(expect.arrayContaining([...site, 'temperatureRise']));
    expect(shape.temperatureRise.parse(70)).toBe(70);
    expect(shape.temperatureRise.parse(null)).toBeNull();
    expect(shape.temperatureRise.safeParse(-1).success).toBe(false);
  });

  it.each(['USA', 'CAN', 'MEX'])('[LOC-025] may be in %s', (country) => {
    expect(place.safeParse({ ...CHICAGO, country }).success).toBe(true);
    expect(address.safeParse({ country }).success).toBe(true);
  });

  it.each(['US', 'usa', 'FRA', ''])('[LOC-025] is nowhere else: %p', (country) => {
    expect(place.safeParse({ ...CHICAGO, country }).success).toBe(false);
    expect(address.safeParse({ country }).success).toBe(false);
  });
});
