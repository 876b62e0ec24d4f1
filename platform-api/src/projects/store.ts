import { nameKey } from '@specbuilder/shared-contracts/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../store/database.ts';

const { projects, projectAddresses } = schema;

export type ProjectRow = typeof projects.$inferSelect;
export type AddressRow = typeof projectAddresses.$inferSelect;

export async function findProject(db: Queryable, projectId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  return project;
}

/** Holds the row until the transaction ends, so that what is decided on it stays true. */
export async function lockProject(db: Queryable, projectId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId)).for('update');
  return project;
}

/** @returns undefined when the reference id is in use */
export async function insertProject(
  db: Queryable,
  values: Omit<typeof projects.$inferInsert, 'nameKey'>,
): Promise<ProjectRow | undefined> {
  const [project] = await db
    .insert(projects)
    .values({ ...values, nameKey: nameKey(values.name) })
    .onConflictDoNothing({ target: projects.referenceId })
    .returning();
  return project;
}

/** Whether the user has another project of that name in the brand, whatever its case, archived or not. */
export async function isDuplicateName(
  db: Queryable,
  project: Pick<ProjectRow, 'userId' | 'manufacturerLabelId' | 'name'> & { readonly id?: string },
): Promise<boolean> {
  const [other] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.userId, project.userId),
        eq(projects.manufacturerLabelId, project.manufacturerLabelId),
        eq(projects.nameKey, nameKey(project.name)),
        project.id === undefined ? undefined : ne(projects.id, project.id),
      ),
    );
  return other !== undefined;
}

/** The caller holds the row, so the version cannot move in between. */
export async function updateProject(
  db: Queryable,
  projectId: string,
  change: Partial<Pick<ProjectRow, 'name' | 'operatingCost'>>,
): Promise<ProjectRow> {
  const named = change.name === undefined ? {} : { nameKey: nameKey(change.name) };
  const [project] = await db
    .update(projects)
    .set({ ...change, ...named, updatedOnUtc: sql`now()`, rowVersion: sql`${projects.rowVersion} + 1` })
    .where(eq(projects.id, projectId))
    .returning();
  if (project === undefined) throw new Error('The project is gone although its row is locked');
  return project;
}

/** Moves it to the archive or back; when it was edited last stays as it is. */
export async function setArchived(db: Queryable, projectId: string, isArchived: boolean): Promise<void> {
  await db
    .update(projects)
    .set({ archivedOnUtc: isArchived ? sql`coalesce(${projects.archivedOnUtc}, now())` : null })
    .where(eq(projects.id, projectId));
}

/** Its items, buildings and addresses go with it. */
export async function deleteProject(db: Queryable, projectId: string): Promise<void> {
  await db.delete(projects).where(eq(projects.id, projectId));
}

/** Last edited first is how projects are listed; the row itself did not change, so its version stays. */
export async function touchProject(db: Queryable, projectId: string): Promise<void> {
  await db.update(projects).set({ updatedOnUtc: sql`now()` }).where(eq(projects.id, projectId));
}

export async function findAddress(
  db: Queryable,
  projectId: string,
  addressType: number,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(projectAddresses)
    .where(and(eq(projectAddresses.projectId, projectId), eq(projectAddresses.addressType, addressType)));
  return row;
}

export async function deleteAddressRow(db: Queryable, projectId: string, addressType: number): Promise<void> {
  await db
    .delete(projectAddresses)
    .where(and(eq(projectAddresses.projectId, projectId), eq(projectAddresses.addressType, addressType)));
}

export async function saveAddressRow(db: Queryable, row: AddressRow): Promise<void> {
  const { projectId, addressType, ...fields } = row;
  await db
    .insert(projectAddresses)
    .values(row)
    .onConflictDoUpdate({ target: [projectAddresses.projectId, projectAddresses.addressType], set: fields });
}
