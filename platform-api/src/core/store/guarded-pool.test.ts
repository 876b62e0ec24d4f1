import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type DatabaseProxy, openDatabaseProxy } from '../../../test/store/database-proxy.ts';
import { schema } from './database.ts';
import { GuardedPool } from './guarded-pool.ts';
import { asLongWork } from './long-work.ts';
import { type StoreFault, StoreUnreachable, storeFaultOf } from './store-fault.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const LIMIT_MS = 300;

(SERVER ? describe : describe.skip)('Connections to a PostgreSQL server', () => {
  let proxy: DatabaseProxy;
  const pools: GuardedPool[] = [];
  beforeEach(async () => {
    proxy = await openDatabaseProxy(SERVER ?? '');
  });
  afterEach(async () => {
    proxy.thaw();
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
    await proxy.stop();
  });

  function openPool(limits: pg.PoolConfig): GuardedPool {
    const connection = { connectionString: proxy.url };
    const settings = { ...connection, ...limits, max: 1 };
    const pool = new GuardedPool({ settings, longWork: connection, onProblem: () => undefined });
    pools.push(pool);
    return pool;
  }

  const faultOf = (work: Promise<unknown>): Promise<StoreFault | null | 'none'> =>
    work.then(() => 'none', storeFaultOf);

  it('that was given up is not waited for again and leaves the pool', async () => {
    const pool = openPool({ query_timeout: LIMIT_MS });
    const client = await pool.connect();
    await client.query('begin');
    proxy.freeze();
    await expect(client.query('select 1')).rejects.toThrow('Query read timeout');
    await expect(client.query('rollback')).rejects.toThrow('is not queryable');
    client.release();
    expect(pool.totalCount).toBe(0);
    proxy.thaw();
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('that breaks inside a transaction fails the transaction and nothing else', async () => {
    const pool = openPool({});
    const work = drizzle(pool, { schema }).transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await proxy.stop();
      await tx.execute(sql`select 1`);
    });
    expect(await faultOf(work)).toBe('unreachable');
    expect(pool.totalCount).toBe(0);
    await proxy.start();
    await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  });

  it('that cannot be had in time is the store’s fault: server frozen, server gone, all in use', async () => {
    const pool = openPool({ connectionTimeoutMillis: LIMIT_MS });
    proxy.freeze();
    await expect(pool.connect()).rejects.toBeInstanceOf(StoreUnreachable);
    proxy.thaw();
    const inUse = await pool.connect();
    expect(await faultOf(drizzle(pool).execute(sql`select 1`))).toBe('unreachable');
    inUse.release();
    await proxy.stop();
    expect(await faultOf(drizzle(pool).execute(sql`select 1`))).toBe('unreachable');
    expect(await faultOf(drizzle(pool).transaction(async () => undefined))).toBe('unreachable');
    await proxy.start();
  });

  it.each([
    ['by the server', { statement_timeout: LIMIT_MS }],
    ['by the driver', { query_timeout: LIMIT_MS }],
  ])('end a statement of a call that takes too long, %s, and never one of long work', async (_whom, limits) => {
    const db = drizzle(openPool(limits), { schema });
    const slow = sql`select pg_sleep(${(LIMIT_MS * 2) / 1000})`;
    expect(await faultOf(db.execute(slow))).toBe('unreachable');
    expect(await faultOf(asLongWork(() => db.execute(slow)))).toBe('none');
    expect(await faultOf(asLongWork(() => db.transaction((tx) => tx.execute(slow))))).toBe('none');
  });

  it('fail for the statement’s own fault as ever', async () => {
    const db = drizzle(openPool({}), { schema });
    expect(await faultOf(db.execute(sql`select * from no_such_table`))).toBeNull();
    expect(await faultOf(db.execute(sql`select 1 / 0`))).toBeNull();
  });
});
