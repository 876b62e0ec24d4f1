import { readSigningKeys } from './identity/signing-keys.ts';
import { openStore } from './store/open-store.ts';
import { createTestStorePlace, type TestStorePlace } from './store/testing/test-store.ts';
import { runEntry } from './testing/entry-process.ts';

describe('The command that rotates signing keys, embedded store', () => {
  let place: TestStorePlace;
  beforeAll(async () => {
    place = await createTestStorePlace('embedded');
  });
  afterAll(() => place.remove());

  const keyIds = async () => {
    const store = await openStore(place.options);
    const keys = await readSigningKeys(store.db);
    await store.close();
    return keys.map(({ kid }) => kid);
  };
  const rotate = async () => {
    const command = runEntry('rotate-keys.ts', { DATA_DIR: place.options.dataDir });
    return { code: await command.exited, output: command.output() };
  };

  it('puts a new key before those there are', async () => {
    const before = await keyIds();
    const { code, output } = await rotate();
    expect(output).toBe('There is a new signing key. Servers sign with it within ten minutes.\n');
    expect(code).toBe(0);
    expect(await keyIds()).toEqual([expect.any(String), ...before]);
  });

  it('says in one sentence that a server is running on the store', async () => {
    const server = await openStore(place.options);
    const { code, output } = await rotate();
    await server.close();
    expect(output).toBe(
      `The data folder ${place.options.dataDir} is in use by another SpecBuilder process; stop that one first.\n`,
    );
    expect(code).toBe(1);
  });
});
