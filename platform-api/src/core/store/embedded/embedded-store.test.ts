import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { createTestStorePlace, describeEmbeddedStore, type TestStorePlace } from '../../../../test/store/test-store.ts';
import { MIGRATIONS_FOLDER, PACKAGE_FOLDER } from '../../package/package-folder.ts';
import { openStore, type StoreOptions } from '../open-store.ts';
import { lockFolder } from './folder-lock.ts';

const HOLDER = path.join(PACKAGE_FOLDER, 'test/store/hold-store.ts');

/** Another process that opens the folder, commits one row, says so and then holds on. */
async function startHolder({ dataDir }: StoreOptions) {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The holder ended with ${code}`)));
    lines.on('line', (line) => {
      if (line === 'committed') resolve();
    });
  });
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describeEmbeddedStore('The embedded store', () => {
  let place: TestStorePlace;
  beforeEach(async () => {
    place = await createTestStorePlace('embedded');
  });
  afterEach(() => place.remove());

  it('gives each of many connections its own results while large values are written beside them', async () => {
    const { db, close } = await openStore(place.options);
    await db.execute(sql`create table pieces (id integer, content bytea)`);
    // In several pieces on the socket; the short questions fit between them.
    const content = Buffer.alloc(1_000_000, 7);
    const write = (id: number) => db.execute(sql`insert into pieces values (${id}, ${content})`);
    const request = async (id: number) => (await db.execute(sql`select ${id}::integer as id`)).rows;
    for (let round = 0; round < 5; round += 1) {
      const ids = [1, 2, 3, 4].map((id) => round * 4 + id);
      const [responses] = await Promise.all([Promise.all(ids.map(request)), ...ids.map(write)]);
      expect(responses).toEqual(ids.map((id) => [{ id }]));
    }
    const { rows } = await db.execute(sql`select count(*)::integer as kept from pieces where content = ${content}`);
    expect(rows).toEqual([{ kept: 20 }]);
    await close();
  });

  it('rejects a folder that another process holds, in one sentence, and keeps what was committed when that is killed', async () => {
    const holder = await startHolder(place.options);
    await expect(openStore(place.options)).rejects.toThrow(
      `The data folder ${place.options.dataDir} is in use by another SpecBuilder process; stop that one first.`,
    );
    await holder.kill();
    const store = await openStore(place.options);
    const { rows } = await store.db.execute(sql`select value from schema_metadata where name = 'committed'`);
    expect(rows).toEqual([{ value: 'committed before the kill' }]);
    await store.close();
  });

  it('syncs every commit to the disk', async () => {
    const store = await openStore(place.options);
    const { rows } = await store.db.execute(
      sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
          current_setting('synchronous_commit') as commit`,
    );
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }]);
    await store.close();
  });

  it('fails at once, not never, when work inside a transaction goes around it', async () => {
    const store = await openStore(place.options);
    const { inTransactionScope } = await import('../transaction-scope.ts');
    const around = store.db.transaction(() => inTransactionScope(() => store.ping()));
    await expect(around).rejects.toThrow();
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
  });

  it('lets other requests go on while a query takes its time', async () => {
    const store = await openStore(place.options);
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    await store.db.execute(sql`select count(*) from generate_series(1, 1500000) a`);
    clearInterval(timer);
    await store.close();
    expect(turns).toBeGreaterThan(5);
  });
});

describeEmbeddedStore('A fresh data folder', () => {
  it('is made, migrated and closed to other users', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sb-fresh-'));
    const dataDir = path.join(folder, 'deep', 'data');
    const onProblem = (error: Error) => {
      throw error;
    };
    const options = { databaseUrl: null, dataDir, migrationsFolder: MIGRATIONS_FOLDER, onProblem };
    const store = await openStore(options);
    const { rows } = await store.db.execute(sql`select count(*)::int as brands from brands`);
    expect(rows).toEqual([{ brands: 0 }]);
    await store.close();
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('The lock of a folder', () => {
  it('holds in a folder whose path is too long for a socket', async () => {
    const base = mkdtempSync(path.join(tmpdir(), 'sb-lock-'));
    const folder = path.join(base, 'x'.repeat(60), 'y'.repeat(60));
    mkdirSync(folder, { recursive: true });
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('is in use');
    await lock.release();
    const again = await lockFolder(folder);
    await again.release();
    rmSync(base, { recursive: true, force: true });
  });
});
