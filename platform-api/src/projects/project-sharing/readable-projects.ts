import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { type Caller, isAdmin, type Queryable, schema } from '../../core/index.ts';
import { isLiveShare } from './live-share.ts';

const { projectMembers, projects, projectShareReaders, projectShares } = schema;

/** Which of some projects a caller may open, by the rule of `projectOwnership` in one query. */
export async function readableProjects(
  db: Queryable,
  projectIds: readonly string[],
  caller: Pick<Caller, 'userId' | 'roles'>,
): Promise<ReadonlySet<string>> {
  if (projectIds.length === 0) return new Set();
  const { userId } = caller;
  const one = sql`1`;
  const asMember = db
    .select({ one })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, userId)));
  const byShare = db
    .select({ one })
    .from(projectShares)
    .innerJoin(projectShareReaders, eq(projectShareReaders.shareId, projectShares.id))
    .where(
      and(eq(projectShares.projectId, projects.id), eq(projectShareReaders.userId, userId), isLiveShare(new Date())),
    );
  const rows = await db
    .select({ projectId: projects.id })
    .from(projects)
    .where(
      and(
        inArray(projects.id, [...projectIds]),
        isAdmin(caller) ? undefined : or(eq(projects.userId, userId), exists(asMember), exists(byShare)),
      ),
    );
  return new Set(rows.map(({ projectId }) => projectId));
}
