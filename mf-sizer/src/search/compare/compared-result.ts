import type {
  ExhaustSupplyListRow,
  ExhaustSupplyResultSet,
  HvlsResultSet,
  HvlsRow,
  MotorListPrice,
} from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';

interface Compared<S, R> {
  readonly set: S;
  readonly rows: readonly R[];
  readonly cost: OperatingCostSettings;
  readonly arePricesShown: boolean;
  /** What the fans are compared for: '9,000 cfm at 3.00 in. wg'. */
  readonly duty: string;
}

type SetOf<S extends ExhaustSupplyResultSet | HvlsResultSet> = Pick<S, 'resultId' | 'specification' | 'versions'>;

export interface ComparedFans extends Compared<SetOf<ExhaustSupplyResultSet>, ExhaustSupplyListRow> {
  readonly kind: 'fan';
}

export interface ComparedCeilingFans extends Compared<SetOf<HvlsResultSet>, HvlsRow> {
  readonly kind: 'ceilingFan';
  /** Fans of a row that the space gets. */
  readonly quantityOf: (row: HvlsRow) => number;
}

/** Rows of a result shown side by side. */
export type ComparedResult = ComparedFans | ComparedCeilingFans;

/** A compared row, as far as it is the same whatever its kind. */
export interface ComparedFan {
  readonly fanUnitId: number;
  readonly model: string;
  /** Of two drives of one model; null where there is but one. */
  readonly driveText: string | null;
  readonly pictogram: string;
  readonly motorListPrices: readonly MotorListPrice[];
  readonly quantity: number;
  /** Of all of them, USD and kW. */
  readonly price: number;
  readonly inputKw: number;
}

export function fansOf(result: ComparedResult): readonly ComparedFan[] {
  if (result.kind === 'fan') {
    return result.rows.map((row) => fanOf(row, row.driveText, 1));
  }
  return result.rows.map((row) => fanOf(row, null, result.quantityOf(row)));
}

function fanOf(row: ExhaustSupplyListRow | HvlsRow, driveText: string | null, quantity: number): ComparedFan {
  const { fanUnitId, modelDisplayAs: model, pictogram, motorListPrices, price, kilowattHour } = row;
  const ofAll = { quantity, price: quantity * price, inputKw: quantity * kilowattHour };
  return { fanUnitId, model, driveText, pictogram, motorListPrices, ...ofAll };
}

/** The result with the rows of these ids alone, in their order. */
export function withRows(result: ComparedResult, ids: readonly number[]): ComparedResult {
  return result.kind === 'fan'
    ? { ...result, rows: chosen(result.rows, ids) }
    : { ...result, rows: chosen(result.rows, ids) };
}

function chosen<R extends { readonly fanUnitId: number }>(rows: readonly R[], ids: readonly number[]): R[] {
  return ids.flatMap((id) => rows.find(({ fanUnitId }) => fanUnitId === id) ?? []);
}

/** Names of fans side by side: two drives of one model are distinguished by their drives. */
export function namesOf(fans: readonly ComparedFan[]): readonly string[] {
  const models = fans.map(({ model }) => model);
  return fans.map(({ model, driveText }) =>
    driveText !== null && models.filter((other) => other === model).length > 1 ? `${model}, ${driveText}` : model,
  );
}
