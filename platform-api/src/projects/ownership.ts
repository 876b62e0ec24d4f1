import { eq } from 'drizzle-orm';
import { isAdmin } from '../access/caller.ts';
import type { OwnershipRule, ScopeRule } from '../access/rules.ts';
import { rightOf } from '../access/user-or-guest.ts';
import { notFound } from '../refusal.ts';
import { type Database, type Queryable, schema } from '../store/database.ts';

/** Whether somebody shared a project with a user who opened the link. */
export type IsSharedWith = (db: Queryable, projectId: string, userId: string) => Promise<boolean>;

/** A project belongs to the user who made it; administrators read all, others what they opened by a link. */
export function projectOwnership(db: Database, isSharedWith: IsSharedWith): OwnershipRule {
  return {
    async rightTo(projectId, who) {
      const userId = await findProjectOwner(db, projectId);
      const right = rightOf(userId === undefined ? undefined : { userId, guestKeyHash: null }, who);
      if (right !== 'none' || who.caller === null) return right;
      return (await isSharedWith(db, projectId, who.caller.userId)) ? 'read' : 'none';
    },
    refusal: () => notFound('project'),
  };
}

/** Brands whose projects are listed: the page's; administrators see theirs of every brand. */
export const projectBrandScope: ScopeRule<'project-brand'> = ({ caller, manufacturerLabelId }) => {
  if (isAdmin(caller)) return null;
  return manufacturerLabelId === null ? [] : [manufacturerLabelId];
};

async function findProjectOwner(db: Queryable, projectId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: schema.projects.userId })
    .from(schema.projects)
    .where(eq(schema.projects.id, projectId));
  return row?.userId;
}
