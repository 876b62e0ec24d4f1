import { createTestPlatform, type TestResponse } from '@specbuilder/shared-contracts/testing';
import { createMaps } from './maps.ts';

const response = (place: object) => ({ city: '', state: '', country: 'USA', elevation: 0, salesRegion: 1, ...place });

function maps(byPostalCode: TestResponse) {
  const platform = createTestPlatform({ responses: { 'GET /api/location': byPostalCode } });
  return { platform, ...createMaps(null, platform.api) };
}

describe('Maps without an external service', () => {
  it.each([
    ['7200 Demo Park Drive, Milwaukee, WI 53202', '53202'],
    ['12345 Long Road, Chicago, IL 60606-1234, USA', '60606-1234'],
    ['7400 Demo Park Drive, Toronto, ON M5V 3A1, Canada', 'M5V 3A1'],
    ['m5v3a8', 'm5v3a8'],
  ])('[LOC-029] find %p by its postal code', async (address, postalCode) => {
    const { geocode, platform } = maps(({ query }) =>
      response({ postalCode: query.get('postalCode') ?? '', latitude: 43, longitude: -87 }),
    );
    await expect(geocode(address)).resolves.toEqual({ latitude: 43, longitude: -87 });
    expect(platform.calls[0]?.query.get('postalCode')).toBe(postalCode);
  });

  it('[ERR-022] say that an address without a code, or with an unknown one, is not found', async () => {
    const unknown = () => Response.json({ message: 'no', errors: {}, modelState: {} }, { status: 400 });
    const { geocode } = maps(unknown);
    await expect(geocode('Main Street')).rejects.toThrow('Address not found');
    await expect(geocode('Nowhere 00000')).rejects.toThrow('Address not found');
  });

  it('[ERR-021] say with which status the look-up failed', async () => {
    const { geocode } = maps(() => Response.json({ message: '', errors: {}, modelState: {} }, { status: 503 }));
    await expect(geocode('60601')).rejects.toThrow('Geocoding failed: 503');
  });

  it('[LOC-030] have no page to embed: they are drawn', () => {
    expect(maps(() => undefined).embedPlaceUrl('x')).toBeNull();
  });
});
