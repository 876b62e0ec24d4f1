import { AddressType } from '@specbuilder/shared-contracts/domain';
import { and, asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';
import type { FanItemRow } from '../fan-items/item-response.ts';
import { SITE_ALTITUDE } from '../fan-items/store.ts';

const { fanItems, projectAddresses, projects } = schema;

export interface OwnedItemRow extends FanItemRow {
  readonly userId: string;
  /** Of the project's site; null where it has none. */
  readonly sitePostalCode: string | null;
  /** Where the project has one of its own, ft. */
  readonly siteAltitude: number | null;
}

/** An item after a change, which moves it neither to another owner nor to another project. */
export function changedItem(changed: FanItemRow, { userId, sitePostalCode, siteAltitude }: OwnedItemRow): OwnedItemRow {
  return { ...changed, userId, sitePostalCode, siteAltitude };
}

/** Items with what is known of their project's site. */
function ownedItems(db: Queryable) {
  return db
    .select({ item: fanItems, sitePostalCode: projectAddresses.postalCode, siteAltitude: SITE_ALTITUDE })
    .from(fanItems)
    .leftJoin(projects, eq(projects.id, fanItems.projectId))
    .leftJoin(
      projectAddresses,
      and(eq(projectAddresses.projectId, fanItems.projectId), eq(projectAddresses.addressType, AddressType.Site)),
    )
    .$dynamic();
}

const inOrder = [asc(fanItems.itemIndex), asc(fanItems.createdOnUtc), asc(fanItems.id)] as const;

export async function listItems(db: Queryable, projectId: string): Promise<OwnedItemRow[]> {
  const rows = await ownedItems(db)
    .where(and(eq(fanItems.projectId, projectId), isNotNull(fanItems.userId)))
    .orderBy(...inOrder);
  return rows.flatMap(owned);
}

/** The items with the given ids; those that the project does not have are left out. */
export async function findItemsOf(db: Queryable, projectId: string, ids: readonly string[]): Promise<OwnedItemRow[]> {
  const rows = await ownedItems(db).where(and(eq(fanItems.projectId, projectId), inArray(fanItems.id, [...ids])));
  return rows.flatMap(owned);
}

export async function findItemOf(db: Queryable, projectId: string, itemId: string): Promise<OwnedItemRow | undefined> {
  return (await findItemsOf(db, projectId, [itemId]))[0];
}

/** Numbers the items in the provided order. Row versions stay: a version guards the values, not the position. */
export async function saveOrder(db: Queryable, projectId: string, order: readonly string[]): Promise<void> {
  const places = sql.join(
    order.map((id, index) => sql`(${id}::uuid, ${index}::integer)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${fanItems} set item_index = places.place from (values ${places}) as places(id, place)
    where ${fanItems.id} = places.id and ${fanItems.projectId} = ${projectId} and ${fanItems.itemIndex} <> places.place
  `);
}

/** Takes items out of the project; they can come back for a while. @returns how many of them the project had */
export async function removeItemsOf(db: Queryable, projectId: string, ids: readonly string[]): Promise<number> {
  const removed = await db
    .update(fanItems)
    .set({ projectId: null, removedFromProjectId: projectId, removedOnUtc: sql`now()` })
    .where(and(eq(fanItems.projectId, projectId), inArray(fanItems.id, [...ids])));
  return removed.rowCount ?? 0;
}

/** Puts back those of the items that were removed from this project. */
export async function restoreItemsOf(db: Queryable, projectId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(fanItems)
    .set({ projectId, removedFromProjectId: null, removedOnUtc: null })
    .where(and(eq(fanItems.removedFromProjectId, projectId), inArray(fanItems.id, [...ids])));
}

/** Place after the last item; the caller holds the project. */
export async function nextItemIndex(db: Queryable, projectId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(fanItems.itemIndex) })
    .from(fanItems)
    .where(eq(fanItems.projectId, projectId));
  return row?.last == null ? 0 : row.last + 1;
}

function owned({ item, ...site }: Awaited<ReturnType<typeof ownedItems>>[number]): OwnedItemRow[] {
  return item.userId === null ? [] : [{ ...item, userId: item.userId, ...site }];
}
