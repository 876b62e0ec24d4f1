import { sql } from 'drizzle-orm';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { createWriteWatch, StoreReadOnly } from './write-watch.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(defaultStoreKind());
});
afterAll(() => store.close());

/** As PostgreSQL reports a disk on which a table cannot grow. */
const FULL = sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
const failure = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

describe('Whether the store takes writes', () => {
  it('is so with free space, and leaves nothing behind', async () => {
    const watch = createWriteWatch(null);
    watch.note(await failure(store.db.execute(FULL)));
    await expect(watch.check(store.db)).resolves.toBeUndefined();
    await expect(watch.check(store.db)).resolves.toBeUndefined();
    const { rows } = await store.db.execute(sql`select 1 from pg_class where relname = 'room_check'`);
    expect(rows).toEqual([]);
  });

  it('is not so once a statement met a full disk, until there is room again', async () => {
    const watch = createWriteWatch(null);
    const full = await failure(store.db.execute(FULL));
    const withoutRoom = { ...store.db, transaction: () => Promise.reject(full) } as unknown as typeof store.db;
    watch.note(full);
    for (const _look of [1, 2]) await expect(watch.check(withoutRoom)).rejects.toThrow(StoreReadOnly);
    await expect(watch.check(store.db)).resolves.toBeUndefined();
  });

  it('is noticed by statements of the store itself', async () => {
    const noted = jest.spyOn(store.db, 'transaction');
    await failure(store.db.execute(FULL));
    await store.checkWritable();
    await store.checkWritable();
    expect(noted).toHaveBeenCalledTimes(1);
    noted.mockRestore();
  });

  it('is not decided by other failures', async () => {
    const watch = createWriteWatch(null);
    watch.note(await failure(store.db.execute(sql`select 1 / 0`)));
    const noted = jest.spyOn(store.db, 'transaction');
    await watch.check(store.db);
    expect(noted).not.toHaveBeenCalled();
    noted.mockRestore();
  });

  it('is not so while the disk of the data folder has no room for the engine to start', async () => {
    await expect(createWriteWatch('/data', () => false).check(store.db)).rejects.toThrow(
      'The store takes no writes: full-disk',
    );
    await expect(createWriteWatch('/data', () => true).check(store.db)).resolves.toBeUndefined();
  });

  it('is not so on a server that only reads', async () => {
    await store.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      const watch = createWriteWatch(null);
      await expect(watch.check(tx as unknown as typeof store.db)).rejects.toThrow(
        'The store takes no writes: read-only',
      );
    });
  });
});
