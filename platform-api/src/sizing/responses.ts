import {
  type ExhaustSupplyResultSet,
  type ExhaustSupplyRow,
  type ExhaustSupplySpecification,
  type HvlsResultSet,
  type HvlsSpecification,
  inColumns,
  type RequestedRows,
} from '@specbuilder/shared-contracts/api';
import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import { productAddress } from '../catalogue/index.ts';
import { notFound, withNamesInLanguage } from '../core/index.ts';
import {
  exclusionOfToday,
  hvlsRowOfToday,
  isListed,
  type ListedRowOfToday,
  rowOfToday,
  type StoredHvlsRow,
  type StoredRow,
} from './earlier-rows.ts';
import type { FoundRows } from './found-rows.ts';
import { listedRows } from './listed-row.ts';
import { motorInWords } from './motor-in-words.ts';
import type { ResultSetRow } from './store.ts';

interface ResponseOptions {
  /** Whether it belongs to another user. */
  readonly isReadOnly?: boolean;
  /** How much of each row, and in which shape. */
  readonly rows: RequestedRows;
}

export function exhaustSupplyResponse(
  set: ResultSetRow,
  found: FoundRows,
  { isReadOnly = false, rows }: ResponseOptions,
): ExhaustSupplyResultSet {
  const { excluded, ...header } = headerOf(set, found, isReadOnly);
  const specification = set.specification as ExhaustSupplySpecification;
  if (rows === 'whole') {
    const whole = (found.results as (StoredRow | ListedRowOfToday)[]).map((row) => wholeRowOf(row, set));
    return { ...header, excluded, specification, results: whole };
  }
  const ofToday = (found.results as (StoredRow | ListedRowOfToday)[]).map((row) =>
    isListed(row) ? row : rowOfToday(row),
  );
  const results = listedRows(ofToday, (row) => pageOf(row, set));
  if (rows === 'listed') return { ...header, excluded, specification, results };
  // Catalogue names are recognised by their field names, which columns do not contain.
  const columns = withNamesInLanguage({ results, excluded });
  return {
    ...header,
    excluded: [],
    specification,
    results: [],
    columns: { results: inColumns(columns.results), excluded: inColumns(columns.excluded) },
  };
}

/**
 * One row with all its data.
 *
 * @throws HttpError 'not-found' when the result has no such row
 */
export function wholeRow(set: ResultSetRow, { results }: FoundRows, fanUnitId: number): ExhaustSupplyRow {
  const row = (results as (StoredRow | ListedRowOfToday)[]).find((item) => item.fanUnitId === fanUnitId);
  if (row === undefined) throw notFound('fan');
  return wholeRowOf(row, set);
}

function wholeRowOf(row: StoredRow | ListedRowOfToday, set: ResultSetRow): ExhaustSupplyRow {
  if (isListed(row)) throw new Error('A row that was found for a list is not whole');
  const today = rowOfToday(row);
  const motorListPrices = today.motorListPrices.map(motorInWords);
  return { ...today, motorListPrices, productDetailUrl: pageOf(today, set) };
}

/** @param isReadOnly whether it belongs to another user */
export function hvlsResponse(set: ResultSetRow, found: FoundRows, isReadOnly = false): HvlsResultSet {
  return {
    ...headerOf(set, found, isReadOnly),
    specification: set.specification as HvlsSpecification,
    results: (found.results as StoredHvlsRow[]).map((row) => ({
      ...hvlsRowOfToday(row),
      productDetailUrl: pageOf(row, set),
    })),
  };
}

/** The page of its product, which is not stored: addresses are of the server as it is now. */
function pageOf({ modelDisplayAs }: { readonly modelDisplayAs: string }, { manufacturerLabelId }: ResultSetRow) {
  return productAddress(modelDisplayAs, manufacturerLabelId);
}

function headerOf(set: ResultSetRow, { excluded }: FoundRows, isReadOnly: boolean) {
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
