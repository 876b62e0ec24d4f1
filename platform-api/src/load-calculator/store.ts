import type { LoadBuilding } from '@specbuilder/shared-contracts/api';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../core/index.ts';

const { loadCalculations } = schema;

export type CalculationRow = typeof loadCalculations.$inferSelect;
export type NewCalculation = Pick<CalculationRow, 'userId' | 'manufacturerLabelId' | 'name' | 'postalCode'> & {
  readonly building: LoadBuilding;
};

/** The newest first, without what the list does not show. */
export async function listCalculations(db: Queryable, userId: string, max: number) {
  return db
    .select({
      id: loadCalculations.id,
      name: loadCalculations.name,
      floorArea: sql<number>`(${loadCalculations.building}->>'floorArea')::float8`,
      updatedOnUtc: loadCalculations.updatedOnUtc,
    })
    .from(loadCalculations)
    .where(eq(loadCalculations.userId, userId))
    .orderBy(desc(loadCalculations.updatedOnUtc), desc(loadCalculations.id))
    .limit(max);
}

export async function countCalculations(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(loadCalculations).where(eq(loadCalculations.userId, userId));
  return row?.total ?? 0;
}

export async function findCalculation(db: Queryable, id: string): Promise<CalculationRow | undefined> {
  const [row] = await db.select().from(loadCalculations).where(eq(loadCalculations.id, id));
  return row;
}

export async function findCopy(db: Queryable, copyId: string): Promise<CalculationRow | undefined> {
  const [row] = await db.select().from(loadCalculations).where(eq(loadCalculations.copyId, copyId));
  return row;
}

export async function addCalculation(db: Queryable, calculation: NewCalculation): Promise<CalculationRow> {
  const [row] = await db.insert(loadCalculations).values(calculation).returning();
  if (row === undefined) throw new Error('A load calculation was not kept');
  return row;
}

/** @returns undefined when it has another version by now */
export async function updateCalculation(
  db: Queryable,
  { id, rowVersion }: Pick<CalculationRow, 'id' | 'rowVersion'>,
  values: Pick<NewCalculation, 'name' | 'postalCode' | 'building'>,
): Promise<CalculationRow | undefined> {
  const [row] = await db
    .update(loadCalculations)
    .set({ ...values, rowVersion: rowVersion + 1, updatedOnUtc: sql`now()` })
    .where(and(eq(loadCalculations.id, id), eq(loadCalculations.rowVersion, rowVersion)))
    .returning();
  return row;
}

export async function deleteCalculation(db: Queryable, id: string): Promise<void> {
  await db.delete(loadCalculations).where(eq(loadCalculations.id, id));
}
