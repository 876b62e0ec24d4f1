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

/** What access other users have to a user's project. */
export interface ProjectReaders {
  /** Whether the project was shared with a user who opened the link. */
  readonly isSharedWith: (db: Queryable, projectId: string, userId: string) => Promise<boolean>;
  /** The user's role in the project; null for users who are not members. */
  readonly memberRoleOf: (db: Queryable, projectId: string, userId: string) => Promise<MemberRole | null>;
}

/** A project belongs to its creator. Editors change its content; viewers, administrators and users who opened a
 * link read it. No one changes it where the brand's projects are read-only. */
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
    rejection: () => notFound('project'),
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
