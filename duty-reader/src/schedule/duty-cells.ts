import type { DutyField, FieldValue } from '../reading.ts';
import { type DecimalMark, isNothing, type QuantityKind } from '../value/index.ts';
import { airflowOf, dutyOf, type Figure, figureOf, NO_FIGURE, readCell } from './figures.ts';
import { isValue } from './head-lines.ts';
import { isExhaustAir, isOtherAir } from './qualifiers.ts';
import type { Place } from './row-shape.ts';
import type { UsedColumns } from './used-columns.ts';

/** Airflow and pressure, of columns of their own or of one cell ('1200 @ 0.5"'). */
export function dutyFigures(
  place: Place,
  columns: UsedColumns,
  decimal: DecimalMark | null,
): (readonly [DutyField, Figure])[] {
  const open = (field: DutyField, asWritten: string): Figure => ({
    value: null,
    question: { field, asWritten, meanings: [] },
  });
  const row = place.cells.join(' | ');
  if (isTooLong(place, columns))
    return [
      ['cfm', open('cfm', row)],
      ['staticPressure', open('staticPressure', row)],
    ];
  const own = (field: 'cfm' | 'staticPressure', kind: QuantityKind) =>
    figureOf(field, kind, columns.of.get(field) ?? [], place.cells);
  const airflow = columns.of.get('cfm') ?? [];
  const pressure = own('staticPressure', 'pressure');
  const isEntered = airflow.some(
    ({ index }) => index >= columns.widest && /^[^@]*\d[^@]*$/.test(place.cells[index] ?? ''),
  );
  const [joint = airflow.find(({ index }) => (place.cells[index] ?? '').includes('@'))] = columns.of.get('duty') ?? [];
  const cell = joint === undefined ? '' : (place.cells[joint.index] ?? '');
  const isOwn = joint?.head.field === 'cfm' && pressure !== NO_FIGURE;
  if (joint === undefined || isNothing(cell) || isOwn)
    return [
      ['cfm', own('cfm', 'airflow')],
      ['staticPressure', pressure],
    ];
  const both = dutyOf(cell, joint.head.text, joint.decimal ?? decimal);
  if (both !== null)
    return [
      ['cfm', isEntered ? own('cfm', 'airflow') : both.cfm],
      ['staticPressure', pressure === NO_FIGURE ? both.staticPressure : pressure],
    ];
  const alone = pressure === NO_FIGURE ? null : airflowOf(cell, joint.decimal ?? decimal);
  return [
    ['cfm', isEntered ? own('cfm', 'airflow') : (alone ?? open('cfm', cell))],
    ['staticPressure', pressure === NO_FIGURE ? open('staticPressure', cell) : pressure],
  ];
}

const PER_FAN = /\b(?:each|ea|per fan|per unit|\/ ?fan)\b/i;
const TOTAL = /\b(?:tot|total|gesamt|totale)\b/i;
/** Airflows of schedules are rounded to 5 or 10 cfm. */
const ROUNDED = 0.03;

/**
 * The airflow of a row for several fans whose total is beside the airflow of each: the total is that of all of them, or of a
 * unit with several fans.
 */
export function totalOrEach(total: Figure, { cells }: Place, columns: UsedColumns, quantity: number): Figure {
  const { value } = total;
  if (value === null || quantity < 2) return total;
  const airflow = columns.of.get('cfm') ?? [];
  const isOfAll = airflow.some((column) => TOTAL.test(column.head.text) && cells[column.index] === value.asWritten);
  const each = airflow
    .filter(({ head }) => PER_FAN.test(head.text) || !isOtherAir(head.text))
    .map((column) => readCell(cells[column.index] ?? '', 'airflow', column))
    .filter((reading) => reading.kind === 'read')
    .find((reading) => isShare(reading.value, value.value, quantity, isOfAll));
  if (each === undefined) return isOfAll && airflow.length === 1 ? shareOrTotal(value, quantity) : total;
  const meanings = [each, value].map((figure) => ({ value: figure.value, unit: figure.unit }));
  return { value: null, question: { field: 'cfm', asWritten: `${each.asWritten} | ${value.asWritten}`, meanings } };
}

/** 'TOTAL CFM' alone beside a quantity: that of each fan, or of all of them. */
function shareOrTotal(value: FieldValue<number>, quantity: number): Figure {
  const meanings = [value.value / quantity, value.value].map((each) => ({
    value: Number(each.toPrecision(6)),
    unit: value.unit,
  }));
  return { value: null, question: { field: 'cfm', asWritten: value.asWritten, meanings } };
}

/** Whether a total is that of the fans; fans that wait are not in what its head calls the total. */
function isShare(each: number, total: number, quantity: number, isOfAll: boolean): boolean {
  const fans = isOfAll ? Math.min(quantity, Math.round(total / each)) : quantity;
  return fans > 1 && Math.abs(each * fans - total) <= ROUNDED * total;
}

/** Tags and types of fans that only exhaust: 'EF-1', 'KEF-2', 'UPBLAST EXHAUST FAN'. */
const EXHAUST_FAN = /(?<![a-z])(?:[a-z]{0,3}ef|e\.f\.)(?![a-z])|exhaust|\bexh\b|upblast|extract|abluft/i;

/**
 * The airflow of a unit that has the exhaust air and the outdoor air, and no supply air: a DOAS, a make-up air unit or an energy
 * recovery unit supplies the outdoor air.
 */
export function outdoorOrExhaust(figure: Figure, { cells }: Place, columns: UsedColumns, unit: string): Figure {
  const { value } = figure;
  if (value === null || EXHAUST_FAN.test(unit)) return figure;
  const airflow = columns.of.get('cfm') ?? [];
  const said = airflow.filter(({ head, index }) => !isOtherAir(head.text) && !isNothing(cells[index] ?? ''));
  if (said.length === 0 || !said.every(({ head }) => isExhaustAir(head.text))) return figure;
  const others = airflow
    .filter(({ head }) => isOtherAir(head.text))
    .map((column) => readCell(cells[column.index] ?? '', 'airflow', column))
    .filter((reading) => reading.kind === 'read')
    .filter((reading) => Math.abs(reading.value - value.value) > ROUNDED * value.value);
  if (others.length === 0) return figure;
  const all = [...others, value];
  const meanings = all.map((each) => ({ value: each.value, unit: each.unit }));
  return {
    value: null,
    question: { field: 'cfm', asWritten: all.map((each) => each.asWritten).join(' | '), meanings },
  };
}

/** A figure beyond the last head: a comma inside another figure cut it in two, so that the cells are not below their heads. */
const isTooLong = ({ cells }: Place, { ownWidth, widest }: UsedColumns) =>
  ownWidth > 0 && cells.slice(ownWidth, widest).some(isValue);
