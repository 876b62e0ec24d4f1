import { DEFAULT_OPERATING_COST, type Environment } from '@specbuilder/shared-contracts/domain';
import type { Caller } from '../access/caller.ts';
import type { AddressFields } from '../address.ts';
import { insertBuilding } from '../projects/building-store.ts';
import { insertWithReferenceId } from '../projects/service.ts';
import { type ProjectRow, saveAddressRow } from '../projects/store.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { copyName } from './copy-name.ts';
import { lockOwner, namesOf } from './store.ts';

/** What a project is made of apart from its items. */
export interface ProjectFrame {
  readonly name: string;
  readonly manufacturerLabelId: number;
  readonly operatingCost: ProjectRow['operatingCost'];
  readonly addresses: readonly (AddressFields & { readonly addressType: number })[];
  readonly buildings: readonly { readonly name: string; readonly squareFeet: number }[];
}

export interface NewCopy {
  readonly projectId: string;
  /** Ids of the new buildings in the order of the frame's. */
  readonly buildingIds: readonly number[];
}

/** Stores the copy of a project without its items, for the caller and under the project's own brand. */
export async function insertCopy(
  { tx }: UnitOfWork,
  { userId }: Caller,
  frame: ProjectFrame,
  environment: Environment,
): Promise<NewCopy> {
  const { manufacturerLabelId, operatingCost } = frame;
  await lockOwner(tx, userId);
  const name = copyName(frame.name, await namesOf(tx, userId, manufacturerLabelId));
  const { id: projectId } = await insertWithReferenceId(
    tx,
    { userId, manufacturerLabelId, name, operatingCost: { ...DEFAULT_OPERATING_COST, ...operatingCost } },
    environment,
  );
  for (const { addressType, ...fields } of frame.addresses) {
    await saveAddressRow(tx, { ...fields, projectId, addressType });
  }
  const buildingIds: number[] = [];
  for (const { name: building, squareFeet } of frame.buildings) {
    buildingIds.push((await insertBuilding(tx, { projectId, name: building, squareFeet })).id);
  }
  return { projectId, buildingIds };
}
