import type { DutyField } from '../reading.ts';
import { type DecimalMark, isNothing, type QuantityKind } from '../value/index.ts';
import { dutyOf, type Figure, figureOf, NO_FIGURE, readCell } from './figures.ts';
import { isValue } from './head-lines.ts';
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
  return [
    ['cfm', isEntered ? own('cfm', 'airflow') : open('cfm', cell)],
    ['staticPressure', pressure === NO_FIGURE ? open('staticPressure', cell) : pressure],
  ];
}

const PER_FAN = /\b(?:each|ea|per fan|per unit|\/ ?fan)\b/i;
/** Airflows of schedules are rounded to 5 or 10 cfm. */
const ROUNDED = 0.03;

/**
 * The airflow of a row for several fans whose total is beside the airflow of each: the total is that of all of them, or of a
 * unit with several fans.
 */
export function totalOrEach(total: Figure, { cells }: Place, columns: UsedColumns, quantity: number): Figure {
  const each = (columns.of.get('cfm') ?? []).find(({ head }) => PER_FAN.test(head.text));
  if (each === undefined || total.value === null || quantity < 2) return total;
  const reading = readCell(cells[each.index] ?? '', 'airflow', each);
  if (reading.kind !== 'read' || reading.asWritten === total.value.asWritten) return total;
  const isTotal = Math.abs(reading.value * quantity - total.value.value) <= ROUNDED * total.value.value;
  if (!isTotal) return total;
  const meanings = [reading, total.value].map(({ value, unit }) => ({ value, unit }));
  const asWritten = `${reading.asWritten} | ${total.value.asWritten}`;
  return { value: null, question: { field: 'cfm', asWritten, meanings } };
}

/** A figure beyond the last head: a comma inside another figure cut it in two, so that the cells are not below their heads. */
const isTooLong = ({ cells }: Place, { ownWidth, widest }: UsedColumns) =>
  ownWidth > 0 && cells.slice(ownWidth, widest).some(isValue);
