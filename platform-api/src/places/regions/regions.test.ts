import { randomUUID } from 'node:crypto';
import { FALLBACK_SALES_REGION, UserActionType } from '@specbuilder/shared-contracts/domain';
import { desc, eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('The calls about sales regions', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const guest = (manufacturerLabelId = 1) => server.client({ manufacturerLabelId }).regions;
  const numbers = (regions: readonly { readonly region: number }[]) => regions.map(({ region }) => region);
  const settingsOf = async (userName: 'engineer' | 'sales') =>
    (await (await server.clientOf(userName)).user.details()).settings;

  it('[API-152] [LOC-034] find the closest region of a guest by postal code', async () => {
    expect((await guest().unauth({ zip: '60601' })).region).toBe(24);
    expect((await guest().unauth({ zip: '33101' })).region).toBe(16);
    expect((await guest().unauth({ zip: 'T4N 0A1', countryCode: 'CAN' })).region).toBe(84);
    // A coordinate in Canada is named by its area alone.
    expect((await guest().unauth({ zip: 'M5V', countryCode: 'CAN' })).region).toBe(74);
    expect((await guest().unauth({ zip: 'JAL', countryCode: 'MEX' })).region).toBe(89);
    expect((await guest(37).unauth({ zip: '60601' })).region).toBe(FALLBACK_SALES_REGION);
    await expect(guest().unauth({ zip: 'nowhere' })).rejects.toMatchObject({
      status: 400,
      data: { errors: { zip: ['Invalid postal code'] } },
    });
  });

  it('[LOC-004] describe an office down to its maps address, and nothing of its territory', async () => {
    const region = await guest().unauth({ zip: '35203' });
    expect(region).toMatchObject({
      region: 1,
      displayText: 'Region 1 - Birmingham, AL',
      addressForGoogleMapsUrl: expect.stringContaining('Birmingham'),
      isValid: true,
      obsolete: false,
    });
    expect(region).not.toHaveProperty('coverage');
  });

  it('[LOC-025] name their country as USA, CAN or MEX', async () => {
    const countryOf = async (zip: string, countryCode?: 'CAN' | 'MEX') =>
      (await guest().unauth({ zip, ...(countryCode === undefined ? {} : { countryCode }) })).country;
    expect([await countryOf('60606'), await countryOf('M5V', 'CAN'), await countryOf('JAL', 'MEX')]).toEqual([
      'USA',
      'CAN',
      'MEX',
    ]);
  });

  it('[API-151] [ENU-036] [LOC-005] assign the closest region to a user on the server, and record it', async () => {
    const engineer = await server.clientOf('engineer');
    expect(
      (await engineer.regions.assignFromZip({ zip: '80202', countryCode: 'USA', manufacturerLabelId: 1 })).region,
    ).toBe(11);
    expect(await settingsOf('engineer')).toMatchObject({
      salesRegionNumber: 11,
      isRegionManuallySelected: false,
      isRegionAssignedOnServer: true,
    });
    const { userEvents } = schema;
    const [event] = await server.store.db
      .select()
      .from(userEvents)
      .where(eq(userEvents.userId, await server.userId('engineer')))
      .orderBy(desc(userEvents.id));
    expect(event).toMatchObject({ eventType: UserActionType.RegionChanged, salesRegionNumber: 11 });
  });

  it('[API-157] [LOC-011] keep that a user chose the region', async () => {
    const engineer = await server.clientOf('engineer');
    await engineer.regions.assign({ regionId: 46 });
    expect(await settingsOf('engineer')).toMatchObject({ salesRegionNumber: 46, isRegionManuallySelected: true });
    await expect(engineer.regions.assign({ regionId: 91 })).rejects.toMatchObject({
      status: 400,
      data: { errors: { regionId: ['Sales region 91 is not open for this brand'] } },
    });
    expect(await settingsOf('engineer')).toMatchObject({ salesRegionNumber: 46 });
  });

  it('[API-157] [LOC-007] [A-231] a correction is no choice, and ends at national accounts when it must', async () => {
    const engineer = await server.clientOf('engineer', { manufacturerLabelId: 37 });
    const corrected = await engineer.regions.assign({ regionId: 46, fixLabelRegionMismatch: true });
    expect(corrected.region).toBe(FALLBACK_SALES_REGION);
    expect(await settingsOf('engineer')).toMatchObject({
      salesRegionNumber: FALLBACK_SALES_REGION,
      isRegionManuallySelected: false,
    });
  });

  it('[API-159] say whether a region is open for the brand', async () => {
    expect(await guest().valid({ regionNumber: 24 })).toEqual({ isValid: true });
    expect(await guest().valid({ regionNumber: 91 })).toEqual({ isValid: false });
    expect(await guest().valid({ regionNumber: 4711 })).toEqual({ isValid: false });
    expect(await guest(214).valid({ regionNumber: 24 })).toEqual({ isValid: false });
  });

  it('[API-153] search by state, by postal code, and by both', async () => {
    const texas = numbers(await guest().search({ state: 'tx' }));
    expect(texas).toEqual(expect.arrayContaining([65, 66]));
    expect(numbers(await guest().search({ postalCode: '79901' }))).toEqual([66]);
    const both = numbers(await guest().search({ state: 'TX', postalCode: '79901' }));
    expect(both[0]).toBe(66);
    expect([...both].sort()).toEqual([...texas].sort());
    expect(await guest().search({ state: 'ZZ' })).toEqual([]);
    await expect(guest().search({})).rejects.toMatchObject({
      data: { errors: { postalCode: ['Enter a state or a postal code'] } },
    });
    await expect(guest().search({ postalCode: '123' })).rejects.toMatchObject({ status: 400 });
  });

  it('[API-154] [API-155] search by province and by Mexican state', async () => {
    expect(numbers(await guest().searchByProvince({ province: 'AB' }))).toContain(84);
    expect(numbers(await guest().searchByMexicanState({ state: 'JAL' }))).toEqual([89]);
    expect(await guest(170).searchByProvince({ province: 'AB' })).toEqual([]);
  });

  it('[API-156] list states with their territories, provinces and Mexican states', async () => {
    const states = await guest().states();
    expect(states.length).toBeGreaterThanOrEqual(51);
    expect(states).toContainEqual({ code: 'PR', name: 'Puerto Rico' });
    expect(await guest().provinces()).toHaveLength(13);
    expect(await guest().mexicanStates()).toHaveLength(32);
  });

  it('[API-160] [API-161] list open regions for every caller, closed ones for administrators', async () => {
    const open = await guest().sales();
    expect(open).toHaveLength(90);
    expect(open.every(({ isValid, obsolete }) => isValid && !obsolete)).toBe(true);
    expect(numbers(await (await server.clientOf('admin')).regions.all())).toContain(91);
    await expect((await server.clientOf('sales')).regions.all()).rejects.toMatchObject({ status: 403 });
    expect(numbers(await guest(37).sales())).toEqual([FALLBACK_SALES_REGION]);
  });

  it('[API-158] [A-233] sales staff move customers of their own regions, administrators all customers', async () => {
    const { userSettings } = schema;
    const userId = await server.userId('engineer');
    const place = (salesRegionNumber: number) =>
      server.store.db.update(userSettings).set({ salesRegionNumber }).where(eq(userSettings.userId, userId));
    const sales = await server.clientOf('sales');
    await place(24);
    expect((await sales.regions.change({ userId, region: 46 })).region).toBe(46);
    await expect(sales.regions.change({ userId, region: 24 })).rejects.toMatchObject({ status: 404 });
    const admin = await server.clientOf('admin');
    expect((await admin.regions.change({ userId, region: 24 })).region).toBe(24);
    await expect(admin.regions.change({ userId: randomUUID(), region: 24 })).rejects.toMatchObject({ status: 404 });
    await expect(admin.regions.change({ userId, region: 91 })).rejects.toMatchObject({ status: 400 });
    expect((await settingsOf('engineer')).salesRegionNumber).toBe(24);
  });
});
