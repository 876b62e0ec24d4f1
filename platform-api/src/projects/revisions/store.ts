import { and, desc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';

const { fanItems, projectRevisions, projects, users } = schema;

export type RevisionRow = typeof projectRevisions.$inferSelect;
export type NewRevisionRow = typeof projectRevisions.$inferInsert;

const { document: _document, ...header } = getTableColumns(projectRevisions);

export type RevisionHeader = Omit<RevisionRow, 'document'> & {
  readonly itemCount: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Revisions without what they hold, the newest first. */
export async function listRevisions(db: Queryable, projectId: string): Promise<RevisionHeader[]> {
  const { firstName, lastName } = users;
  return db
    .select({
      ...header,
      firstName,
      lastName,
      itemCount: sql<number>`jsonb_array_length(${projectRevisions.document}->'items')`,
    })
    .from(projectRevisions)
    .leftJoin(users, eq(users.id, projectRevisions.issuedById))
    .where(eq(projectRevisions.projectId, projectId))
    .orderBy(desc(projectRevisions.place));
}

export async function findRevision(
  db: Queryable,
  projectId: string,
  revisionId: string,
): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, projectId), eq(projectRevisions.id, revisionId)));
  return row;
}

/** The newest revision that holds the same. */
export async function findByContent(
  db: Queryable,
  projectId: string,
  contentHash: string,
): Promise<Pick<RevisionRow, 'id'> | undefined> {
  const [row] = await db
    .select({ id: projectRevisions.id })
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, projectId), eq(projectRevisions.contentHash, contentHash)))
    .orderBy(desc(projectRevisions.place))
    .limit(1);
  return row;
}

/** The caller holds the project. */
export async function insertRevision(tx: Transaction, values: Omit<NewRevisionRow, 'place'>): Promise<RevisionRow> {
  const [last] = await tx
    .select({ place: max(projectRevisions.place) })
    .from(projectRevisions)
    .where(eq(projectRevisions.projectId, values.projectId));
  const [row] = await tx
    .insert(projectRevisions)
    .values({ ...values, place: (last?.place ?? -1) + 1 })
    .returning();
  if (row === undefined) throw new Error('A revision was not stored');
  return row;
}

/** Says of which revision the project is, and whether it is the same as that now. */
export async function setRevision(
  tx: Transaction,
  projectId: string,
  { revisionId, isSame }: { readonly revisionId: string | null; readonly isSame: boolean },
): Promise<void> {
  const revisionEditedOnUtc = isSame ? sql`${projects.updatedOnUtc}` : null;
  await tx.update(projects).set({ revisionId, revisionEditedOnUtc }).where(eq(projects.id, projectId));
}

/** Where an item is now, also one that was taken out of its project; undefined when it is nowhere. */
export async function findPlaceOfItem(tx: Transaction, itemId: string) {
  const { projectId, removedFromProjectId } = fanItems;
  const [row] = await tx.select({ projectId, removedFromProjectId }).from(fanItems).where(eq(fanItems.id, itemId));
  return row;
}
