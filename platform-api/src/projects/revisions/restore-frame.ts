import type { ProjectDocument } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import type { Transaction } from '../../core/index.ts';
import { deleteBuildingRow, insertBuilding, listBuildingRows, updateBuilding } from '../project/building-store.ts';
import { givenFacts } from '../project/given-facts.ts';
import { givenDefaults } from '../project/sizing-defaults.ts';
import { deleteAddressRow, saveAddressRow, updateProject } from '../project/store.ts';
import { dutiesOf } from '../project-document/document-relations.ts';
import { listAddresses } from '../project-document/store.ts';
import { deleteDuties, saveDuties, scheduledDutiesOf } from '../scheduled-duties/store.ts';

export interface RestoredFrame {
  /** Ids of the document's buildings in its order. */
  readonly buildingIds: readonly number[];
  /** Deletes the buildings that the document does not have, once they contain no items. */
  readonly dropOthers: () => Promise<void>;
}

/** Operating cost, addresses and buildings as a document says. The name stays: it says which project it is. */
export async function restoreFrame(
  tx: Transaction,
  projectId: string,
  document: ProjectDocument,
): Promise<RestoredFrame> {
  const { operatingCost, facts = {}, sizingDefaults = {}, addresses, buildings } = document;
  await updateProject(tx, projectId, {
    operatingCost,
    facts: givenFacts(facts),
    sizingDefaults: givenDefaults(sizingDefaults),
  });
  for (const { addressType } of await listAddresses(tx, projectId)) {
    const isStored = addresses.some((address) => address.addressType === addressType);
    if (!isStored) await deleteAddressRow(tx, projectId, addressType);
  }
  for (const address of addresses) await saveAddressRow(tx, { projectId, ...address });
  await restoreSchedule(tx, projectId, document);
  const others = await listBuildingRows(tx, projectId);
  const buildingIds: number[] = [];
  for (const building of buildings) {
    const index = others.findIndex(({ name }) => nameKey(name) === nameKey(building.name));
    const [known] = index === -1 ? [] : others.splice(index, 1);
    const row = await (known === undefined
      ? insertBuilding(tx, { projectId, ...building })
      : updateBuilding(tx, known.id, building));
    buildingIds.push(row.id);
  }
  return {
    buildingIds,
    async dropOthers() {
      for (const { id } of others) await deleteBuildingRow(tx, id);
    },
  };
}

async function restoreSchedule(tx: Transaction, projectId: string, document: ProjectDocument): Promise<void> {
  const duties = dutiesOf(document);
  const kept = new Set(duties.map(({ tag }) => nameKey(tag)));
  const gone = (await scheduledDutiesOf(tx, projectId)).filter(({ tagKey }) => !kept.has(tagKey));
  if (gone.length > 0)
    await deleteDuties(
      tx,
      projectId,
      gone.map(({ id }) => id),
    );
  await saveDuties(tx, projectId, duties);
}
