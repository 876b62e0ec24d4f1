import { FanCategory, isConditionedCategory } from '@specbuilder/shared-contracts/domain';
import type { Column, Field } from './columns.ts';
import { type DutyRow, unshownFields } from './duty-row.ts';
import { isUnknown } from './unused-text.ts';

/** Whether a row can say something in a column: a fan that does not heat has no rise. */
export function concerns(field: Field, { specification }: DutyRow): boolean {
  const category = specification['fanCategoryType'];
  if (field === 'coolingTons') return category === FanCategory.HvacUnit;
  const isOfHeat = field === 'temperatureRise' || field === 'heatOutput' || field === 'electricHeat';
  return !isOfHeat || category === FanCategory.MakeUpAir || isConditionedCategory(category);
}

/** A column as it is shown. */
export interface ShownColumn extends Column {
  /** Its place in the sheet; null for one that was not pasted. */
  readonly place: number | null;
  /** No one knows what it is, and some row has words in it: the user says. */
  readonly isOpen: boolean;
  /** Its words are read together with those of an earlier column, whose cell has them all. */
  readonly isSecond: boolean;
  /** Out of sight until the user shows the columns that are not used. */
  readonly isFolded: boolean;
}

/** The columns of the sheet, and behind them those that some row needs and nothing was pasted for. */
export function shownColumns(columns: readonly Column[], rows: readonly DutyRow[]): readonly ShownColumn[] {
  const open = new Set(
    rows
      .filter(({ isOfFirstTable }) => isOfFirstTable)
      .flatMap(({ unused }) => unused.filter(isUnknown).map(({ index }) => index)),
  );
  const pasted = columns.map((column, place) => {
    const isOpen = open.has(place);
    const isSecond = column.field !== null && columns.findIndex(({ field }) => field === column.field) < place;
    return { ...column, place, isOpen, isSecond, isFolded: column.unused !== undefined && !isOpen };
  });
  const added = neededFields(columns, rows).map((field) => ({
    ...{ field, header: '', unit: '', place: null, isOpen: false, isSecond: false, isFolded: false },
  }));
  return [...pasted, ...added];
}

/** What a fan is chosen by, which is in sight beside the fans whatever else a schedule has. */
const OF_THE_DUTY: ReadonlySet<Field> = new Set<Field>([
  ...(['type', 'quantity', 'airflow', 'pressure', 'duty', 'supply', 'voltage', 'phase'] as const),
]);
/** Columns that a window of 1440 pixels has room for beside the fans. */
const MAX_IN_SIGHT = 6;

/** The columns in the order in which they were pasted, or with the duty first where there are too many to see them all. */
export function inSight(columns: readonly ShownColumn[]): readonly ShownColumn[] {
  if (columns.length <= MAX_IN_SIGHT) return columns;
  const rank = ({ field, isOpen, isSecond }: ShownColumn) => {
    if (field === 'tag') return 0;
    return isOpen || (field !== null && !isSecond && OF_THE_DUTY.has(field)) ? 1 : 2;
  };
  return columns.toSorted((a, b) => rank(a) - rank(b));
}

function neededFields(columns: readonly Column[], rows: readonly DutyRow[]): readonly Field[] {
  const has = (...fields: readonly Field[]) => columns.some(({ field }) => field !== null && fields.includes(field));
  const lack = (of: Field) =>
    rows.some(({ problems }) => problems.some(({ field, kind }) => field === of && kind === 'missing'));
  const kinds = new Set(rows.map(({ specification }) => specification['fanCategoryType']));
  const needed: readonly (readonly [Field, boolean])[] = [
    ['airflow', !has('airflow', 'duty') && lack('airflow')],
    ['pressure', !has('pressure', 'duty') && lack('pressure')],
    [
      'temperatureRise',
      !has('temperatureRise', 'heatOutput', 'electricHeat') && [...kinds].some((kind) => isConditionedCategory(kind)),
    ],
    ['coolingTons', !has('coolingTons') && kinds.has(FanCategory.HvacUnit)],
  ];
  const fields = needed.flatMap(([field, isNeeded]) => (isNeeded ? [field] : []));
  return [...new Set([...fields, ...unshownFields(columns, rows)])];
}
