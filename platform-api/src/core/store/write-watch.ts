import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hasSpace } from './embedded/full-disk.ts';
import { storeFaultOf } from './store-fault.ts';

/** The store responds and reads, but takes no writes. */
export class StoreReadOnly extends Error {
  override readonly name = 'StoreReadOnly';

  constructor(why: 'full-disk' | 'read-only', cause?: unknown) {
    super(`The store takes no writes: ${why}`, { cause });
  }
}

export interface WriteWatch {
  /** Receives what statements failed with. */
  note(error: unknown): void;
  /**
   * Whether the store takes writes, as far as is known without traffic: free space of the embedded store's disk, a
   * PostgreSQL server that only reads, and, once a statement met a full disk, whether there is room again.
   *
   * @throws StoreReadOnly when it takes none
   */
  check(db: Database): Promise<void>;
}

/** @param dataDir of the embedded store; null with a PostgreSQL server, whose disk only its statements know */
export function createWriteWatch(dataDir: string | null, hasRoom = hasSpace): WriteWatch {
  let metFullDisk = false;
  return {
    note(error) {
      if (storeFaultOf(error) === 'full-disk') metFullDisk = true;
    },
    async check(db) {
      if (dataDir !== null && !hasRoom(dataDir)) throw new StoreReadOnly('full-disk');
      if (metFullDisk) await tryRoom(db);
      metFullDisk = false;
      const { rows } = await db.execute<{ is_read_only: boolean }>(
        sql`select current_setting('transaction_read_only')::bool as is_read_only`,
      );
      if (rows[0]?.is_read_only === true) throw new StoreReadOnly('read-only');
    },
  };
}

/** A table of 1 MB that ends with its transaction: small writes find room in pages that exist. */
async function tryRoom(db: Database): Promise<void> {
  try {
    await db.transaction((tx) =>
      tx.execute(sql`
        create temporary table room_check on commit drop as select md5(i::text) from generate_series(1, 16000) as i`),
    );
  } catch (error) {
    throw storeFaultOf(error) === 'full-disk' ? new StoreReadOnly('full-disk', error) : error;
  }
}
