import { asc, eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { fanItems } = schema;

/** The position of an item in its project. */
export interface ItemPlace {
  readonly id: string;
  readonly alternateToId: string | null;
  /** Of an item that was deleted and is back: which alternate was chosen in its place. */
  readonly promotedItemId: string | null;
}

/** The chosen item of an id; null makes it one itself. */
export type Relation = Pick<ItemPlace, 'id' | 'alternateToId'>;

/** All items of a project in their order; the caller holds the project. */
export async function listPlaces(db: Queryable, projectId: string): Promise<ItemPlace[]> {
  const { id, alternateToId, promotedItemId, itemIndex, createdOnUtc } = fanItems;
  return db
    .select({ id, alternateToId, promotedItemId })
    .from(fanItems)
    .where(eq(fanItems.projectId, projectId))
    .orderBy(asc(itemIndex), asc(createdOnUtc), asc(id));
}

/** Like a place, what an item is an alternate of is no part of what its version guards. */
export async function saveRelations(db: Queryable, projectId: string, relations: readonly Relation[]): Promise<void> {
  if (relations.length === 0) return;
  await db.execute(sql`
    update ${fanItems} set alternate_to_id = relations.chosen
    from (values ${rowsOf(relations.map(({ id, alternateToId }) => [id, alternateToId]))}) as relations(id, chosen)
    where ${fanItems.id} = relations.id and ${fanItems.projectId} = ${projectId}
  `);
}

export async function savePromotions(
  db: Queryable,
  projectId: string,
  promotions: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (promotions.size === 0) return;
  await db.execute(sql`
    update ${fanItems} set promoted_item_id = promotions.promoted
    from (values ${rowsOf([...promotions])}) as promotions(id, promoted)
    where ${fanItems.id} = promotions.id and ${fanItems.projectId} = ${projectId}
  `);
}

/** Alternates have tag, location and building of their chosen item. */
export async function alignAlternates(db: Queryable, projectId: string): Promise<void> {
  await db.execute(sql`
    update ${fanItems} set tag = chosen.tag, location = chosen.location, building_id = chosen.building_id
    from ${fanItems} as chosen
    where ${fanItems.projectId} = ${projectId} and ${fanItems.alternateToId} = chosen.id
      and (${fanItems.tag}, ${fanItems.location}, ${fanItems.buildingId})
        is distinct from (chosen.tag, chosen.location, chosen.building_id)
  `);
}

/** What replaces an item has its alternates from then on. */
export async function handOverAlternates(db: Queryable, fromId: string, toId: string): Promise<void> {
  await db.update(fanItems).set({ alternateToId: toId }).where(eq(fanItems.alternateToId, fromId));
}

function rowsOf(pairs: readonly (readonly [id: string, other: string | null])[]) {
  return sql.join(
    pairs.map(([id, other]) => sql`(${id}::uuid, ${other}::uuid)`),
    sql`, `,
  );
}
