import type pg from 'pg';

/**
 * The log is read again from the last checkpoint when a server that was killed starts. With 290 MB of it that took
 * seconds by themselves (docs/operations.md).
 */
const DUE_BYTES = 32 * 1024 ** 2;
const LOOK_MS = 10_000;

export interface Checkpoints {
  /** Settles when the one that runs is done. */
  stop(): Promise<void>;
}

/**
 * PostgreSQL leaves checkpoints to a process of their own, which the embedded engine has not: without these the log
 * grows for as long as a server runs, on the disk too. They are asked for over a connection like any other, since a
 * statement beside those would meet the ones under way.
 */
export function startCheckpoints(pool: pg.Pool, onProblem: (error: Error) => void, lookMs = LOOK_MS): Checkpoints {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= checkpointWhenDue(pool)
      .catch(onProblem)
      .finally(() => {
        running = null;
      });
  }, lookMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function checkpointWhenDue(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isDue: boolean }>(
    'select pg_current_wal_lsn() - redo_lsn >= $1 as "isDue" from pg_control_checkpoint()',
    [DUE_BYTES],
  );
  if (rows[0]?.isDue === true) await pool.query('checkpoint');
}
