import type { OwnTerms } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { projects, projectAddresses, users } = schema;

export type ProjectRow = typeof projects.$inferSelect;
export type AddressRow = typeof projectAddresses.$inferSelect;

export async function findProject(db: Queryable, projectId: string): Promise<ProjectRow | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  return project;
}

export async function readChangeNumber(db: Queryable, projectId: string): Promise<number> {
  return (await findProject(db, projectId))?.changeNumber ?? 0;
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
  change: Partial<Pick<ProjectRow, 'name' | 'operatingCost' | 'facts' | 'sizingDefaults' | 'renamedById'>>,
): Promise<ProjectRow> {
  const named = change.name === undefined ? {} : { nameKey: nameKey(change.name) };
  const [project] = await db
    .update(projects)
    .set({ ...change, ...named, rowVersion: sql`${projects.rowVersion} + 1` })
    .where(eq(projects.id, projectId))
    .returning();
  if (project === undefined) throw new Error('The project is gone although its row is locked');
  return project;
}

/** Replaces what its next quotation begins with, but for its own words; when it was edited last stays as it is. */
export async function storeQuotationTerms(
  db: Queryable,
  projectId: string,
  quotationTerms: Omit<ProjectRow['quotationTerms'], 'own'>,
): Promise<void> {
  const stored = JSON.stringify(quotationTerms);
  const own = sql`jsonb_strip_nulls(jsonb_build_object('own', ${projects.quotationTerms} -> 'own'))`;
  await db
    .update(projects)
    .set({ quotationTerms: sql`${stored}::jsonb || ${own}` })
    .where(eq(projects.id, projectId));
}

/** Replaces the terms in the words of who quotes, and no other. */
export async function storeOwnTerms(db: Queryable, projectId: string, own: OwnTerms | null): Promise<void> {
  const stored = JSON.stringify(own === null ? {} : { own });
  await db
    .update(projects)
    .set({ quotationTerms: sql`(${projects.quotationTerms} - 'own') || ${stored}::jsonb` })
    .where(eq(projects.id, projectId));
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

export interface CountedChange {
  readonly changeNumber: number;
  /** Of the user who made it; empty for a guest. */
  readonly userName: string;
}

/** Last edited first is how projects are listed; the row itself did not change, so its version stays. */
export async function countChange(
  db: Queryable,
  projectId: string,
  { userId, isEdit }: { readonly userId: string | null; readonly isEdit: boolean },
): Promise<CountedChange | undefined> {
  const name = sql<string | null>`(
    select coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.userName})
    from ${users} where ${users.id} = ${userId})`;
  const [counted] = await db
    .update(projects)
    .set({ changeNumber: sql`${projects.changeNumber} + 1`, ...(isEdit && { updatedOnUtc: sql`now()` }) })
    .where(eq(projects.id, projectId))
    .returning({ changeNumber: projects.changeNumber, userName: name });
  return counted && { ...counted, userName: counted.userName ?? '' };
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
