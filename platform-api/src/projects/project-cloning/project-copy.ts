import { randomUUID } from 'node:crypto';
import type { Project } from '@specbuilder/shared-contracts/api';
import type { Environment } from '@specbuilder/shared-contracts/domain';
import { type Caller, notFound, type Transaction, type UnitOfWork } from '../../core/index.ts';
import { copyResultSet } from '../../sizing/index.ts';
import { copiedItem } from '../fan-items/item-copy.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { listBuildingRows } from '../project/building-store.ts';
import { listItems } from '../project/item-store.ts';
import { readerOf, readProject } from '../project/service.ts';
import { lockProject } from '../project/store.ts';
import { insertFrame } from '../project-document/new-project.ts';
import { insertItems, listAddresses } from '../project-document/store.ts';
import { dutyValues, saveDuties, scheduledDutiesOf } from '../scheduled-duties/store.ts';
import { copyName } from './copy-name.ts';

/** Where the copy is made, and what its items are compared with. */
export interface CopyFacts {
  readonly environment: Environment;
  readonly today: ItemsToday;
}

/**
 * Copies a project of this server with items, alternates, schedule, addresses, buildings and operating cost into a new
 * one of the caller.
 * The original is locked meanwhile; everything is stored with one commit or nothing is.
 *
 * @throws HttpError 'not-found' when there is no such project
 */
export async function copyProject(
  unit: UnitOfWork,
  caller: Caller,
  originalId: string,
  { environment, today }: CopyFacts,
): Promise<Project> {
  const { tx } = unit;
  const original = await lockProject(tx, originalId);
  if (original === undefined) throw notFound('project');
  const buildings = await listBuildingRows(tx, originalId);
  const frame = { ...original, addresses: await listAddresses(tx, originalId), buildings };
  const { projectId, buildingIds } = await insertFrame(unit, caller, frame, { environment, freeName: copyName });
  const newBuilding = new Map(buildings.map(({ id }, index) => [id, buildingIds[index] ?? null]));
  const items = await listItems(tx, originalId);
  const newResult = await copyResults(tx, new Set(items.map(({ resultId }) => resultId)), caller.userId);
  const newId = new Map(items.map(({ id }) => [id, randomUUID()]));
  await insertItems(
    tx,
    items.map((item, itemIndex) =>
      copiedItem(item, {
        id: newId.get(item.id),
        alternateToId: newId.get(item.alternateToId ?? '') ?? null,
        userId: caller.userId,
        projectId,
        itemIndex,
        buildingId: item.buildingId === null ? null : (newBuilding.get(item.buildingId) ?? null),
        resultId: newResult.get(item.resultId) ?? item.resultId,
      }),
    ),
  );
  await saveDuties(tx, projectId, (await scheduledDutiesOf(tx, originalId)).map(dutyValues));
  unit.about({ projectId });
  return readProject(tx, projectId, readerOf(unit), today);
}

async function copyResults(tx: Transaction, ids: ReadonlySet<string>, userId: string): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for (const id of ids) copies.set(id, await copyResultSet(tx, id, { userId, guestKeyHash: null }));
  return copies;
}
