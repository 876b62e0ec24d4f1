import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProjectItem, ReRatedItem } from '@specbuilder/shared-contracts/api';
import { AddressType } from '@specbuilder/shared-contracts/domain';
import type { Catalogues } from '../../catalogue/index.ts';
import {
  type Database,
  HttpError,
  notFound,
  PROJECT_MESSAGES,
  type Queryable,
  type UnitOfWork,
  type Write,
} from '../../core/index.ts';
import { resizedFan } from '../fan-items/change.ts';
import { projectItemOf } from '../fan-items/item-response.ts';
import { type ItemsToday, itemsToday } from '../fan-items/items-today.ts';
import type { ItemPorts } from '../fan-items/ports.ts';
import { updateItem } from '../fan-items/store.ts';
import { noteChange } from '../project/change-note.ts';
import { changedItem, findItemsOf, listItems, type OwnedItemRow } from '../project/item-store.ts';
import { findAddress, lockProject } from '../project/store.ts';
import { type NoLongerOffered, type RatedAgain, type RatingSite, rateAgain } from './rate-again.ts';
import { reRatedItem } from './re-rated-item.ts';

export interface ReRatingServices extends Pick<ItemPorts, 'catalogues' | 'fanResized' | 'location'> {
  readonly db: Database;
}

export interface PreviewRequest {
  readonly projectId: string;
  /** Null means all items. */
  readonly projectItemIds: readonly string[] | null;
  /** ft; absent leaves each item where it was specified for. */
  readonly altitude?: number | null | undefined;
}

export interface ReRateRequest extends Pick<PreviewRequest, 'projectId' | 'altitude'> {
  readonly items: readonly { readonly projectItemId: string; readonly rowVersion: number }[];
}

export interface ReRateResponse {
  readonly items: ProjectItem[];
  readonly skipped: { readonly projectItemId: string; readonly reason: string }[];
}

interface Rated {
  readonly row: OwnedItemRow;
  readonly again: RatedAgain | NoLongerOffered;
}

/**
 * What would change if the items were recalculated today. Nothing is written.
 *
 * @throws HttpError 'not-found' when the project does not have one of the items
 */
export async function previewReRating(
  { db, catalogues }: ReRatingServices,
  { projectId, projectItemIds, altitude = null }: PreviewRequest,
): Promise<ReRatedItem[]> {
  const rows =
    projectItemIds === null ? await listItems(db, projectId) : await itemsOf(db, projectId, new Set(projectItemIds));
  const rated = await rateAll(rows, catalogues, await siteOf(db, projectId, altitude));
  return rated.map(({ row, again }) => reRatedItem(row, again));
}

/**
 * Recalculates items with the current catalogue, engine and price book and stores them, all or none. An item that is no
 * longer offered stays as it is, with the reason.
 *
 * The engine runs before the transaction, so that no call waits for it. The transaction checks the versions again.
 *
 * @throws HttpError 'not-found' for an item that the project does not have, 'conflict' with the first item that another
 *   user changed in the meantime
 */
export async function reRate(
  services: ReRatingServices,
  write: Write,
  { projectId, items, altitude = null }: ReRateRequest,
): Promise<ReRateResponse> {
  const { db, catalogues } = services;
  const today = itemsToday(services);
  const versions = new Map(items.map(({ projectItemId, rowVersion }) => [projectItemId, rowVersion]));
  const rows = await currentItems(db, today, projectId, versions);
  const rated = await rateAll(rows, catalogues, await siteOf(db, projectId, altitude));
  return write(async (unit) => {
    await lockProject(unit.tx, projectId);
    await currentItems(unit.tx, today, projectId, versions);
    const response = await storeAll(unit, services, rated);
    await noteChange(unit, projectId, { what: 'itemsRated', count: response.items.length });
    unit.about({ projectId });
    return response;
  });
}

async function siteOf(db: Queryable, projectId: string, altitude: number | null): Promise<RatingSite | null> {
  if (altitude === null) return null;
  const address = await findAddress(db, projectId, AddressType.Site);
  return { altitude, postalCode: address?.postalCode ?? null };
}

/** Other calls get their turn between the items. */
async function rateAll(
  rows: readonly OwnedItemRow[],
  catalogues: Pick<Catalogues, 'today'>,
  site: RatingSite | null,
): Promise<Rated[]> {
  const rated: Rated[] = [];
  for (const row of rows) {
    rated.push({ row, again: rateAgain(row, catalogues.today(row.manufacturerLabelId), site) });
    await nextTurn();
  }
  return rated;
}

async function storeAll(
  unit: UnitOfWork,
  { catalogues, fanResized, location }: ReRatingServices,
  rated: readonly Rated[],
): Promise<ReRateResponse> {
  const today = itemsToday({ catalogues, location });
  const response: ReRateResponse = { items: [], skipped: [] };
  for (const { row, again } of rated) {
    if ('reason' in again) {
      response.skipped.push({ projectItemId: row.id, reason: again.reason });
      continue;
    }
    const { evaluation, columns } = again;
    const changed = await updateItem(unit, row.id, columns);
    response.items.push(projectItemOf(changedItem(changed, row), false, today));
    const before = row.snapshot;
    if (evaluation.rating?.rpm !== before.rating?.rpm || evaluation.motor.motorId !== before.motor.motorId) {
      unit.afterCommit(() => fanResized(resizedFan(changed, evaluation)));
    }
  }
  return response;
}

/** The items in the versions that the caller saw. */
async function currentItems(
  db: Queryable,
  today: ItemsToday,
  projectId: string,
  versions: ReadonlyMap<string, number>,
): Promise<OwnedItemRow[]> {
  const rows = await itemsOf(db, projectId, new Set(versions.keys()));
  const stale = rows.find(({ id, rowVersion }) => versions.get(id) !== rowVersion);
  if (stale === undefined) return rows;
  const current = projectItemOf(stale, false, today);
  throw new HttpError('conflict', PROJECT_MESSAGES.itemChangedMeanwhile, { current });
}

async function itemsOf(db: Queryable, projectId: string, ids: ReadonlySet<string>): Promise<OwnedItemRow[]> {
  const rows = await findItemsOf(db, projectId, [...ids]);
  if (rows.length !== ids.size) throw notFound('item');
  return rows.sort((item, other) => item.itemIndex - other.itemIndex);
}
