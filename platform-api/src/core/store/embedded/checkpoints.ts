import type pg from 'pg';

/**
 * The log is read again from the last checkpoint when a server that was killed starts. With 290 MB of it that took
 * seconds by themselves (docs/operations.md).
 */
const DUE_BYTES = 32 * 1024 ** 2;
const CHECK_MS = 10_000;

export interface Checkpoints {
  /** Settles when the one that runs is done. */
  stop(): Promise<void>;
}

/**
 * PostgreSQL runs checkpoints in a separate process, which the embedded engine does not have: without these, the log
 * grows as long as a server runs, on disk too. They are sent over a pool connection, since a statement outside the pool
 * would collide with those in progress.
 */
export function startCheckpoints(pool: pg.Pool, onProblem: (error: Error) => void, lookMs = CHECK_MS): Checkpoints {
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
