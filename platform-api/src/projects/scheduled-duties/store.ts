import { nameKey } from '@specbuilder/shared-contracts/domain';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { scheduledDuties } = schema;

export type DutyRow = typeof scheduledDuties.$inferSelect;
export type DutyValues = Omit<DutyRow, 'id' | 'projectId' | 'tagKey' | 'rowVersion'>;

/** The duties that the drawings of a project require, in their order. */
export async function scheduledDutiesOf(db: Queryable, projectId: string): Promise<DutyRow[]> {
  return db
    .select()
    .from(scheduledDuties)
    .where(eq(scheduledDuties.projectId, projectId))
    .orderBy(asc(scheduledDuties.position), asc(scheduledDuties.id));
}

/** What a row says, without whose it is. */
export function dutyValues({
  id: _id,
  projectId: _project,
  tagKey: _key,
  rowVersion: _version,
  ...said
}: DutyRow): DutyValues {
  return said;
}

/** Adds rows with new tags and updates the values of rows with known tags. The caller must have locked the project. */
export async function saveDuties(db: Queryable, projectId: string, duties: readonly DutyValues[]): Promise<void> {
  if (duties.length === 0) return;
  const { id: _id, projectId: _project, tagKey: _key, rowVersion, ...changing } = getTableColumns(scheduledDuties);
  const given = Object.fromEntries(
    Object.entries(changing).map(([name, { name: column }]) => [name, sql.raw(`excluded.${column}`)]),
  );
  await db
    .insert(scheduledDuties)
    .values(duties.map((duty) => ({ ...duty, projectId, tagKey: nameKey(duty.tag) })))
    .onConflictDoUpdate({
      target: [scheduledDuties.projectId, scheduledDuties.tagKey],
      set: { ...given, rowVersion: sql`${rowVersion} + 1` },
    });
}

export async function insertDuty(db: Queryable, projectId: string, id: string, duty: DutyValues): Promise<DutyRow> {
  return onlyRow(
    await db
      .insert(scheduledDuties)
      .values({ ...duty, id, projectId, tagKey: nameKey(duty.tag) })
      .returning(),
  );
}

export async function updateDuty(db: Queryable, id: string, duty: DutyValues): Promise<DutyRow> {
  const { rowVersion } = scheduledDuties;
  return onlyRow(
    await db
      .update(scheduledDuties)
      .set({ ...duty, tagKey: nameKey(duty.tag), rowVersion: sql`${rowVersion} + 1` })
      .where(eq(scheduledDuties.id, id))
      .returning(),
  );
}

/** A row of that id, whichever project it is in. */
export async function findDuty(db: Queryable, id: string): Promise<DutyRow | undefined> {
  const [row] = await db.select().from(scheduledDuties).where(eq(scheduledDuties.id, id));
  return row;
}

/** @returns how many of them the project had */
export async function deleteDuties(db: Queryable, projectId: string, ids: readonly string[]): Promise<number> {
  const { id, projectId: owner } = scheduledDuties;
  const deleted = await db.delete(scheduledDuties).where(and(eq(owner, projectId), inArray(id, [...ids])));
  return deleted.rowCount ?? 0;
}

function onlyRow([row]: DutyRow[]): DutyRow {
  if (row === undefined) throw new Error('The row is gone although its project is locked');
  return row;
}
