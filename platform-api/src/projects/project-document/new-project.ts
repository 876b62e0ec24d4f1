import { DEFAULT_OPERATING_COST, type Environment } from '@specbuilder/shared-contracts/domain';
import type { AddressFields, Caller, UnitOfWork } from '../../core/index.ts';
import { insertBuilding } from '../project/building-store.ts';
import { givenFacts } from '../project/given-facts.ts';
import { insertWithReferenceId } from '../project/service.ts';
import { givenDefaults } from '../project/sizing-defaults.ts';
import { type ProjectRow, saveAddressRow } from '../project/store.ts';
import { lockOwner, namesOf } from './store.ts';

/** What a project is made of apart from its items. */
export interface ProjectFrame {
  readonly name: string;
  readonly manufacturerLabelId: number;
  readonly operatingCost: ProjectRow['operatingCost'];
  readonly facts?: ProjectRow['facts'] | undefined;
  readonly sizingDefaults?: ProjectRow['sizingDefaults'] | undefined;
  readonly addresses: readonly (AddressFields & { readonly addressType: number })[];
  readonly buildings: readonly { readonly name: string; readonly squareFeet: number }[];
}

export interface NewProjectFrame {
  readonly projectId: string;
  readonly name: string;
  /** Ids of the new buildings in the order of the frame's. */
  readonly buildingIds: readonly number[];
}

interface Place {
  readonly environment: Environment;
  /** The name that is free beside those that are in use. */
  readonly freeName: (name: string, taken: readonly string[]) => string;
}

/** Stores a project without its items, for the caller and under the frame's brand. */
export async function insertFrame(
  { tx }: UnitOfWork,
  { userId }: Caller,
  frame: ProjectFrame,
  { environment, freeName }: Place,
): Promise<NewProjectFrame> {
  const { manufacturerLabelId, operatingCost, facts = {}, sizingDefaults = {} } = frame;
  await lockOwner(tx, userId);
  const name = freeName(frame.name, await namesOf(tx, userId, manufacturerLabelId));
  const { id: projectId } = await insertWithReferenceId(
    tx,
    {
      userId,
      manufacturerLabelId,
      name,
      facts: givenFacts(facts),
      sizingDefaults: givenDefaults(sizingDefaults),
      operatingCost: { ...DEFAULT_OPERATING_COST, ...operatingCost },
    },
    environment,
  );
  for (const { addressType, ...fields } of frame.addresses) {
    await saveAddressRow(tx, { ...fields, projectId, addressType });
  }
  const buildingIds: number[] = [];
  for (const { name: building, squareFeet } of frame.buildings) {
    buildingIds.push((await insertBuilding(tx, { projectId, name: building, squareFeet })).id);
  }
  return { projectId, name, buildingIds };
}
