import { eq, sql } from 'drizzle-orm';
import {
  createTestStorePlace,
  describeOnEachStore,
  openTestStore,
  type TestStore,
} from '../../../test/store/test-store.ts';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { schema } from '../../core/store/database.ts';
import { openStore } from '../../core/store/open-store.ts';
import { hashPassword, isPassword } from '../identity/passwords.ts';
import { loadSecrets } from '../identity/secrets.ts';
import { seedStore } from './seed.ts';

const DEVELOPMENT = { dataFolder: DATA_FOLDER, environment: 'local', firstAdmin: null, keepsAccounts: true } as const;
const PRODUCTION = { ...DEVELOPMENT, environment: 'production' } as const;
const ADMIN = { userName: 'owner', email: 'owner@fans.example.com', password: 'blower-wheel-27' };

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

  const forgetTheFiles = () =>
    store.db.update(schema.schemaMetadata).set({ value: 'others' }).where(eq(schema.schemaMetadata.name, 'seededData'));

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

  it('comes once to an empty store, however many processes start on it at the same moment', async () => {
    const place = await createTestStorePlace(kind, 'empty');
    const first = await openStore(place.options);
    // The embedded store allows one process, so the same store is seeded twice.
    const second = kind === 'postgres' ? await openStore(place.options) : first;
    await Promise.all([first, second].map(({ db }) => seedStore(db, DEVELOPMENT)));
    const secrets = await Promise.all([first, second].map(({ db }) => loadSecrets(db, 90)));
    const users = await first.db.select().from(schema.users);
    for (const store of new Set([first, second])) await store.close();
    await place.remove();
    expect(users.map(({ userName }) => userName).sort()).toEqual(['admin', 'dev', 'engineer', 'sales']);
    expect(secrets[0]).toEqual(secrets[1]);
  });

  it('changes nothing when it runs again', async () => {
    const withoutInstants = (rows: object) =>
      JSON.stringify(rows, (key, value) => (key === 'updatedOnUtc' ? undefined : value));
    const before = await everything();
    await seedStore(store.db, DEVELOPMENT);
    await forgetTheFiles();
    await seedStore(store.db, DEVELOPMENT);
    expect(withoutInstants(await everything())).toBe(withoutInstants(before));
  });

  it('brings a store of other data files to these', async () => {
    const { salesRegions, brands } = schema;
    const before = await everything();
    await store.db.update(salesRegions).set({ description: 'as it was' });
    await store.db.update(brands).set({ settings: sql`settings || '{"name":"as it was"}'` });
    await forgetTheFiles();
    await seedStore(store.db, DEVELOPMENT);
    const { regions, brands: seededBrands } = await everything();
    expect(regions.map(({ description }) => description)).toEqual(before.regions.map(({ description }) => description));
    expect(seededBrands.map(({ settings }) => settings)).toEqual(before.brands.map(({ settings }) => settings));
  });

  it('keeps what people changed: rates and passwords', async () => {
    await store.db.update(schema.currencies).set({ exchangeRate: 2 });
    await store.db.update(schema.users).set({ passwordHash: 'changed' });
    await forgetTheFiles();
    await seedStore(store.db, DEVELOPMENT);
    const seeded = await everything();
    expect(new Set(seeded.currencies.map((currency) => currency.exchangeRate))).toEqual(new Set([2]));
    expect(new Set(seeded.users.map((user) => user.passwordHash))).toEqual(new Set(['changed']));
  });

  it('adds no demo user where the environment is staging or production', async () => {
    await store.db.delete(schema.userSettings);
    await store.db.delete(schema.users);
    await seedStore(store.db, { ...PRODUCTION, keepsAccounts: false });
    expect((await everything()).users).toEqual([]);
  });

  describe('in production', () => {
    const usersNow = async () => (await everything()).users;
    beforeEach(async () => {
      await store.db.delete(schema.userSettings);
      await store.db.delete(schema.users);
    });

    it('makes the first administrator once', async () => {
      await seedStore(store.db, { ...PRODUCTION, firstAdmin: ADMIN });
      const [admin, ...others] = await usersNow();
      expect(others).toEqual([]);
      expect(admin).toMatchObject({ userName: 'owner', email: 'owner@fans.example.com', roles: ['user', 'admin'] });
      expect(await isPassword(admin?.passwordHash ?? null, ADMIN.password)).toBe(true);
      await seedStore(store.db, { ...PRODUCTION, firstAdmin: { ...ADMIN, userName: 'other', email: 'o@x.example' } });
      expect(await usersNow()).toHaveLength(1);
      await seedStore(store.db, PRODUCTION);
    });

    it('rejects to start without an administrator', async () => {
      await expect(seedStore(store.db, PRODUCTION)).rejects.toThrow(/^There is no administrator yet: set FIRST_ADMIN/);
      await seedStore(store.db, { ...PRODUCTION, keepsAccounts: false });
    });

    it('closes demonstration accounts that a developer’s time left behind, and no other', async () => {
      await seedStore(store.db, DEVELOPMENT);
      await store.db
        .update(schema.users)
        .set({ passwordHash: await hashPassword(ADMIN.password) })
        .where(eq(schema.users.userName, 'sales'));
      await expect(seedStore(store.db, PRODUCTION)).rejects.toThrow(/no administrator/);
      await expect(seedStore(store.db, { ...PRODUCTION, firstAdmin: { ...ADMIN, userName: 'Admin' } })).rejects.toThrow(
        /belongs to an account that is no administrator/,
      );
      await seedStore(store.db, { ...PRODUCTION, firstAdmin: ADMIN });
      const open = (await usersNow()).filter(({ closedOnUtc }) => closedOnUtc === null);
      expect(open.map(({ userName }) => userName)).toEqual(['owner', 'sales']);
      await seedStore(store.db, DEVELOPMENT);
      expect((await usersNow()).filter(({ closedOnUtc }) => closedOnUtc !== null)).toEqual([]);
    });
  });
});
