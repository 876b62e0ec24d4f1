import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { buildings, fanItems } = schema;

export type BuildingRow = typeof buildings.$inferSelect;

export interface BuildingFan {
  readonly buildingId: number;
  /** Floor area that one of the fans covers, ft2. */
  readonly coveredSquareFootage: number;
  readonly quantity: number;
}

export async function listBuildingRows(db: Queryable, projectId: string): Promise<BuildingRow[]> {
  return db.select().from(buildings).where(eq(buildings.projectId, projectId)).orderBy(asc(buildings.id));
}

export async function listBuildingFans(db: Queryable, projectId: string): Promise<BuildingFan[]> {
  const { buildingId, snapshot, quantity } = fanItems;
  const rows = await db
    .select({ buildingId, snapshot, quantity })
    .from(fanItems)
    .where(and(eq(fanItems.projectId, projectId), isNotNull(buildingId), isNull(fanItems.alternateToId)))
    .orderBy(asc(fanItems.itemIndex));
  return rows.flatMap((row) => {
    const coveredSquareFootage = row.snapshot.hvls?.coveredSquareFootage;
    if (row.buildingId === null || coveredSquareFootage === undefined) return [];
    return [{ buildingId: row.buildingId, coveredSquareFootage, quantity: row.quantity }];
  });
}

export async function insertBuilding(db: Queryable, values: Omit<BuildingRow, 'id'>): Promise<BuildingRow> {
  return onlyRow(await db.insert(buildings).values(values).returning());
}

export async function updateBuilding(
  db: Queryable,
  id: number,
  values: Pick<BuildingRow, 'name' | 'squareFeet'>,
): Promise<BuildingRow> {
  return onlyRow(await db.update(buildings).set(values).where(eq(buildings.id, id)).returning());
}

/** Its items are removed from it first, so that users who saw them in it are notified. */
export async function deleteBuildingRow(db: Queryable, id: number): Promise<void> {
  await db
    .update(fanItems)
    .set({ buildingId: null, updatedOnUtc: sql`now()`, rowVersion: sql`${fanItems.rowVersion} + 1` })
    .where(eq(fanItems.buildingId, id));
  await db.delete(buildings).where(eq(buildings.id, id));
}

function onlyRow([row]: BuildingRow[]): BuildingRow {
  if (row === undefined) throw new Error('The building is gone although its project is locked');
  return row;
}
