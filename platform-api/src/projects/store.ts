import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../store/database.ts';

const { projects, projectAddresses, fanItems } = schema;

export type ProjectRow = typeof projects.$inferSelect;
export type AddressRow = typeof projectAddresses.$inferSelect;
export interface StubRow extends Pick<ProjectRow, 'id' | 'name' | 'referenceId' | 'updatedOnUtc'> {
  readonly itemCount: number;
}

const stubColumns = {
  id: projects.id,
  name: projects.name,
  referenceId: projects.referenceId,
  updatedOnUtc: projects.updatedOnUtc,
  itemCount: count(fanItems.id),
};

/** @param manufacturerLabelId null for the projects of every brand */
export async function listStubs(db: Queryable, userId: string, brands: readonly number[] | null): Promise<StubRow[]> {
  const ofBrands = brands === null ? undefined : inArray(projects.manufacturerLabelId, [...brands]);
  return db
    .select(stubColumns)
    .from(projects)
    .leftJoin(fanItems, eq(fanItems.projectId, projects.id))
    .where(and(eq(projects.userId, userId), ofBrands))
    .groupBy(projects.id)
    .orderBy(desc(projects.updatedOnUtc), asc(projects.name));
}

export async function findStub(db: Queryable, projectId: string): Promise<StubRow | undefined> {
  const [stub] = await db
    .select(stubColumns)
    .from(projects)
    .leftJoin(fanItems, eq(fanItems.projectId, projects.id))
    .where(eq(projects.id, projectId))
    .groupBy(projects.id);
  return stub;
}

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
  values: typeof projects.$inferInsert,
): Promise<ProjectRow | undefined> {
  const [project] = await db
    .insert(projects)
    .values(values)
    .onConflictDoNothing({ target: projects.referenceId })
    .returning();
  return project;
}

/** Whether the user has another project of that name in the brand, whatever its case. */
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
        sql`lower(${projects.name}) = lower(${project.name})`,
        project.id === undefined ? undefined : ne(projects.id, project.id),
      ),
    );
  return other !== undefined;
}

/** The caller holds the row, so the version cannot move in between. */
export async function updateName(db: Queryable, projectId: string, name: string): Promise<void> {
  await db
    .update(projects)
    .set({ name, updatedOnUtc: sql`now()`, rowVersion: sql`${projects.rowVersion} + 1` })
    .where(eq(projects.id, projectId));
}

/** The caller holds the row, so the version cannot move in between. */
export async function updateOperatingCost(
  db: Queryable,
  projectId: string,
  operatingCost: ProjectRow['operatingCost'],
): Promise<ProjectRow> {
  const [project] = await db
    .update(projects)
    .set({ operatingCost, updatedOnUtc: sql`now()`, rowVersion: sql`${projects.rowVersion} + 1` })
    .where(eq(projects.id, projectId))
    .returning();
  if (project === undefined) throw new Error('The project is gone although its row is locked');
  return project;
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

export async function saveAddressRow(db: Queryable, row: AddressRow): Promise<void> {
  const { projectId, addressType, ...fields } = row;
  await db
    .insert(projectAddresses)
    .values(row)
    .onConflictDoUpdate({ target: [projectAddresses.projectId, projectAddresses.addressType], set: fields });
}
