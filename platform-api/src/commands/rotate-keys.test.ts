import { runEntry, storeSettings } from '../../test/entry-process.ts';
import {
  createTestStorePlace,
  defaultStoreKind,
  describeEmbeddedStore,
  type StoreKind,
  type TestStorePlace,
} from '../../test/store/test-store.ts';
import { readSigningKeys } from '../accounts/identity/signing-keys.ts';
import { openStore } from '../core/store/open-store.ts';

async function openPlace(kind: StoreKind): Promise<TestStorePlace> {
  const place = await createTestStorePlace(kind);
  onTestEnd.push(() => place.remove());
  return place;
}
const onTestEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of onTestEnd.splice(0)) await end();
});

const rotate = async (place: TestStorePlace) => {
  const command = runEntry('rotate-keys', storeSettings(place));
  return { code: await command.exited, output: command.output() };
};

describe('The command that rotates signing keys', () => {
  it('puts a new key before those there are', async () => {
    const place = await openPlace(defaultStoreKind());
    const keyIds = async () => {
      const store = await openStore(place.options);
      const keys = await readSigningKeys(store.db);
      await store.close();
      return keys.map(({ kid }) => kid);
    };
    const before = await keyIds();
    const { code, output } = await rotate(place);
    expect(output).toBe('There is a new signing key. Servers sign with it within ten minutes.\n');
    expect(code).toBe(0);
    expect(await keyIds()).toEqual([expect.any(String), ...before]);
  });
});

describeEmbeddedStore('The command that rotates signing keys, embedded store', () => {
  it('says in one sentence that a server is running on the embedded store', async () => {
    const place = await openPlace('embedded');
    const server = await openStore(place.options);
    const { code, output } = await rotate(place);
    await server.close();
    expect(output).toBe(
      `The data folder ${place.options.dataDir} is in use by another SpecBuilder process; stop that one first.\n`,
    );
    expect(code).toBe(1);
  });
});
