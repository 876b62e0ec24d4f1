import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { clientNetworkOf, type Queryable, schema } from '../../core/index.ts';

/** How many failures are free, and how long the ones after them wait: twice as long each time. */
interface BackOff {
  readonly freeFailures: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

/**
 * Counters shared by all servers: attempts on one account from many addresses, attempts on many accounts from
 * one address, codes of one account, passwords retyped to change how an account is secured, mails that anyone can
 * trigger to an account. An office behind one address shares its limit, so that limit is high.
 */
const BACK_OFFS = {
  account: { freeFailures: 20, firstWaitSeconds: 30, longestWaitSeconds: 900 },
  address: { freeFailures: 60, firstWaitSeconds: 60, longestWaitSeconds: 3600 },
  code: { freeFailures: 5, firstWaitSeconds: 30, longestWaitSeconds: 3600 },
  confirmation: { freeFailures: 5, firstWaitSeconds: 30, longestWaitSeconds: 3600 },
  mail: { freeFailures: 5, firstWaitSeconds: 60, longestWaitSeconds: 3600 },
} as const satisfies Readonly<Record<string, BackOff>>;

export type Counted = keyof typeof BACK_OFFS;

/** Failures are forgotten after a day without another one. */
const EXPIRES_AFTER_HOURS = 24;
const MAX_DOUBLINGS = 16;
const { signInFailures } = schema;

/** What a try meets: nothing, or the seconds until the next one is looked at. */
export interface TryResponse {
  readonly isAllowed: boolean;
  readonly retryAfterSeconds: number;
}

/**
 * Counts a try before it is looked at, so that many at one moment do not slip through; a success takes it back. Tries
 * that are made while waiting do not make the wait longer.
 *
 * @param name user name, address or user id; only its hash is stored, as a typed name may be a mistyped password
 */
export async function countFailure(db: Queryable, counted: Counted, name: string): Promise<TryResponse> {
  const { freeFailures, firstWaitSeconds, longestWaitSeconds } = BACK_OFFS[counted];
  const { failures, lastOnUtc, blockedUntilUtc } = signInFailures;
  // Longer than the longest wait is none of ours: the clock was put back meanwhile.
  const longestUntil = sql`now() + make_interval(secs => ${longestWaitSeconds})`;
  const isBlocked = sql`coalesce(${blockedUntilUtc} > now() and ${blockedUntilUtc} <= ${longestUntil}, false)`;
  const isExpired = sql`${lastOnUtc} < now() - make_interval(hours => ${EXPIRES_AFTER_HOURS})`;
  const next = sql`case when ${isExpired} then 1 else ${failures} + 1 end`;
  const doublings = sql`least(${next} - ${freeFailures}, ${MAX_DOUBLINGS})`;
  const wait = sql`least(${longestWaitSeconds}::float, ${firstWaitSeconds}::float * power(2, ${doublings}))`;
  const [row] = await db
    .insert(signInFailures)
    .values({ key: keyOf(counted, name), failures: 1, lastOnUtc: sql`now()` })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        isRejected: isBlocked,
        failures: sql`case when ${isBlocked} then ${failures} else ${next} end`,
        lastOnUtc: sql`case when ${isBlocked} then ${lastOnUtc} else now() end`,
        blockedUntilUtc: sql`case when ${isBlocked} then ${blockedUntilUtc}
          when ${next} >= ${freeFailures} then now() + make_interval(secs => ${wait}) end`,
      },
    })
    .returning({ isRejected: signInFailures.isRejected, blockedUntilUtc: signInFailures.blockedUntilUtc });
  const leftS = Math.ceil(((row?.blockedUntilUtc?.getTime() ?? 0) - Date.now()) / 1000);
  const retryAfterSeconds = Math.min(Math.max(1, leftS), longestWaitSeconds);
  return { isAllowed: row?.isRejected !== true, retryAfterSeconds };
}

/** The try was right: it did not happen. Failures of others at the same address stay. */
export async function takeBack(db: Queryable, counted: Counted, name: string): Promise<void> {
  const { failures } = signInFailures;
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(${failures} - 1, 0)`, blockedUntilUtc: null })
    .where(eq(signInFailures.key, keyOf(counted, name)));
}

/** A user who has authenticated as the account's owner starts with zero failures. */
export async function forgetFailures(db: Queryable, counted: Counted, name: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, keyOf(counted, name)));
}

export async function sweepFailures(db: Queryable, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - EXPIRES_AFTER_HOURS * 3_600_000);
  const swept = await db.delete(signInFailures).where(lt(signInFailures.lastOnUtc, limit));
  return swept.rowCount ?? 0;
}

function keyOf(counted: Counted, name: string): string {
  const named = counted === 'address' ? clientNetworkOf(name) : name.toLowerCase();
  return createHash('sha256').update(`${counted} ${named}`).digest('hex');
}
