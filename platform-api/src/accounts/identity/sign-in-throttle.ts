import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { type Database, schema } from '../../core/index.ts';

const TRIES_PER_MINUTE = 10;
const WINDOW_S = 60;
const { signInTries } = schema;

export interface TryCount {
  readonly isAllowed: boolean;
  readonly triesLeft: number;
  readonly retryAfterSeconds: number;
}

/** Counts a sign-in try of a user name from an address; the eleventh within a minute is not looked at. */
export async function countTry(db: Database, userName: string, address: string): Promise<TryCount> {
  const key = tryKey(userName, address);
  const { startedOnUtc } = signInTries;
  // A start time in the future was written before the clock was set back.
  const isOver = sql`(${startedOnUtc} < now() - make_interval(secs => ${WINDOW_S}) or ${startedOnUtc} > now())`;
  const [row] = await db
    .insert(signInTries)
    .values({ key, tries: 1, startedOnUtc: sql`now()` })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${signInTries.tries} + 1 end`,
        startedOnUtc: sql`case when ${isOver} then now() else ${signInTries.startedOnUtc} end`,
      },
    })
    .returning({ tries: signInTries.tries, startedOnUtc: signInTries.startedOnUtc });
  const tries = row?.tries ?? 1;
  const age = Math.floor((Date.now() - (row?.startedOnUtc.getTime() ?? Date.now())) / 1000);
  return {
    isAllowed: tries <= TRIES_PER_MINUTE,
    triesLeft: Math.max(0, TRIES_PER_MINUTE - tries),
    retryAfterSeconds: Math.min(Math.max(1, WINDOW_S - age), WINDOW_S),
  };
}

export async function forgetTries(db: Database, userName: string, address: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.key, tryKey(userName, address)));
}

export async function sweepTries(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - WINDOW_S * 1000);
  const swept = await db.delete(signInTries).where(lt(signInTries.startedOnUtc, limit));
  return swept.rowCount ?? 0;
}

/** Typed user names may be mistyped passwords, so none is stored as it is. */
function tryKey(userName: string, address: string): string {
  return createHash('sha256').update(`${userName.toLowerCase()} ${address}`).digest('hex');
}
