import { readValue, TEST_KINDS, type TestField } from '@specbuilder/duty-reader';
import { STANDARD_DENSITY } from '../air/density.ts';
import type { TestPoint } from './dimensionless.ts';
import type { CatalogueFault, CatalogueNote } from './fault.ts';
import { type Cells, letterOf, textOf } from './table-cells.ts';
import { type TestColumn, type TestColumns, testColumns } from './test-columns.ts';
import { columnName } from './test-heads.ts';

export interface ReadPoints {
  readonly points: readonly TestPoint[];
  readonly faults: readonly CatalogueFault[];
  readonly notes: readonly CatalogueNote[];
}

/**
 * Points of a table whose first row names the columns: rpm, cfm, sp (in. wg), bhp (hp), optionally density (lb/ft3, standard
 * air when absent) and the octave bands 63 to 8000 (dB). A unit that follows a name, is in the row below or in a cell is
 * converted.
 */
export function readTestPoints(file: string, cells: Cells): ReadPoints {
  const columns = testColumns(file, cells);
  const { notes } = columns;
  if (columns.faults.length > 0) return { points: [], faults: columns.faults, notes };
  const faults: CatalogueFault[] = [];
  const points = cells.slice(columns.headRows).flatMap((row, index) => {
    if (row.every((cell) => textOf(cell) === '')) return [];
    const point = pointOf(file, row, index + columns.headRows + 1, columns, faults);
    return point === null ? [] : [point];
  });
  return { points, faults, notes };
}

function pointOf(
  file: string,
  cells: Cells[number],
  row: number,
  { of, bands, decimal }: TestColumns,
  faults: CatalogueFault[],
): TestPoint | null {
  const before = faults.length;
  const value = (field: TestField, isAbove0: boolean): number => {
    const column = of.get(field);
    if (column === undefined) return STANDARD_DENSITY;
    const read = cellValue(cells[column.place] ?? null, field, column, decimal);
    const problem = typeof read === 'string' ? read : rangeProblem(read, isAbove0);
    if (problem === null) return read as number;
    const cell = `${letterOf(column.place)}${row}`;
    faults.push({ file, row, cell, message: `${columnName(field)} ${problem}` });
    return Number.NaN;
  };
  const point: TestPoint = {
    rpm: value('speed', true),
    cfm: value('airflow', false),
    sp: value('staticPressure', false),
    bhp: value('shaftPower', true),
    density: value('density', true),
    bands: bands.map((band) => value(band, false)),
    row,
  };
  return faults.length > before ? null : point;
}

function rangeProblem(value: number, isAbove0: boolean): string | null {
  if (isAbove0 && value <= 0) return 'is not above 0';
  return value < 0 ? 'is below 0' : null;
}

const PLAIN_NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const STARTS_A_NUMBER = /^[\d.,]/;

/** A number as programs write it. Where numbers of the table have a decimal comma, a point is a mark of thousands. */
function plainNumber(text: string, decimal: TestColumns['decimal']): number | null {
  if (decimal === ',' && text.includes('.')) return null;
  const withPoint = decimal === ',' ? text.replace(',', '.') : text;
  return PLAIN_NUMBER.test(withPoint) ? Number(withPoint) : null;
}

/** A cell in the product's unit, or what is wrong with it. */
function cellValue(
  cell: string | number | null,
  field: TestField,
  { unit }: TestColumn,
  decimal: TestColumns['decimal'],
): number | string {
  if (typeof cell === 'number') return unit.toProduct(cell);
  const text = textOf(cell);
  const plain = plainNumber(text, decimal);
  if (plain !== null) return unit.toProduct(plain);
  if (/^[-–−]\s?[\d.,]/.test(text)) return 'is below 0';
  if (!STARTS_A_NUMBER.test(text)) return 'is not a number';
  const reading = readValue(text, TEST_KINDS[field], { unit, decimal });
  if (reading.kind === 'read' && reading.certainty === 'certain') return reading.value;
  return `is not a number: ${text} is not understood`;
}
