import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Column, Field } from './columns.ts';
import type { DutyRow } from './duty-row.ts';
import { canHeat } from './row-kind.ts';

const HEATED: ReadonlySet<unknown> = new Set([
  FanCategory.HeatedMakeUpAir,
  FanCategory.HvacUnit,
  FanCategory.IndustrialHeater,
]);

/** Whether a row can say something in a column: a fan that does not heat has no rise. */
export function concerns(field: Field, { specification }: DutyRow): boolean {
  if (field === 'coolingTons') return specification['fanCategoryType'] === FanCategory.HvacUnit;
  return !(field === 'temperatureRise' || field === 'heatOutput') || canHeat(specification);
}

/** The columns of the sheet, and behind them those that some row needs and nothing was pasted for. */
export function shownColumns(columns: readonly Column[], rows: readonly DutyRow[]): readonly Column[] {
  const has = (...fields: readonly Field[]) => columns.some(({ field }) => field !== null && fields.includes(field));
  const lack = (of: Field) =>
    rows.some(({ problems }) => problems.some(({ field, kind }) => field === of && kind === 'missing'));
  const kinds = new Set(rows.map(({ specification }) => specification['fanCategoryType']));
  const needed: readonly (readonly [Field, boolean])[] = [
    ['airflow', !has('airflow') && lack('airflow')],
    ['pressure', !has('pressure') && lack('pressure')],
    ['temperatureRise', !has('temperatureRise', 'heatOutput') && [...kinds].some((kind) => HEATED.has(kind))],
    ['coolingTons', !has('coolingTons') && kinds.has(FanCategory.HvacUnit)],
  ];
  return [...columns, ...needed.flatMap(([field, isNeeded]) => (isNeeded ? [{ field, header: '', unit: '' }] : []))];
}
