import type {
  ExhaustSupplyListRow,
  ExhaustSupplyResultSet,
  HvlsResultSet,
  HvlsRow,
  MotorListPrice,
} from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';

/** A fan that is compared, with the search that it is a row of. */
interface ComparedEntry<S, R> {
  /** Of the row and its search: one fan may be compared at two duties. */
  readonly key: string;
  readonly set: S;
  readonly row: R;
  /** What it is compared for: '9,000 cfm at 3.00 in. wg'. */
  readonly duty: string;
  /** Fans of the row that the space gets. */
  readonly quantity: number;
  /** What a user wrote beside it. */
  readonly note: string;
}

interface Compared<S, R> {
  readonly entries: readonly ComparedEntry<S, R>[];
  readonly cost: OperatingCostSettings;
  readonly arePricesShown: boolean;
}

type SetOf<S extends ExhaustSupplyResultSet | HvlsResultSet> = Pick<S, 'resultId' | 'specification' | 'versions'>;

export interface ComparedFans extends Compared<SetOf<ExhaustSupplyResultSet>, ExhaustSupplyListRow> {
  readonly kind: 'fan';
}

export interface ComparedCeilingFans extends Compared<SetOf<HvlsResultSet>, HvlsRow> {
  readonly kind: 'ceilingFan';
}

/** One fan has nothing to be compared with. */
export const MIN_COMPARED = 2;

/** Rows shown side by side, of one search or of several. */
export type ComparedResult = ComparedFans | ComparedCeilingFans;

/** Rows of one search, as they are compared. */
interface RowsOfSearch<S, R> {
  readonly set: S;
  readonly rows: readonly R[];
  readonly duty: string;
  readonly quantityOf?: (row: R) => number;
  readonly noteOf?: (row: R) => string;
}

export function entriesOf<S extends { readonly resultId: string }, R extends { readonly fanUnitId: number }>({
  set,
  rows,
  duty,
  quantityOf = () => 1,
  noteOf = () => '',
}: RowsOfSearch<S, R>): ComparedEntry<S, R>[] {
  return rows.map((row) => ({
    key: entryKey(set.resultId, row.fanUnitId),
    ...{ set, row, duty, quantity: quantityOf(row), note: noteOf(row) },
  }));
}

export const entryKey = (resultId: string, fanUnitId: number) => `${resultId}/${fanUnitId}`;

/** A compared row, as far as it is the same whatever its kind. */
export interface ComparedFan extends Pick<ComparedEntry<unknown, unknown>, 'key' | 'duty' | 'quantity' | 'note'> {
  readonly resultId: string;
  readonly specification: ExhaustSupplyResultSet['specification'] | HvlsResultSet['specification'];
  readonly fanUnitId: number;
  readonly model: string;
  /** Of two drives of one model; null where there is but one. */
  readonly driveText: string | null;
  readonly pictogram: string;
  readonly motorListPrices: readonly MotorListPrice[];
  /** Of all of them, USD and kW. */
  readonly price: number;
  readonly inputKw: number;
}

export function fansOf(result: ComparedResult): readonly ComparedFan[] {
  return result.kind === 'fan'
    ? result.entries.map((entry) => fanOf(entry, entry.row.driveText))
    : result.entries.map((entry) => fanOf(entry, null));
}

function fanOf(
  { key, set, row, duty, quantity, note }: ComparedFans['entries'][number] | ComparedCeilingFans['entries'][number],
  driveText: string | null,
): ComparedFan {
  const { fanUnitId, modelDisplayAs: model, pictogram, motorListPrices, price, kilowattHour } = row;
  const { resultId, specification } = set;
  const ofAll = { price: quantity * price, inputKw: quantity * kilowattHour };
  return {
    ...{ key, resultId, specification, duty, quantity, note },
    ...{ fanUnitId, model, driveText, pictogram, motorListPrices, ...ofAll },
  };
}

/** The result with the fans of these keys alone, in their order. */
export function withFans(result: ComparedResult, keys: readonly string[]): ComparedResult {
  return result.kind === 'fan'
    ? { ...result, entries: chosen(result.entries, keys) }
    : { ...result, entries: chosen(result.entries, keys) };
}

function chosen<E extends { readonly key: string }>(entries: readonly E[], keys: readonly string[]): E[] {
  return keys.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
}

/** The duty that all fans are compared for; null where they are for different ones. */
export function sharedDuty(result: ComparedResult): string | null {
  const duties = new Set(result.entries.map(({ duty }) => duty));
  return duties.size === 1 ? ([...duties][0] ?? null) : null;
}

/** Whether the fans are rows of one search. */
export function areOfOneSearch(fans: readonly ComparedFan[]): boolean {
  return new Set(fans.map(({ resultId }) => resultId)).size <= 1;
}

/** Names of fans side by side: two drives of one model are distinguished by their drives, one fan at two duties by those. */
export function namesOf(fans: readonly ComparedFan[]): readonly string[] {
  const withDrives = distinguished(
    fans.map(({ model }) => model),
    fans.map(({ driveText }) => driveText),
  );
  return distinguished(
    withDrives,
    fans.map(({ duty }) => duty),
  );
}

/** Adds what comes beside a name to names that are there twice. */
function distinguished(names: readonly string[], beside: readonly (string | null)[]): readonly string[] {
  return names.map((name, index) =>
    beside[index] && names.some((other, place) => other === name && beside[place] !== beside[index])
      ? `${name}, ${beside[index]}`
      : name,
  );
}
