import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../../core/index.ts';

const { signInSteps } = schema;

export type SignInStep = typeof signInSteps.$inferSelect;

/** How long a right password counts while the second step is open. */
const MINUTES = 10;

/** Remembers, beside the interaction, that its password was right; nothing of it is in the browser's hands. */
export async function saveStep(db: Queryable, step: Pick<SignInStep, 'id' | 'userId' | 'isRemembered'>): Promise<void> {
  const expiresOnUtc = sql`now() + make_interval(mins => ${MINUTES})`;
  const values = { ...step, methods: null, expiresOnUtc };
  await db.insert(signInSteps).values(values).onConflictDoUpdate({ target: signInSteps.id, set: values });
}

export async function findStep(db: Queryable, id: string): Promise<SignInStep | undefined> {
  const [step] = await db
    .select()
    .from(signInSteps)
    .where(and(eq(signInSteps.id, id), gt(signInSteps.expiresOnUtc, sql`now()`)));
  return step;
}

/** Everything is proven; what is left is to read the recovery codes. */
export async function noteProven(db: Queryable, id: string, methods: readonly string[]): Promise<void> {
  await db
    .update(signInSteps)
    .set({ methods: [...methods] })
    .where(eq(signInSteps.id, id));
}

export async function deleteStep(db: Queryable, id: string): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.id, id));
}

export async function sweepSteps(db: Database, now: Date): Promise<number> {
  const swept = await db.delete(signInSteps).where(lt(signInSteps.expiresOnUtc, now));
  return swept.rowCount ?? 0;
}
