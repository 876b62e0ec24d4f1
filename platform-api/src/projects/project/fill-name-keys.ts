import { nameKey } from '@specbuilder/shared-contracts/domain';
import { and, asc, eq, like, ne } from 'drizzle-orm';
import { type Database, schema, type Transaction } from '../../core/index.ts';

const { projects } = schema;
type Named = Pick<typeof projects.$inferSelect, 'id' | 'userId' | 'manufacturerLabelId' | 'name'>;

/**
 * Works out the keys of names that were stored before there were any and that the migration could not work out. Two
 * projects whose names only now count as equal keep them: the later one's key has its id behind until it is renamed.
 */
export async function fillNameKeys(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const unfilled = await tx
      .select()
      .from(projects)
      .where(like(projects.nameKey, 'to fill:%'))
      .orderBy(asc(projects.createdOnUtc), asc(projects.id))
      .for('update');
    for (const project of unfilled) {
      const key = nameKey(project.name);
      const free = (await isInUse(tx, project, key)) ? `${key} ${project.id}` : key;
      await tx.update(projects).set({ nameKey: free }).where(eq(projects.id, project.id));
    }
  });
}

async function isInUse(tx: Transaction, { id, userId, manufacturerLabelId }: Named, key: string): Promise<boolean> {
  const ofUser = and(eq(projects.userId, userId), eq(projects.manufacturerLabelId, manufacturerLabelId));
  const [other] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(ofUser, eq(projects.nameKey, key), ne(projects.id, id)));
  return other !== undefined;
}
