import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('The location calls', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('[API-020] find the place and sales region of a postal code', async () => {
    await expect(server.client().location.byPostalCode({ postalCode: '60606' })).resolves.toMatchObject({
      city: 'Chicago',
      state: 'IL',
      country: 'USA',
      postalCode: '60606',
      salesRegion: 24,
    });
    const store = server.client({ manufacturerLabelId: 214 });
    await expect(store.location.byPostalCode({ postalCode: '60606' })).resolves.toMatchObject({ salesRegion: 15 });
    const near = await server.client().location.byPostalCode({ postalCode: '60600', useFallback: true });
    expect(near).toMatchObject({ city: 'Chicago', postalCode: '60600' });
  });

  it('[API-019] [LOC-002] find the design conditions of a postal code', async () => {
    const { elevation, climateStation } = await server.client().location.climate({ postalCode: '80202' });
    expect(elevation).toBeGreaterThan(5250);
    expect(elevation).toBeLessThan(5310);
    expect(Object.keys(climateStation ?? {}).sort()).toEqual([
      'elevation',
      'name',
      'relativeHumidity',
      'summerDryBulbTemp',
      'summerWetBulbTemp',
      'winterTemp',
    ]);
  });

  it('[API-021] find the place nearest to a coordinate', async () => {
    const { location } = server.client();
    expect(await location.byCoordinate({ latitude: 41.8868, longitude: -87.6386 })).toMatchObject({
      state: 'IL',
      country: 'USA',
      salesRegion: 24,
    });
    await expect(location.byCoordinate({ latitude: 0, longitude: -140 })).rejects.toMatchObject({
      status: 400,
      data: { message: 'Unable to determine location' },
    });
    const anyhow = await location.byCoordinate({ latitude: 0, longitude: -140, useFallback: true });
    expect(anyhow.country).toMatch(/^(USA|CAN|MEX)$/);
  });

  it('[API-022] [LOC-008] [LOC-033] assume the sales office of a user, national accounts for a guest', async () => {
    expect(await server.client().location.ofUser()).toMatchObject({
      ...{ postalCode: '60606', state: 'IL' },
      salesRegion: 15,
    });
    const engineer = await server.clientOf('engineer');
    await engineer.regions.assign({ regionId: 1 });
    expect(await engineer.location.ofUser()).toMatchObject({ city: 'Birmingham', state: 'AL', salesRegion: 1 });
    await engineer.regions.assign({ regionId: 89 });
    expect(await engineer.location.ofUser()).toMatchObject({ postalCode: '60606' });
    const store = await server.clientOf('engineer', { manufacturerLabelId: 214 });
    expect(await store.location.ofUser()).toMatchObject({ salesRegion: 15 });
  });

  it('[A-065] name the field of a malformed or unknown code', async () => {
    for (const [postalCode, text] of [
      ['12', 'Invalid postal code'],
      ['00000', 'Postal code not found. Please enter the site conditions manually.'],
    ]) {
      const response = await server.app.inject({ url: `/api/location?postalCode=${postalCode}` });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        message: text,
        errors: { postalCode: [text] },
        modelState: { postalCode: [text] },
      });
    }
  });
});
