import { isDeepStrictEqual } from 'node:util';
import type { Address, Building } from '@specbuilder/shared-contracts/api';
import type { AddressType } from '@specbuilder/shared-contracts/domain';
import { LANGUAGES } from '@specbuilder/shared-contracts/language';
import {
  addressFields,
  addressResponse,
  HttpError,
  inLanguage,
  invalid,
  notFound,
  PROJECT_MESSAGES,
  type Queryable,
  type UnitOfWork,
} from '../../core/index.ts';
import * as buildings from './building-store.ts';
import { noteChange } from './change-note.ts';
import { findAddress, lockProject, saveAddressRow } from './store.ts';

export type TypedAddress = Address & { readonly addressType: AddressType };

/** Address of a type; null when the project has none. */
export async function readAddress(
  db: Queryable,
  projectId: string,
  addressType: AddressType,
): Promise<TypedAddress | null> {
  const row = await findAddress(db, projectId, addressType);
  return row === undefined ? null : { ...addressResponse(row), addressType };
}

export interface AddressChange {
  readonly address: TypedAddress;
  /** Address that the caller saw, null for none; absent means whatever is there. */
  readonly was?: Address | null | undefined;
}

/**
 * Replaces the project's address of the same type.
 *
 * @throws HttpError 'conflict' with the current address when the caller saw another one
 */
export async function saveAddress(
  unit: UnitOfWork,
  projectId: string,
  { address, was }: AddressChange,
): Promise<TypedAddress> {
  const row = { projectId, addressType: address.addressType, ...addressFields(address) };
  await lockProject(unit.tx, projectId);
  if (was !== undefined) {
    const current = await readAddress(unit.tx, projectId, address.addressType);
    if (![was, address].some((item) => isSameAddress(current, item)))
      throw new HttpError('conflict', movedText(current), { current });
  }
  await saveAddressRow(unit.tx, row);
  await noteChange(unit, projectId, { what: 'site' });
  return { ...addressResponse(row), addressType: address.addressType };
}

function isSameAddress(one: Address | null, other: Address | null): boolean {
  return isDeepStrictEqual(addressFields(one ?? {}), addressFields(other ?? {}));
}

function movedText(current: Address | null): string {
  const lines = Object.values(addressFields(current ?? {})).filter((line) => line !== null);
  return lines.length === 0
    ? PROJECT_MESSAGES.addressEmptiedMeanwhile
    : PROJECT_MESSAGES.addressChangedMeanwhile({ address: lines.join(', ') });
}

/** Buildings with the HVLS fans that were saved into each. */
export async function listBuildings(db: Queryable, projectId: string): Promise<Building[]> {
  const rows = await buildings.listBuildingRows(db, projectId);
  const fans = await buildings.listBuildingFans(db, projectId);
  return rows.map((row) => ({
    ...row,
    fans: fans
      .filter(({ buildingId }) => buildingId === row.id)
      .map(({ coveredSquareFootage, quantity }) => ({ coveredSquareFootage, quantity })),
  }));
}

export interface BuildingChange {
  readonly projectId: string;
  /** Absent, null or 0 creates a building. */
  readonly id?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly squareFeet: number;
}

/**
 * Creates or changes a building. A new building without a name becomes 'Building N' (BLD-003).
 *
 * @throws HttpError 'not-found' when the project has no building of that id, 'invalid' for a name that another building
 *   has
 */
export async function saveBuilding(unit: UnitOfWork, change: BuildingChange): Promise<Building> {
  const { tx } = unit;
  const { projectId, squareFeet } = change;
  // The next number is only correct while no other call adds a building.
  await lockProject(tx, projectId);
  const known = await listBuildings(tx, projectId);
  const existing = change.id ? known.find(({ id }) => id === change.id) : undefined;
  if (change.id && existing === undefined) throw notFound('building');
  const name = change.name?.trim() || existing?.name || nextBuildingName(known);
  rejectNameInUse(
    name,
    known.filter((other) => other !== existing),
  );
  const saved = await (existing === undefined
    ? buildings.insertBuilding(tx, { projectId, name, squareFeet })
    : buildings.updateBuilding(tx, existing.id, { name, squareFeet }));
  await noteChange(unit, projectId, { what: 'buildings' });
  return { ...saved, fans: existing?.fans ?? [] };
}

function rejectNameInUse(name: string, others: readonly Pick<Building, 'name'>[]): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw invalid('name', PROJECT_MESSAGES.duplicateBuilding);
  }
}

/**
 * Deletes a building. Its fans stay in the project without a building.
 *
 * @throws HttpError 'not-found' when the project has no building of that id
 */
export async function deleteBuilding(unit: UnitOfWork, projectId: string, buildingId: number): Promise<void> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const rows = await buildings.listBuildingRows(tx, projectId);
  if (!rows.some(({ id }) => id === buildingId)) throw notFound('building');
  await buildings.deleteBuildingRow(tx, buildingId);
  await noteChange(unit, projectId, { what: 'buildings' });
}

/** One more than the highest number in use, whatever language the buildings were named in. */
export function nextBuildingName(known: readonly Pick<Building, 'name'>[]): string {
  const numbers = known.map(({ name }) => numberOfBuilding(name));
  return PROJECT_MESSAGES.buildingName({ number: Math.max(0, ...numbers) + 1 });
}

/** The number of a building that was named here; 0 where its user named it. */
function numberOfBuilding(name: string): number {
  const number = Number(/\d+/.exec(name)?.[0] ?? 0);
  const isNamedHere = LANGUAGES.some(
    ({ code }) => inLanguage(code, () => PROJECT_MESSAGES.buildingName({ number })) === name,
  );
  return isNamedHere ? number : 0;
}
