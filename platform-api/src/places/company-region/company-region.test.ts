import { FALLBACK_SALES_REGION, UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { newRegistration } from '../../../test/account-samples.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { schema } from '../../core/store/database.ts';
import { createLocationService } from '../location/service.ts';
import { listTerritories } from '../location/store.ts';
import { createRegionOfCompany, type RegionOfCompany } from './company-region.ts';
import { assignMissingRegions } from './missing-regions.ts';

const { userEvents, users, userSettings } = schema;
type Registered = Partial<ReturnType<typeof newRegistration>>;

describeOnEachStore('The sales region of a company', (kind) => {
  let server: TestApplication;
  let regionOf: RegionOfCompany;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    const { db } = server.store;
    const regions = () => listTerritories(db);
    regionOf = createRegionOfCompany(db, createLocationService({ dataFolder: DATA_FOLDER, regions }));
  });
  afterAll(() => server.close());

  async function registered(changes: Registered = {}, manufacturerLabelId = 1): Promise<string> {
    const entered = { ...newRegistration(), ...changes };
    await server.client({ manufacturerLabelId }).account.register(entered);
    return server.userId(entered.username);
  }
  const settingsOf = async (userId: string) =>
    (await server.store.db.select().from(userSettings).where(eq(userSettings.userId, userId)))[0];
  const regionNow = async (userId: string) => (await settingsOf(userId))?.salesRegionNumber ?? null;
  const idsSeenBySales = async () => {
    const sales = await server.clientOf('sales');
    return (await sales.customers.paged({ pageIndex: 0, pageSize: 50 })).items.map(({ userId }) => userId);
  };
  const salesRegions = (...numbers: number[]) =>
    server.store.db.update(users).set({ salesRegions: numbers }).where(eq(users.userName, 'sales'));

  it.each([
    ['a US code', { postalCode: '60601', state: 'IL', country: 'USA' }, 1, 24],
    ['a long US code', { postalCode: '33101-1234', state: null, country: null }, 1, 16],
    ['a Canadian code', { postalCode: 'T4N 0A1', state: 'AB', country: 'CAN' }, 1, 84],
    ['a Mexican state', { postalCode: '44100', state: 'JAL', country: 'MEX' }, 1, 89],
    ['a Mexican address without a state', { postalCode: '44100', state: null, country: 'MEX' }, 1, null],
    ['a brand of one region', { postalCode: '60601', state: 'IL', country: 'USA' }, 37, FALLBACK_SALES_REGION],
    ['a code of no place', { postalCode: '00000', state: null, country: 'USA' }, 1, null],
    ['no code', { postalCode: null, state: 'IL', country: 'USA' }, 1, null],
    ['a text that is no code', { postalCode: 'nowhere', state: null, country: null }, 1, null],
  ] as const)('is found by its address: %s', async (_, address, brand, expected) => {
    expect(await regionOf(address, brand)).toBe(expected);
  });

  it('[LOC-005] is the one of a customer from the registration on, and their first action counts in it', async () => {
    const userId = await registered({ postalCode: '80202', city: 'Denver', state: 'CO' });
    expect(await settingsOf(userId)).toMatchObject({
      ...{ salesRegionNumber: 11, isRegionManuallySelected: false, isRegionAssignedOnServer: true },
    });
    const actions = await server.store.db.select().from(userEvents).where(eq(userEvents.userId, userId));
    expect(actions).toEqual([
      expect.objectContaining({ eventType: UserActionType.CreatedAccount, salesRegionNumber: 11 }),
    ]);
  });

  it.each([
    ['one region', [24], true],
    ['three regions', [11, 24, 43], true],
    ['another region', [43], false],
    ['no region', [], false],
  ])('shows a new customer at once to sales staff of %s', async (_, regions, isSeen) => {
    await salesRegions(...regions);
    const userId = await registered({ postalCode: '60601' });
    expect((await idsSeenBySales()).includes(userId)).toBe(isSeen);
    await salesRegions(24, 15);
  });

  it('registers a customer without region where the code belongs to no place', async () => {
    expect(await regionNow(await registered({ postalCode: '00000', city: '', state: '' }))).toBeNull();
  });

  it('is assigned at the next start to customers without one, by the brand they worked in last', async () => {
    const { db } = server.store;
    const [here, elsewhere, unknown, closed] = [
      await registered({ postalCode: '60601' }),
      await registered({ postalCode: '60601' }, 37),
      await registered({ postalCode: '00000', city: '', state: '' }),
      await registered({ postalCode: '60601' }),
    ];
    await db.update(userSettings).set({ salesRegionNumber: null });
    await db.delete(userSettings).where(eq(userSettings.userId, here));
    await db.update(users).set({ closedOnUtc: new Date() }).where(eq(users.id, closed));
    expect(await assignMissingRegions(db, regionOf)).toBeGreaterThanOrEqual(2);
    expect(await Promise.all([here, elsewhere, unknown, closed].map(regionNow))).toEqual([
      ...[24, FALLBACK_SALES_REGION, null, null],
    ]);
    expect(await assignMissingRegions(db, regionOf)).toBe(0);
  });

  it('stays where an administrator or the user put it', async () => {
    const { db } = server.store;
    const userId = await registered({ postalCode: '60601' });
    await (await server.clientOf('admin')).regions.change({ userId, region: 46 });
    await assignMissingRegions(db, regionOf);
    expect(await settingsOf(userId)).toMatchObject({ salesRegionNumber: 46, isRegionManuallySelected: true });
  });

  it('leaves staff without one, whatever their company', async () => {
    const { db } = server.store;
    const adminId = await server.userId('admin');
    await db.update(users).set({ companyPostalCode: '60601' }).where(eq(users.id, adminId));
    const before = await regionNow(adminId);
    await assignMissingRegions(db, regionOf);
    expect(await regionNow(adminId)).toBe(before);
  });
});
