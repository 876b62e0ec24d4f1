import { tagKeysOf } from '@specbuilder/shared-contracts/domain';
import { asc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { scheduledDuties } = schema;

/** What the drawings have for one tag. */
export interface LocatedTag {
  readonly tagKey: string;
  readonly location: string | null;
}

/** What a tag serves by the drawings of a project; null where they do not say. */
export async function scheduledLocation(db: Queryable, projectId: string, tag: string): Promise<string | null> {
  const { tagKey, location, position, id } = scheduledDuties;
  const tags = await db
    .select({ tagKey, location })
    .from(scheduledDuties)
    .where(eq(scheduledDuties.projectId, projectId))
    .orderBy(asc(position), asc(id));
  return locationOf(tag, tags);
}

/** Of the first of its tags that has one: an item may cover a range, as 'EF-1 ... EF-3'. */
export function locationOf(tag: string, tags: readonly LocatedTag[]): string | null {
  const keys = new Set(tagKeysOf(tag));
  return tags.find(({ tagKey, location }) => location !== null && keys.has(tagKey))?.location ?? null;
}
