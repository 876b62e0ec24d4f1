import { decimalMark, OCTAVE_BANDS, productUnit, type TestField, type Unit } from '@specbuilder/duty-reader';
import type { CatalogueFault, CatalogueNote } from './fault.ts';
import { type Cells, letterOf, textOf } from './table-cells.ts';
import { columnName, type NamedColumn, namedColumns, unitBelow, unitFault } from './test-heads.ts';

const NEEDED: readonly TestField[] = ['speed', 'airflow', 'staticPressure', 'shaftPower'];

/** A column that points are read from. */
export interface TestColumn {
  readonly place: number;
  readonly unit: Unit;
}

export interface TestColumns {
  readonly of: ReadonlyMap<TestField, TestColumn>;
  readonly bands: readonly TestField[];
  /** How many rows are above those of points: the names, and the units where they have a row. */
  readonly headRows: number;
  /** The mark of decimals that the numbers of the table show. */
  readonly decimal: '.' | ',' | null;
  readonly faults: readonly CatalogueFault[];
  readonly notes: readonly CatalogueNote[];
}

/**
 * The columns of a table of test points: names and units by the reader of schedules and duties, from the first row and from
 * a row of units below it. What is converted and what is not used is noted; a unit that is not known is a fault.
 */
export function testColumns(file: string, cells: Cells): TestColumns {
  const [header = [], second = []] = cells;
  const named = namedColumns(header);
  const used = usedColumns(named);
  const unitsRow = isUnitsRow(second, used) ? second : null;
  const of = new Map<TestField, TestColumn>();
  const faults: CatalogueFault[] = [];
  const notes: CatalogueNote[] = [];
  for (const [field, columns] of used) {
    const [column] = columns;
    if (column === undefined) continue;
    const below = textOf(unitsRow?.[column.place]);
    const fault = severalFault(field, columns) ?? unitFault(field, column, below);
    if (fault !== null) {
      faults.push({ file, ...fault });
      continue;
    }
    const unit = unitBelow(field, below) ?? column.head.unit ?? productUnit(column.kind);
    of.set(field, { place: column.place, unit });
    notes.push(...conversionOf(file, column, unit, below));
  }
  const unused = named.filter(({ text, head }) => text !== '' && head.field === null);
  notes.push(...unused.map((column) => ({ file, message: notUsed(column) })));
  const missing = missingFault(used, unused);
  if (missing !== null) faults.push({ file, ...missing });
  const headRows = unitsRow === null ? 1 : 2;
  const texts = cells.slice(headRows).flat().map(textOf);
  const bands = OCTAVE_BANDS.filter((band) => of.has(band));
  return { of, bands, headRows, decimal: decimalMark(texts), faults, notes };
}

type PlacedFault = Omit<CatalogueFault, 'file'>;
type Used = ReadonlyMap<TestField, readonly NamedColumn[]>;

/** The columns of each field; those whose unit is not known only where no other is of the field. */
function usedColumns(named: readonly NamedColumn[]): Used {
  const used = new Map<TestField, NamedColumn[]>();
  for (const column of named) {
    const { field } = column.head;
    if (field !== null) used.set(field, [...(used.get(field) ?? []), column]);
  }
  return used;
}

/** A row below the names in which no column that is used has a number. */
function isUnitsRow(row: Cells[number], used: Used): boolean {
  const texts = [...used.values()].flat().map(({ place }) => row[place] ?? '');
  return texts.some((cell) => cell !== '') && texts.every((cell) => !/^\W{0,2}\d(?!\s*\/)/.test(String(cell)));
}

function conversionOf(file: string, column: NamedColumn, unit: Unit, below: string): CatalogueNote[] {
  const { symbol } = productUnit(unit.kind);
  if (unit.symbol === symbol) return [];
  const name = below === '' ? column.text : `${column.text} (${unit.symbol})`;
  return [{ file, message: `${name} converted to ${symbol}` }];
}

function notUsed({ place, text, head }: NamedColumn): string {
  return `column ${letterOf(place)} (${text}) is not used${head.note === null ? '' : `: ${head.note}`}`;
}

function severalFault(field: TestField, columns: readonly NamedColumn[]): PlacedFault | null {
  const [first, second] = columns;
  if (first === undefined || second === undefined) return null;
  const names = columns.map(({ text, place }) => `${text} (column ${letterOf(place)})`).join(' and ');
  const message = `${names} are both read as ${columnName(field)}; keep one of them`;
  return { row: 1, cell: `${letterOf(second.place)}1`, message };
}

function missingFault(used: Used, unused: readonly NamedColumn[]): PlacedFault | null {
  const missing = NEEDED.filter((field) => !used.has(field)).map(columnName);
  if (missing.length > 0) {
    const others = unused.map(({ text, head }) => `${text}${head.note === null ? '' : ` (${head.note})`}`);
    const found = others.length === 0 ? '' : `; not used: ${others.join(', ')}`;
    const message = `the columns ${missing.join(', ')} are missing; the first row names rpm, cfm, sp and bhp${found}`;
    return { row: 1, cell: 'A1', message };
  }
  const bands = OCTAVE_BANDS.filter((band) => !used.has(band));
  if (bands.length === 0 || bands.length === OCTAVE_BANDS.length) return null;
  return { row: 1, cell: 'A1', message: `octave bands are missing: ${bands.join(', ')} Hz` };
}
