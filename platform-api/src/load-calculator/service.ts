import { EngineError } from '@specbuilder/fan-engine';
import { type BlockLoad, blockLoad } from '@specbuilder/fan-engine/block-load';
import type {
  LoadBuilding,
  LoadCalculation,
  LoadCalculationStub,
  LoadResults,
} from '@specbuilder/shared-contracts/api';
import {
  type Caller,
  HttpError,
  invalid,
  LOAD_CALCULATOR_MESSAGES,
  notFound,
  type Queryable,
  type UnitOfWork,
} from '../core/index.ts';
import * as store from './store.ts';

/** As many as a user may keep, and as many as a list shows. */
const MAX_CALCULATIONS = 500;

export interface WrittenCalculation {
  readonly name: string;
  readonly postalCode?: string | null | undefined;
  readonly building: LoadBuilding;
}

/** @returns calculations of the caller, the newest first */
export async function listCalculations(db: Queryable, { userId }: Caller): Promise<LoadCalculationStub[]> {
  const rows = await store.listCalculations(db, userId, MAX_CALCULATIONS);
  return rows.map((row) => ({ ...row, updatedOnUtc: row.updatedOnUtc.toISOString() }));
}

/** @throws HttpError 'not-found' */
export async function readCalculation(db: Queryable, id: string): Promise<LoadCalculation> {
  return responseOf(await known(db, id));
}

/** @throws HttpError 'not-found' when no calculation has a copy of this id */
export async function readCopy(db: Queryable, copyId: string) {
  const row = await store.findCopy(db, copyId);
  if (row === undefined) throw notFound('loadCalculation');
  const { name, postalCode, building } = row;
  return { name, postalCode, building };
}

/**
 * @throws HttpError 'conflict' when the caller already stores the maximum number of calculations
 * @throws HttpError 'invalid' for conditions that no air has
 */
export async function createCalculation(unit: UnitOfWork, { userId }: Caller, written: WrittenCalculation) {
  if ((await store.countCalculations(unit.tx, userId)) >= MAX_CALCULATIONS) {
    throw new HttpError('conflict', LOAD_CALCULATOR_MESSAGES.tooMany({ most: MAX_CALCULATIONS }));
  }
  loadsOf(written.building);
  const { manufacturerLabelId } = unit;
  return responseOf(await store.addCalculation(unit.tx, { userId, manufacturerLabelId, ...valuesOf(written) }));
}

/**
 * @throws HttpError 'conflict' with the current state when another user, or another tab, changed it meanwhile
 * @throws HttpError 'invalid' for conditions that no air has
 */
export async function changeCalculation(
  unit: UnitOfWork,
  { id, rowVersion, ...written }: WrittenCalculation & { readonly id: string; readonly rowVersion: number },
): Promise<LoadCalculation> {
  loadsOf(written.building);
  const changed = await store.updateCalculation(unit.tx, { id, rowVersion }, valuesOf(written));
  if (changed !== undefined) return responseOf(changed);
  const current = await readCalculation(unit.tx, id);
  throw new HttpError('conflict', LOAD_CALCULATOR_MESSAGES.changedMeanwhile, { current });
}

export async function removeCalculation(unit: UnitOfWork, id: string): Promise<void> {
  await store.deleteCalculation(unit.tx, id);
}

/**
 * Calculates the loads of a calculation (Btu/h, cfm, tons).
 *
 * @throws HttpError 'invalid' for conditions that are physically impossible for air
 */
export async function resultsOf(db: Queryable, id: string): Promise<LoadResults> {
  const { building } = await known(db, id);
  const { people, ventilationAirflow, cooling, heating } = loadsOf(building);
  const { spacePeak, coilPeak, parts, tons, supplyAirflow, hourlySensible } = cooling;
  return {
    people,
    ventilationAirflow,
    heating,
    cooling: { spacePeak, coilPeak, parts: { ...parts }, tons, supplyAirflow, hourlySensible: [...hourlySensible] },
  };
}

/** @throws HttpError 'invalid' that names the field of conditions that no air has */
function loadsOf(building: LoadBuilding): BlockLoad {
  try {
    return blockLoad(building);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw invalid(`building.${error.field}`, LOAD_CALCULATOR_MESSAGES.impossible);
  }
}

async function known(db: Queryable, id: string): Promise<store.CalculationRow> {
  const row = await store.findCalculation(db, id);
  if (row === undefined) throw notFound('loadCalculation');
  return row;
}

function valuesOf({ name, postalCode, building }: WrittenCalculation) {
  return { name, building, postalCode: postalCode === undefined || postalCode === '' ? null : postalCode };
}

function responseOf(row: store.CalculationRow): LoadCalculation {
  const { id, name, postalCode, building, copyId, rowVersion, updatedOnUtc } = row;
  return { id, name, postalCode, building, copyId, rowVersion, updatedOnUtc: updatedOnUtc.toISOString() };
}
