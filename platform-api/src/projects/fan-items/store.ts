import { AddressType, type FanItemChangedMessage } from '@specbuilder/shared-contracts/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema, type Transaction, type UnitOfWork } from '../../core/index.ts';
import { ITEM_CHANNEL } from '../../live/index.ts';
import type { FanItemRow } from './item-response.ts';

const { fanItems, projectAddresses, projects } = schema;

/** The item of an id; a deleted one is gone, even while its deletion can be undone. */
export const isItem = (fanItemId: string) => and(eq(fanItems.id, fanItemId), isNull(fanItems.removedOnUtc));

export type NewFanItem = typeof fanItems.$inferInsert;

export async function insertItem(tx: Transaction, values: NewFanItem): Promise<FanItemRow> {
  return onlyRow(await tx.insert(fanItems).values(values).returning());
}

export async function findItem(db: Queryable, fanItemId: string): Promise<FanItemRow | undefined> {
  const [row] = await db.select().from(fanItems).where(isItem(fanItemId));
  return row;
}

/** Altitude that a project has for its site in place of that of its postal code, ft. */
export const SITE_ALTITUDE = sql<number | null>`(${projects.sizingDefaults} ->> 'altitude')::double precision`;

/** Postal code and own altitude of the site of a project; null without a project, and where its site has none. */
export async function siteOf(db: Queryable, projectId: string | null) {
  const none = { sitePostalCode: null, siteAltitude: null };
  if (projectId === null) return none;
  const [site] = await db
    .select({ sitePostalCode: projectAddresses.postalCode, siteAltitude: SITE_ALTITUDE })
    .from(projects)
    .leftJoin(
      projectAddresses,
      and(eq(projectAddresses.projectId, projects.id), eq(projectAddresses.addressType, AddressType.Site)),
    )
    .where(eq(projects.id, projectId));
  return site ?? none;
}

/** Those of the items that are there. */
export async function findItems(db: Queryable, fanItemIds: readonly string[]): Promise<FanItemRow[]> {
  return db
    .select()
    .from(fanItems)
    .where(and(inArray(fanItems.id, [...fanItemIds]), isNull(fanItems.removedOnUtc)));
}

/** Locks the row until the transaction ends, so that concurrent changes run one after another and none is lost. */
export async function lockItem(tx: Transaction, fanItemId: string): Promise<FanItemRow | undefined> {
  const [row] = await tx.select().from(fanItems).where(isItem(fanItemId)).for('update');
  return row;
}

/**
 * The caller holds the row lock, so the version cannot change in between. Watchers of the item receive its new state
 * after the commit.
 */
export async function updateItem(
  { tx, announce }: Pick<UnitOfWork, 'tx' | 'announce'>,
  fanItemId: string,
  change: Partial<NewFanItem>,
): Promise<FanItemRow> {
  const changed = { ...change, updatedOnUtc: sql`now()`, rowVersion: sql`${fanItems.rowVersion} + 1` };
  const row = onlyRow(await tx.update(fanItems).set(changed).where(eq(fanItems.id, fanItemId)).returning());
  const message: FanItemChangedMessage = { fanItemId, state: row.rowVersion };
  announce(ITEM_CHANNEL, JSON.stringify(message));
  return row;
}

/** The number of an item's state; null where there is no such item. */
export async function stateOfItem(db: Queryable, fanItemId: string): Promise<number | null> {
  const [row] = await db.select({ state: fanItems.rowVersion }).from(fanItems).where(isItem(fanItemId));
  return row?.state ?? null;
}

export async function deleteItem(tx: Transaction, fanItemId: string): Promise<void> {
  await tx.delete(fanItems).where(eq(fanItems.id, fanItemId));
}

function onlyRow([row]: FanItemRow[]): FanItemRow {
  if (row === undefined) throw new Error('The item is gone although its row is locked');
  return row;
}
