import { ne } from 'drizzle-orm';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { schema } from '../../core/store/database.ts';
import { loadSecrets } from './secrets.ts';
import { readSigningKeys } from './signing-keys.ts';

const SIGNING_KEY_DAYS = 90;
/** 32 bytes in base64url. */
const RANDOM_KEY = /^[\w-]{43}$/;

describeOnEachStore('The secrets of a deployment', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  beforeEach(async () => {
    // A signing key takes a tenth of a second to make, and has tests of its own.
    await store.db.delete(schema.secrets).where(ne(schema.secrets.name, 'signing-keys'));
  });
  afterAll(() => store.close());

  it('are made by the first server and read by every other, those that start at the same moment too', async () => {
    const load = () => loadSecrets(store.db, SIGNING_KEY_DAYS);
    const [first, second] = await Promise.all([load(), load()]);
    expect(second).toEqual(first);
    expect(await load()).toEqual(first);
  });

  it('are long, random and different from each other', async () => {
    const { cookieKeys, hubKey } = await loadSecrets(store.db, SIGNING_KEY_DAYS);
    expect(cookieKeys).toEqual([expect.stringMatching(RANDOM_KEY)]);
    expect(hubKey).toMatch(RANDOM_KEY);
    await store.db.delete(schema.secrets).where(ne(schema.secrets.name, 'signing-keys'));
    const fresh = await loadSecrets(store.db, SIGNING_KEY_DAYS);
    expect(new Set([...cookieKeys, hubKey, ...fresh.cookieKeys, fresh.hubKey]).size).toBe(4);
  });

  it('stay those that an earlier version stored', async () => {
    await store.db.insert(schema.secrets).values([
      { name: 'cookie-keys', value: ['newer', 'older'] },
      { name: 'hub-key', value: 'signs connections' },
    ]);
    const { cookieKeys, hubKey } = await loadSecrets(store.db, SIGNING_KEY_DAYS);
    expect([cookieKeys, hubKey]).toEqual([['newer', 'older'], 'signs connections']);
  });

  it('hold the signing keys of the store', async () => {
    const { signingKeys } = await loadSecrets(store.db, SIGNING_KEY_DAYS);
    expect(signingKeys.map(({ kid }) => kid)).toEqual((await readSigningKeys(store.db)).map(({ kid }) => kid));
  });
});
