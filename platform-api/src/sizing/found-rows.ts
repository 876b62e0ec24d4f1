import { createHash } from 'node:crypto';
import { type Catalogue, compileCatalogue, ENGINE_VERSION, type Selection } from '@specbuilder/fan-engine';
import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { type Catalogues, earlierEngine, select, selectHvls, selectListed } from '../catalogue/index.ts';
import type { CodedRow } from '../core/index.ts';
import type { ListedRowOfToday, StoredExclusion, StoredHvlsRow, StoredRow } from './earlier-rows.ts';
import type { ResultSetRow } from './store.ts';

type Specification = ExhaustSupplySpecification | HvlsSpecification;

/** A row as today's engine finds it, whole or as a list has it. */
export type SelectedRow = CodedRow | ListedRowOfToday;

/** Rows of a result and what was excluded, in codes. */
export interface FoundRows {
  readonly results: readonly (SelectedRow | StoredRow | StoredHvlsRow)[];
  readonly excluded: readonly StoredExclusion[];
}

/** What is stored instead of rows: their order, and a hash of the values that determine them. */
export function rememberedRows({ results }: Selection<SelectedRow>) {
  return { ranked: results.map(({ fanUnitId }) => fanUnitId), valuesHash: hashOfValues(results) };
}

/**
 * Rows of a stored result: as they were stored before engine 2.6, since then worked out again by the engine and from the
 * catalogue of its day, both of which are kept.
 *
 * @param isForList whether rows may be those of a list
 * @param onOtherValues called where they are not those of its day, since the engine or the catalogue of then is not kept
 */
export async function foundRows(
  set: ResultSetRow,
  catalogues: Pick<Catalogues, 'asOf' | 'documentOf'>,
  isForList: boolean,
  onOtherValues: () => void,
): Promise<FoundRows> {
  if (set.results !== null) return { results: set.results, excluded: (set.excluded ?? []) as StoredExclusion[] };
  const requested = { specification: set.specification, isListed: isForList && !hasHashOfEverything(set) };
  const today = await selectedAgain(set, requested, catalogues);
  if (hasValuesOf(set, today)) return today as FoundRows;
  // A version that was given other content without a new number: what is kept under it is from before.
  const before = await selectedFromKept(set, requested, catalogues);
  if (hasValuesOf(set, before)) return before as FoundRows;
  onOtherValues();
  return today as FoundRows;
}

function hasValuesOf(set: ResultSetRow, { results }: Selection<SelectedRow>): boolean {
  return set.valuesHash === (hasHashOfEverything(set) ? hashOf(results) : hashOfValues(results));
}

function hasHashOfEverything({ valuesHash }: ResultSetRow): boolean {
  return valuesHash !== null && !valuesHash.startsWith(VALUES_ONLY);
}

/** A search, and whether as much of each row is enough as lists show. */
interface Requested {
  readonly specification: Specification;
  readonly isListed: boolean;
}

async function selectedAgain(
  { manufacturerLabelId, catalogueVersion, engineVersion }: ResultSetRow,
  requested: Requested,
  catalogues: Pick<Catalogues, 'asOf' | 'documentOf'>,
): Promise<Selection<SelectedRow>> {
  if (engineVersion !== ENGINE_VERSION) {
    const engine = await earlierEngine(engineVersion);
    const document = await catalogues.documentOf(manufacturerLabelId, catalogueVersion);
    if (engine !== null) return engine.selectorOf(document).size(requested.specification) as Selection<CodedRow>;
  }
  return selectedFrom(requested, await catalogues.asOf(manufacturerLabelId, catalogueVersion));
}

async function selectedFromKept(
  { manufacturerLabelId, catalogueVersion }: ResultSetRow,
  requested: Requested,
  catalogues: Pick<Catalogues, 'documentOf'>,
): Promise<Selection<SelectedRow>> {
  const document = await catalogues.documentOf(manufacturerLabelId, catalogueVersion);
  return selectedFrom(requested, compileCatalogue(document));
}

function selectedFrom({ specification, isListed }: Requested, catalogue: Catalogue): Selection<SelectedRow> {
  if (isSpace(specification)) return selectHvls(specification, catalogue);
  return isListed ? selectListed(specification, catalogue) : select(specification, catalogue);
}

function isSpace(specification: Specification): specification is HvlsSpecification {
  return specification.fanCategoryType === FanCategory.HighVolumeLowSpeed;
}

/**
 * All other values of a row follow from these, its fan and the specification. A hash of whole rows took 1.8 of the 14.8
 * ms of main-thread time for a sizing of 110 rows; results stored earlier still have such a hash.
 */
function hashOfValues(rows: FoundRows['results']): string {
  const values = rows.map((row) => [row.fanUnitId, row.rpm, row.price, row.kilowattHour, ...ratedValues(row)]);
  return `${VALUES_ONLY}${hashOf(values)}`;
}

function ratedValues(row: FoundRows['results'][number]): readonly number[] {
  if (!('rating' in row)) return [row.cfm, row.noise, row.cfei];
  const { cfm, totalStaticPressure, totalBhp, soundSones, energy } = row.rating;
  return [cfm, totalStaticPressure, totalBhp, soundSones, energy.fei];
}

/** Prefix of a hash of these values: base64url has no colon. */
const VALUES_ONLY = 'f:';

function hashOf(rows: readonly object[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, HASH_LENGTH);
}

/** 126 bits are enough: no one has a reason to search for a second result with the same hash. */
const HASH_LENGTH = 21;
