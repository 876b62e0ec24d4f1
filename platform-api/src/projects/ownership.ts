import { eq } from 'drizzle-orm';
import { isAdmin } from '../access/caller.ts';
import type { OwnershipRule, ScopeRule } from '../access/rules.ts';
import { rightOf } from '../access/user-or-guest.ts';
import { notFound } from '../refusal.ts';
import { type Database, type Queryable, schema } from '../store/database.ts';

/** Whether somebody shared a project with a user who opened the link. */
export type IsSharedWith = (db: Queryable, projectId: string, userId: string) => Promise<boolean>;

/** A project belongs to the user who made it; administrators read all, others what they opened by a link.
 * Nobody changes it where the brand's projects are read-only. */
export function projectOwnership(db: Database, isSharedWith: IsSharedWith): OwnershipRule {
  return {
    async rightTo(projectId, who) {
      const project = await findOwnedProject(db, projectId);
      const right = rightOf(project && { userId: project.userId, guestKeyHash: null }, who);
      if (right === 'change' && project?.isReadOnly) return 'read';
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

interface OwnedProject {
  readonly userId: string;
  /** The brand has the setting by which no project is changed. */
  readonly isReadOnly: boolean;
}

async function findOwnedProject(db: Queryable, projectId: string): Promise<OwnedProject | undefined> {
  const { projects, brands } = schema;
  const [row] = await db
    .select({ userId: projects.userId, features: brands.features })
    .from(projects)
    .innerJoin(brands, eq(brands.manufacturerLabelId, projects.manufacturerLabelId))
    .where(eq(projects.id, projectId));
  return row && { userId: row.userId, isReadOnly: row.features.readOnlyProjects };
}
