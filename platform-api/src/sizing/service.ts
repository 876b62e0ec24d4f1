import { randomUUID } from 'node:crypto';
import { type Catalogue, motorsOf, type Selection, versionsOf } from '@specbuilder/fan-engine';
import type { ExhaustSupplySpecification, HvlsSpecification, RatedMotor } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { rejectedByEngine, select, selectHvls, selectListed } from '../catalogue/index.ts';
import {
  type Actor,
  type CodedRow,
  type Insert,
  invalid,
  notFound,
  type Queryable,
  SIZING_MESSAGES,
  type Transaction,
} from '../core/index.ts';
import type { ListedRowOfToday } from './earlier-rows.ts';
import { rememberedRows, type SelectedRow } from './found-rows.ts';
import { motorInWords } from './motor-in-words.ts';
import {
  findResultSet,
  insertedResultSet,
  insertResultSet,
  type NewResultSet,
  type ResultSetRow,
  resultSetWhere,
} from './store.ts';

/** What was found for a specification, before it is stored; sizing takes milliseconds that no transaction should wait. */
export interface Sized<Row extends SelectedRow = CodedRow> {
  readonly specification: ExhaustSupplySpecification | HvlsSpecification;
  readonly catalogue: Catalogue;
  readonly selection: Selection<Row>;
}

/**
 * Ranked exhaust or supply fans of the brand's catalogue for a duty.
 *
 * @throws HttpError 'invalid' on fanCategoryType for ceiling fans, and on cfm or sp when they are missing
 */
export function sizeByDuty(specification: ExhaustSupplySpecification, catalogue: Catalogue): Sized {
  checkIsByDuty(specification);
  return { specification, catalogue, selection: rejectedByEngine(() => select(specification, catalogue)) };
}

/** `sizeByDuty` for a response that lists rows. */
export function sizeListByDuty(
  specification: ExhaustSupplySpecification,
  catalogue: Catalogue,
): Sized<ListedRowOfToday> {
  checkIsByDuty(specification);
  return { specification, catalogue, selection: rejectedByEngine(() => selectListed(specification, catalogue)) };
}

function checkIsByDuty({ fanCategoryType }: ExhaustSupplySpecification): void {
  if (fanCategoryType === FanCategory.HighVolumeLowSpeed)
    throw invalid('fanCategoryType', SIZING_MESSAGES.sizedBySpace);
}

/**
 * Ceiling fans of the brand's catalogue, ranked by what the space costs with them.
 *
 * @throws HttpError 'invalid' on fanCategoryType for any other category
 */
export function sizeBySpace(specification: HvlsSpecification, catalogue: Catalogue): Sized {
  if (specification.fanCategoryType !== FanCategory.HighVolumeLowSpeed) {
    throw invalid('fanCategoryType', SIZING_MESSAGES.sizedByDuty);
  }
  return { specification, catalogue, selection: rejectedByEngine(() => selectHvls(specification, catalogue)) };
}

/** What is stored for a repeated call: the id of its result; the whole response in releases before 1.1. */
export type CachedResponse = string | { readonly resultId: string };

/** Brand that a result is of, and who had it made. */
export interface ResultOrigin {
  readonly manufacturerLabelId: number;
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
}

/** Stores a result of the page's brand for the caller; a repeated call gets the id of the first result. */
export async function storeResult(
  insert: Insert,
  sized: Sized<SelectedRow>,
  { userId, guestKeyHash }: Actor,
  manufacturerLabelId: number,
): Promise<ResultSetRow | CachedResponse> {
  const id = randomUUID();
  const set = { id, ...newResultSet(sized, { manufacturerLabelId, userId, guestKeyHash }) };
  const inserted = await insert<CachedResponse>({
    insert: (where) => resultSetWhere(where, set),
    subject: { fanCategoryType: sized.specification.fanCategoryType },
    result: id,
  });
  return inserted.row === null ? inserted.result : insertedResultSet(set, inserted.row);
}

/** Stores a result with its maker, brand, specification and the versions it was computed with. */
export function insertSized(tx: Transaction, sized: Sized, origin: ResultOrigin): Promise<ResultSetRow> {
  return insertResultSet(tx, newResultSet(sized, origin));
}

function newResultSet({ specification, catalogue, selection }: Sized<SelectedRow>, origin: ResultOrigin): NewResultSet {
  const versions = versionsOf(catalogue);
  return {
    ...origin,
    catalogueVersion: versions.catalogue,
    engineVersion: versions.engine,
    priceBookVersion: versions.priceBook,
    fanCategoryType: specification.fanCategoryType,
    specification,
    ...rememberedRows(selection),
    candidateCount: selection.candidateCount,
  };
}

/**
 * The search that a specification of either kind defines.
 *
 * @throws HttpError 'invalid' on what is missing in it
 */
export function sizeAny(specification: ExhaustSupplySpecification | HvlsSpecification, catalogue: Catalogue): Sized {
  return specification.fanCategoryType === FanCategory.HighVolumeLowSpeed
    ? sizeBySpace(specification as HvlsSpecification, catalogue)
    : sizeByDuty(specification as ExhaustSupplySpecification, catalogue);
}

export type SizedBy = 'duty' | 'space';

/** @throws HttpError 'not-found' when there is no such result set, or it is of the other kind */
export async function storedResult(db: Queryable, resultId: string, kind?: SizedBy): Promise<ResultSetRow> {
  const set = await findResultSet(db, resultId);
  if (set === undefined) throw notFound('result');
  const isHvls = set.fanCategoryType === FanCategory.HighVolumeLowSpeed;
  if (kind !== undefined && isHvls !== (kind === 'space')) throw notFound('result');
  return set;
}

/**
 * Motors of one row of a stored result, from the catalogue that the row was found in.
 *
 * @param fanUnitId undefined where the result has no such row
 * @throws HttpError 'not-found' when the result has no such row, or the catalogue no longer has the fan
 */
export function motorsOfRow(set: ResultSetRow, fanUnitId: number | undefined, catalogue: Catalogue): RatedMotor[] {
  if (fanUnitId === undefined) throw notFound('fan');
  return rejectedByEngine(() => motorsOf(fanUnitId, set.specification, catalogue)).map(motorInWords);
}
