import { DATA_FOLDER } from '../room-folder.ts';
import { schema } from '../store/database.ts';
import { describeOnEachStore, openTestStore, type TestStore } from '../store/testing/test-store.ts';
import { seedStore } from './seed.ts';

describeOnEachStore('The seed', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  async function everything() {
    const { brands, currencies, salesRegions, users, userSettings } = schema;
    const { db } = store;
    return {
      brands: await db.select().from(brands).orderBy(brands.manufacturerLabelId),
      currencies: await db.select().from(currencies).orderBy(currencies.currencyCode),
      regions: await db.select().from(salesRegions).orderBy(salesRegions.region),
      users: await db.select().from(users).orderBy(users.userName),
      settings: await db.select().from(userSettings).orderBy(userSettings.userId),
    };
  }

  it('brings six brands, six currencies, 91 regions and the four demo users', async () => {
    const seeded = await everything();
    expect(seeded.brands.map((brand) => brand.manufacturerLabelId)).toEqual([1, 7, 17, 37, 170, 214]);
    expect(seeded.currencies.map((currency) => currency.currencyCode)).toEqual([
      'CAD',
      'EUR',
      'GBP',
      'MXN',
      'NONE',
      'USD',
    ]);
    expect(seeded.regions).toHaveLength(91);
    expect(seeded.users.map((user) => user.userName)).toEqual(['admin', 'dev', 'engineer', 'sales']);
  });

  it('changes nothing when it runs again', async () => {
    const withoutInstants = (rows: object) =>
      JSON.stringify(rows, (key, value) => (key === 'updatedOnUtc' ? undefined : value));
    const before = await everything();
    await seedStore(store.db, { dataFolder: DATA_FOLDER, environment: 'local' });
    expect(withoutInstants(await everything())).toBe(withoutInstants(before));
  });

  it('keeps what people changed: rates and passwords', async () => {
    await store.db.update(schema.currencies).set({ exchangeRate: 2 });
    await store.db.update(schema.users).set({ passwordHash: 'changed' });
    await seedStore(store.db, { dataFolder: DATA_FOLDER, environment: 'local' });
    const seeded = await everything();
    expect(new Set(seeded.currencies.map((currency) => currency.exchangeRate))).toEqual(new Set([2]));
    expect(new Set(seeded.users.map((user) => user.passwordHash))).toEqual(new Set(['changed']));
  });

  it('adds no demo user where the environment is staging or production', async () => {
    await store.db.delete(schema.userSettings);
    await store.db.delete(schema.users);
    await seedStore(store.db, { dataFolder: DATA_FOLDER, environment: 'production' });
    expect((await everything()).users).toEqual([]);
  });
});
