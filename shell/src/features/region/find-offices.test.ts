import { createTestPlatform, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { testOffice } from '../../../test/test-offices.ts';
import type { Maps } from '../map/places-on-maps.ts';
import { findOffices } from './find-offices.ts';

const CHICAGO = testOffice(24, { city: 'Chicago', state: 'IL', latitude: 41.8868, longitude: -87.6386 });
const MOLINE = testOffice(26, { city: 'Moline', state: 'IL', latitude: 41.5, longitude: -90.5 });
const place = (country: 'USA' | 'CAN', state: string) => () => ({
  ...{ postalCode: '', city: '', state, country, latitude: 0, longitude: 0, elevation: 0, salesRegion: 24 },
});
const AT_CHICAGO: Maps = {
  geocode: async () => ({ latitude: 41.88, longitude: -87.63 }),
  embedPlaceUrl: () => null,
};

function search(responses: TestResponses, maps = AT_CHICAGO) {
  const platform = createTestPlatform({ responses });
  const paths = () => platform.calls.map(({ path, query }) => `${path}?${query}`.replace('&manufacturerLabelId=1', ''));
  return { find: (query: Parameters<typeof findOffices>[2]) => findOffices(platform.api, maps, query), paths };
}

describe('Offices found', () => {
  it('[LOC-018] by a US code are the one that covers it, then those of its state by distance', async () => {
    const { find, paths } = search({
      'GET /api/location': place('USA', 'IL'),
      'GET /api/regions/search': () => [MOLINE, testOffice(30, { latitude: 39.8, longitude: -89.6 }), CHICAGO],
    });
    const { offices, isFallback } = await find({ country: 'USA', postalCode: '61265-0001', territory: '' });
    expect(offices.map(({ office, isCovering }) => [office.region, isCovering])).toEqual([
      [26, true],
      [24, false],
      [30, false],
    ]);
    expect(offices[0]?.miles).toBeCloseTo(150, -1);
    expect(isFallback).toBe(false);
    expect(paths()).toEqual(['/api/location?postalCode=61265', expect.stringContaining('postalCode=61265&state=IL')]);
  });

  it('[LOC-018] by a state are those of the state, without distances', async () => {
    const { find } = search({ 'GET /api/regions/search': () => [CHICAGO, MOLINE] });
    const { offices } = await find({ country: 'USA', postalCode: '', territory: 'IL' });
    expect(offices.map(({ office, miles }) => [office.region, miles])).toEqual([
      [24, null],
      [26, null],
    ]);
  });

  it('[LOC-019] by a Canadian code are completed by those of the province', async () => {
    const { find, paths } = search({
      'GET /api/location': place('CAN', 'ON'),
      'GET /api/regions/search': () => [testOffice(74)],
      'GET /api/regions/searchByProvince': () => [testOffice(74), testOffice(75)],
    });
    const { offices } = await find({ country: 'CAN', postalCode: 'M5V 3A8', territory: '' });
    expect(offices.map(({ office }) => office.region)).toEqual([74, 75]);
    expect(paths()).toContain('/api/regions/searchByProvince?province=ON');
  });

  it('[LOC-019] [LOC-020] by a province and by a Mexican state have their own searches', async () => {
    const { find, paths } = search({
      'GET /api/regions/searchByProvince': () => [testOffice(74)],
      'GET /api/regions/searchByMexicanState': () => [testOffice(89)],
    });
    await find({ country: 'CAN', postalCode: '', territory: 'ON' });
    await find({ country: 'MEX', postalCode: '', territory: 'JAL' });
    expect(paths()).toEqual([
      '/api/regions/searchByProvince?province=ON',
      '/api/regions/searchByMexicanState?state=JAL',
    ]);
  });

  it('stand without distances when the code is on no map', async () => {
    const maps: Maps = { ...AT_CHICAGO, geocode: () => Promise.reject(new Error('Address not found')) };
    const { find } = search(
      { 'GET /api/location': place('USA', 'IL'), 'GET /api/regions/search': () => [CHICAGO] },
      maps,
    );
    const { offices } = await find({ country: 'USA', postalCode: '60601', territory: '' });
    expect(offices).toEqual([{ office: CHICAGO, isCovering: true, miles: null }]);
  });

  it('[LOC-008] are national accounts where no office covers the place', async () => {
    const { find } = search({
      'GET /api/regions/searchByProvince': () => [],
      'GET /api/regions/sales': () => [CHICAGO, testOffice(15)],
    });
    const { offices, isFallback } = await find({ country: 'CAN', postalCode: '', territory: 'NU' });
    expect(offices.map(({ office }) => office.region)).toEqual([15]);
    expect(isFallback).toBe(true);
  });
});
