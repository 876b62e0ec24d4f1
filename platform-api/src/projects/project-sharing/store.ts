import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';
import { isLiveShare } from './live-share.ts';

const { projectShares, projectShareReaders } = schema;

export type ShareRow = typeof projectShares.$inferSelect;

export interface Openings {
  readonly readerCount: number;
  readonly lastOpenedOnUtc: Date | null;
}

export async function insertShare(db: Queryable, values: typeof projectShares.$inferInsert): Promise<ShareRow> {
  const [share] = await db.insert(projectShares).values(values).returning();
  if (share === undefined) throw new Error('A share was not stored');
  return share;
}

/** Links to a project with how often they were opened, the newest first. */
export async function listShares(db: Queryable, projectId: string): Promise<(ShareRow & Openings)[]> {
  const shares = await db
    .select()
    .from(projectShares)
    .where(eq(projectShares.projectId, projectId))
    .orderBy(desc(projectShares.createdOnUtc), desc(projectShares.id));
  const readers = await db
    .select()
    .from(projectShareReaders)
    .where(
      inArray(
        projectShareReaders.shareId,
        shares.map(({ id }) => id),
      ),
    );
  return shares.map((share) => {
    const times = readers.filter(({ shareId }) => shareId === share.id).map((item) => item.lastOpenedOnUtc.getTime());
    const lastOpenedOnUtc = times.length === 0 ? null : new Date(Math.max(...times));
    return { ...share, readerCount: times.length, lastOpenedOnUtc };
  });
}

/** A link that may still be read; undefined for one that ended, was revoked or never was (SHR-010). */
export async function findLiveShare(db: Queryable, shareId: string, now: Date): Promise<ShareRow | undefined> {
  const [share] = await db
    .select()
    .from(projectShares)
    .where(and(eq(projectShares.id, shareId), isLiveShare(now)));
  return share;
}

/** Ends a link; one that was ended before keeps its time. */
export async function revokeShareRow(db: Queryable, projectId: string, shareId: string): Promise<void> {
  await db
    .update(projectShares)
    .set({ revokedOnUtc: sql`coalesce(${projectShares.revokedOnUtc}, now())` })
    .where(and(eq(projectShares.id, shareId), eq(projectShares.projectId, projectId)));
}

export async function noteOpening(db: Queryable, shareId: string, userId: string): Promise<void> {
  await db
    .insert(projectShareReaders)
    .values({ shareId, userId })
    .onConflictDoUpdate({
      target: [projectShareReaders.shareId, projectShareReaders.userId],
      set: { lastOpenedOnUtc: sql`now()` },
    });
}

/** Whether the user has opened a link to the project that may still be read. */
export async function isSharedWith(db: Queryable, projectId: string, userId: string): Promise<boolean> {
  const [share] = await db
    .select({ id: projectShares.id })
    .from(projectShares)
    .innerJoin(projectShareReaders, eq(projectShareReaders.shareId, projectShares.id))
    .where(and(eq(projectShares.projectId, projectId), eq(projectShareReaders.userId, userId), isLiveShare(new Date())))
    .limit(1);
  return share !== undefined;
}
