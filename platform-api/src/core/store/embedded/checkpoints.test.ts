import { randomBytes } from 'node:crypto';
import { createTestStorePlace, describeEmbeddedStore } from '../../../../test/store/test-store.ts';
import { until } from '../../../../test/until.ts';
import { GuardedPool } from '../guarded-pool.ts';
import { startCheckpoints } from './checkpoints.ts';
import { startEmbeddedEngine } from './embedded-engine.ts';

const MEGABYTE = 1024 ** 2;

describeEmbeddedStore('The log of the embedded store', () => {
  it('is not kept for ever, nor read again as a whole after a kill', async () => {
    const place = await createTestStorePlace('embedded');
    const engine = await startEmbeddedEngine(place.options.dataDir);
    const { host, port } = engine;
    const settings = { host, port, user: 'postgres', database: 'postgres', max: 2 };
    const onProblem = (error: Error) => {
      throw error;
    };
    const pool = new GuardedPool({ settings, longWork: null, onProblem });
    const bytesToRead = async () => {
      const { rows } = await pool.query(
        'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
      );
      return rows[0].bytes as number;
    };
    const checkpoints = startCheckpoints(pool, onProblem, 10);
    try {
      await pool.query('create table pieces (content bytea)');
      for (let written = 0; written < 40; written += 1) {
        await pool.query('insert into pieces values ($1)', [randomBytes(MEGABYTE)]);
      }
      await until(async () => ((await bytesToRead()) < 32 * MEGABYTE ? true : undefined));
    } finally {
      // An engine that is left open keeps the run from ending.
      await checkpoints.stop();
      await pool.close();
      await engine.close();
      await place.remove();
    }
  });
});
