import type { MemberRole } from '@specbuilder/shared-contracts/api';
import { eq } from 'drizzle-orm';
import {
  type Database,
  isAdmin,
  notFound,
  type OwnershipRule,
  type Queryable,
  rightOf,
  type ScopeRule,
  schema,
} from '../../core/index.ts';

/** What others have of somebody's project. */
export interface ProjectReaders {
  /** Whether somebody shared it with a user who opened the link. */
  readonly isSharedWith: (db: Queryable, projectId: string, userId: string) => Promise<boolean>;
  /** What the user is in it; null for nobody. */
  readonly memberRoleOf: (db: Queryable, projectId: string, userId: string) => Promise<MemberRole | null>;
}

/** A project belongs to the user who made it; editors change what is in it, viewers read it, and so do administrators
 * and whoever opened a link. Nobody changes it where the brand's projects are read-only. */
export function projectOwnership(db: Database, { isSharedWith, memberRoleOf }: ProjectReaders): OwnershipRule {
  return {
    async rightTo(projectId, who) {
      const project = await findOwnedProject(db, projectId);
      if (project === undefined) return 'none';
      const right = rightOf({ userId: project.userId, guestKeyHash: null }, who);
      if (right === 'change') return project.isReadOnly ? 'read' : 'own';
      if (who.caller === null) return 'none';
      const role = await memberRoleOf(db, projectId, who.caller.userId);
      if (role === 'editor' && !project.isReadOnly) return 'change';
      if (role !== null || right === 'read') return 'read';
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
