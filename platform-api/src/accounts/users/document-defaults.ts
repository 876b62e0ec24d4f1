import type { ProjectFacts } from '@specbuilder/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { users, userSettings } = schema;

/** What the documents of a user's new projects begin with; the name is that of the account where none was typed. */
export async function documentDefaultsOf(db: Queryable, userId: string): Promise<ProjectFacts> {
  const { firstName, lastName } = users;
  const [row] = await db
    .select({ firstName, lastName, defaults: userSettings.documentDefaults })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return {};
  return {
    ...(row.firstName && { firstName: row.firstName }),
    ...(row.lastName && { lastName: row.lastName }),
    ...row.defaults,
  };
}

export async function saveDocumentDefaults(tx: Queryable, userId: string, documentDefaults: ProjectFacts) {
  await tx
    .insert(userSettings)
    .values({ userId, documentDefaults })
    .onConflictDoUpdate({ target: userSettings.userId, set: { documentDefaults } });
}
