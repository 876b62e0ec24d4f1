import { createHash } from 'node:crypto';
import { gt, lt, or, sql } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../store/database.ts';
import type { Lend } from './shared-counter.ts';

const { callBudgets } = schema;
const EXPIRES_AFTER_MS = 600_000;

/**
 * Budgets in the store, by its clock. If the clock jumps ahead, a budget is refilled at most fully; if it jumps back,
 * the budget loses what it would have regained since the last lease. Neither locks callers out.
 */
export function lendFromStore(db: Database): Lend {
  return async ({ key, perMinute, owed, requested }) => {
    const whole = perMinute - owed;
    const atFirst = Math.min(requested, Math.max(0, whole));
    const restedS = sql`greatest(extract(epoch from now() - ${callBudgets.atUtc})::float, 0)`;
    const cameBack = sql`${restedS} * ${perMinute}::float / 60`;
    const there = sql`least(${callBudgets.left} + ${cameBack}, ${perMinute}::float) - ${owed}::float`;
    const lent = sql`greatest(least(floor(${there}), ${requested}::float), 0)`;
    const [row] = await db
      .insert(callBudgets)
      .values({ key: hashOf(key), left: whole - atFirst, lent: atFirst, atUtc: sql`now()` })
      .onConflictDoUpdate({
        target: callBudgets.key,
        set: { left: sql`${there} - ${lent}`, lent, atUtc: sql`now()` },
      })
      .returning({ calls: callBudgets.lent, left: callBudgets.left });
    if (row === undefined) throw new Error('The store lent nothing and said nothing');
    return row;
  };
}

/** What rested for so long is whole again; what lies ahead was written by a clock that was wrong. */
export async function sweepCallBudgets(db: Queryable, now: Date): Promise<number> {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const isOver = or(lt(callBudgets.atUtc, at(-EXPIRES_AFTER_MS)), gt(callBudgets.atUtc, at(EXPIRES_AFTER_MS)));
  const swept = await db.delete(callBudgets).where(isOver);
  return swept.rowCount ?? 0;
}

/** Keys name users, guests and addresses, which need not be readable here. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
