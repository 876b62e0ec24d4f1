import { type Catalogue, motorsOf, type Selection, versionsOf } from '@specbuilder/fan-engine';
import type {
  ExhaustSupplyResultSet,
  ExhaustSupplyRow,
  ExhaustSupplySpecification,
  HvlsResultSet,
  HvlsSpecification,
  RatedMotor,
} from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { refusedByEngine } from '../engine/engine-refusal.ts';
import { select, selectHvls } from '../engine/selections.ts';
import { productAddress } from '../products/product-address.ts';
import { invalid, notFound } from '../refusal.ts';
import type { Queryable, Transaction } from '../store/database.ts';
import type { CodedRow } from '../store/schema/index.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { SIZING_TEXTS } from '../words/sizing.generated.ts';
import { exclusionOfToday, hvlsRowOfToday, rowOfToday, type StoredHvlsRow, type StoredRow } from './earlier-rows.ts';
import { type FoundRows, rememberedRows } from './found-rows.ts';
import { listedRow } from './listed-row.ts';
import { motorInWords } from './motor-in-words.ts';
import { findResultSet, insertResultSet, type ResultSetRow } from './store.ts';

/** What was found for a specification, before it is stored; sizing takes milliseconds that no transaction should wait. */
export interface Sized {
  readonly specification: ExhaustSupplySpecification | HvlsSpecification;
  readonly catalogue: Catalogue;
  readonly selection: Selection<CodedRow>;
}

/**
 * Ranked exhaust or supply fans of the brand's catalogue for a duty.
 *
 * @throws Refusal 'invalid' on fanCategoryType for ceiling fans, and on cfm or sp when they are missing
 */
export function sizeByDuty(specification: ExhaustSupplySpecification, catalogue: Catalogue): Sized {
  const { fanCategoryType } = specification;
  if (fanCategoryType === FanCategory.HighVolumeLowSpeed) throw invalid('fanCategoryType', SIZING_TEXTS.sizedBySpace);
  return { specification, catalogue, selection: refusedByEngine(() => select(specification, catalogue)) };
}

/**
 * Ceiling fans of the brand's catalogue, ranked by what the space costs with them.
 *
 * @throws Refusal 'invalid' on fanCategoryType for any other category
 */
export function sizeBySpace(specification: HvlsSpecification, catalogue: Catalogue): Sized {
  if (specification.fanCategoryType !== FanCategory.HighVolumeLowSpeed) {
    throw invalid('fanCategoryType', SIZING_TEXTS.sizedByDuty);
  }
  return { specification, catalogue, selection: refusedByEngine(() => selectHvls(specification, catalogue)) };
}

/** Brand that a result is of, and who had it made. */
export interface ResultOrigin {
  readonly manufacturerLabelId: number;
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
}

/** Stores a result of the page's brand for whoever asked. */
export async function storeResult(unit: UnitOfWork, sized: Sized): Promise<ResultSetRow> {
  const { userId, guestKeyHash } = unit.actor;
  unit.about({ fanCategoryType: sized.specification.fanCategoryType });
  return insertSized(unit.tx, sized, { manufacturerLabelId: unit.manufacturerLabelId, userId, guestKeyHash });
}

/** Stores a result with its maker, brand, specification and the versions it was computed with. */
export function insertSized(
  tx: Transaction,
  { specification, catalogue, selection }: Sized,
  origin: ResultOrigin,
): Promise<ResultSetRow> {
  const versions = versionsOf(catalogue);
  return insertResultSet(tx, {
    ...origin,
    catalogueVersion: versions.catalogue,
    engineVersion: versions.engine,
    priceBookVersion: versions.priceBook,
    fanCategoryType: specification.fanCategoryType,
    specification,
    ...rememberedRows(selection),
    candidateCount: selection.candidateCount,
  });
}

/**
 * The search that a specification stands for, whichever kind of it.
 *
 * @throws Refusal 'invalid' on what is missing in it
 */
export function sizeAny(specification: ExhaustSupplySpecification | HvlsSpecification, catalogue: Catalogue): Sized {
  return specification.fanCategoryType === FanCategory.HighVolumeLowSpeed
    ? sizeBySpace(specification as HvlsSpecification, catalogue)
    : sizeByDuty(specification as ExhaustSupplySpecification, catalogue);
}

export type SizedBy = 'duty' | 'space';

/** @throws Refusal 'not-found' when there is no such result set, or it is of the other kind */
export async function storedResult(db: Queryable, resultId: string, kind?: SizedBy): Promise<ResultSetRow> {
  const set = await findResultSet(db, resultId);
  if (set === undefined) throw notFound('result');
  const isHvls = set.fanCategoryType === FanCategory.HighVolumeLowSpeed;
  if (kind !== undefined && isHvls !== (kind === 'space')) throw notFound('result');
  return set;
}

interface AnswerOptions {
  /** Whether it is somebody else's. */
  readonly isReadOnly?: boolean;
  /** Whether rows say what lists show alone. */
  readonly isListed?: boolean;
}

export function exhaustSupplyAnswer(
  set: ResultSetRow,
  found: FoundRows,
  { isReadOnly = false, isListed = false }: AnswerOptions = {},
): ExhaustSupplyResultSet {
  const rowOf = (row: StoredRow) => withPage(rowOfToday(row), set);
  return {
    ...headOf(set, found, isReadOnly),
    specification: set.specification as ExhaustSupplySpecification,
    results: (found.results as StoredRow[]).map((row) => (isListed ? listedRow(rowOf(row)) : rowOf(row))),
  };
}

/**
 * One row with everything that is known of it.
 *
 * @throws Refusal 'not-found' when the result has no such row
 */
export function wholeRow(set: ResultSetRow, { results }: FoundRows, fanUnitId: number): ExhaustSupplyRow {
  const row = (results as StoredRow[]).find((one) => one.fanUnitId === fanUnitId);
  if (row === undefined) throw notFound('fan');
  return withPage(rowOfToday(row), set);
}

/** @param isReadOnly whether it is somebody else's */
export function hvlsAnswer(set: ResultSetRow, found: FoundRows, isReadOnly = false): HvlsResultSet {
  return {
    ...headOf(set, found, isReadOnly),
    specification: set.specification as HvlsSpecification,
    results: (found.results as StoredHvlsRow[]).map((row) => withPage(hvlsRowOfToday(row), set)),
  };
}

/**
 * Motors of one row of a stored result, of the catalogue that it was found in.
 *
 * @param fanUnitId undefined where the result has no such row
 * @throws Refusal 'not-found' when the result has no such row, or the catalogue no longer has the fan
 */
export function motorsOfRow(set: ResultSetRow, fanUnitId: number | undefined, catalogue: Catalogue): RatedMotor[] {
  if (fanUnitId === undefined) throw notFound('fan');
  return refusedByEngine(() => motorsOf(fanUnitId, set.specification, catalogue)).map(motorInWords);
}

/** The page of its product, which is not stored: addresses are of the server as it is now. */
function withPage<T extends { readonly modelDisplayAs: string }>(row: T, { manufacturerLabelId }: ResultSetRow): T {
  return { ...row, productDetailUrl: productAddress(row.modelDisplayAs, manufacturerLabelId) };
}

function headOf(set: ResultSetRow, { excluded }: FoundRows, isReadOnly: boolean) {
  return {
    resultId: set.id,
    fanCategoryType: set.fanCategoryType as FanCategory,
    createdOnUtc: set.createdOnUtc.toISOString(),
    versions: { catalogue: set.catalogueVersion, engine: set.engineVersion, priceBook: set.priceBookVersion },
    candidateCount: set.candidateCount,
    excluded: excluded.map(exclusionOfToday),
    ...(isReadOnly && { isReadOnly }),
  };
}
