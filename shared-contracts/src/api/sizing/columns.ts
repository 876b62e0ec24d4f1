import type { Exclusion, ExhaustSupplyListRow, ExhaustSupplyResultSet } from './sizing-results.ts';

/** What JSON can say. */
type Value = unknown;

/**
 * The values of a column. Lists of rows repeat the same names and texts a hundred times; in columns each of them is
 * sent once:
 *
 * - a list: the values one by one
 * - `all`: every value is this one
 * - `words`, `places`: each value is the text at its index
 * - `names`, `of`: every value is an object with these fields, whose values are columns
 * - `counts`, `items`: every value is a list of so many items
 * - `kinds`, `of`: every value is the next one of the column at its index
 */
type Column =
  | readonly Value[]
  | { readonly all: Value }
  | { readonly words: readonly string[]; readonly places: readonly number[] }
  | { readonly names: readonly string[]; readonly of: readonly Column[] }
  | { readonly counts: Column; readonly items: Column }
  | { readonly kinds: readonly number[]; readonly of: readonly Column[] };

/** Rows in columns, made by `inColumns` and read by `rowsOf`. */
export interface Columns {
  readonly count: number;
  readonly column: unknown;
}

/** A search's response with its lists as rows, whichever way they were sent. No schema is loaded for it. */
export function inRows({ columns, ...set }: ExhaustSupplyResultSet): ExhaustSupplyResultSet {
  if (columns === undefined) return set;
  // What `inColumns` was given, which the contract says of them.
  const results = rowsOf(columns.results) as ExhaustSupplyListRow[];
  return { ...set, results, excluded: rowsOf(columns.excluded) as Exclusion[] };
}

export function inColumns(rows: readonly object[]): Columns {
  return { count: rows.length, column: columnOf(rows) };
}

/** The rows again, equal to those that were packed. */
export function rowsOf({ count, column }: Columns): unknown[] {
  return [...valuesOf(column as Column, count)];
}

/** Texts are listed once if each occurs this often on average. */
const OFTEN = 2;

function columnOf(values: readonly Value[]): Column {
  const [first] = values;
  if (Array.isArray(first)) return columnOfLists(values) ?? columnOfKinds(values);
  if (isObject(first)) return columnOfObjects(values, first) ?? columnOfKinds(values);
  let isSame = values.length > 1;
  for (const value of values) {
    if (value === first) continue;
    if (typeof value === 'object' && value !== null) return columnOfKinds(values);
    isSame = false;
  }
  if (isSame) return { all: first };
  return typeof first === 'string' ? columnOfWords(values) : values;
}

function columnOfWords(values: readonly Value[]): Column {
  const known = new Map<Value, number>();
  const places: number[] = [];
  for (const value of values) {
    const place = known.get(value) ?? known.size;
    if (place === known.size) {
      if (typeof value !== 'string') return values;
      known.set(value, place);
    }
    places.push(place);
  }
  return known.size * OFTEN > values.length ? values : { words: [...known.keys()] as string[], places };
}

/** Null where not all of them are lists. */
function columnOfLists(values: readonly Value[]): Column | null {
  const counts: number[] = [];
  const items: Value[] = [];
  for (const value of values) {
    if (!Array.isArray(value)) return null;
    counts.push(value.length);
    for (const item of value) items.push(item);
  }
  return { counts: columnOf(counts), items: columnOf(items) };
}

/** Null where not all of them have the same fields in the same order. */
function columnOfObjects(values: readonly Value[], first: object): Column | null {
  const names = Object.keys(first);
  const of = names.map((): Value[] => []);
  for (const value of values) {
    if (!isObject(value) || !hasKeys(value, names)) return null;
    // All values in one call: reading them one by one by name takes twice as long.
    const fields = Object.values(value);
    for (let index = 0; index < of.length; index++) of[index]?.push(fields[index]);
  }
  return { names, of: of.map(columnOf) };
}

function hasKeys(value: object, names: readonly string[]): boolean {
  const keys = Object.keys(value);
  if (keys.length !== names.length) return false;
  for (let index = 0; index < keys.length; index++) if (keys[index] !== names[index]) return false;
  return true;
}

function columnOfKinds(values: readonly Value[]): Column {
  const groups = new Map<string, { readonly kind: number; readonly values: Value[] }>();
  const kinds = values.map((value) => {
    const name = kindOf(value);
    const group = groups.get(name) ?? { kind: groups.size, values: [] };
    groups.set(name, group);
    group.values.push(value);
    return group.kind;
  });
  return { kinds, of: [...groups.values()].map((group) => columnOf(group.values)) };
}

function kindOf(value: Value): string {
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? JSON.stringify(Object.keys(value)) : '';
}

function isObject(value: Value): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valuesOf(column: Column, count: number): readonly Value[] {
  if (isList(column)) return column;
  if ('all' in column) return Array.from({ length: count }, () => column.all);
  if ('words' in column) return column.places.map((place) => column.words[place]);
  if ('counts' in column) return listsOf(column, count);
  if ('kinds' in column) return mixed(column);
  return objectsOf(column, count);
}

function mixed({ kinds, of }: Extract<Column, { kinds: unknown }>): Value[] {
  const counts = of.map(() => 0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  const groups = of.map((column, kind) => valuesOf(column, counts[kind] ?? 0).values());
  return kinds.map((kind) => groups[kind]?.next().value);
}

function listsOf({ counts, items }: Extract<Column, { counts: unknown }>, count: number): Value[] {
  const lengths = valuesOf(counts, count) as readonly number[];
  const all = valuesOf(
    items,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return all.slice(end - length, end);
  });
}

function objectsOf({ names, of }: Extract<Column, { names: unknown }>, count: number): Value[] {
  const fields = of.map((column) => valuesOf(column, count));
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, Value> = {};
    for (let field = 0; field < names.length; field++) row[names[field] as string] = fields[field]?.[index];
    return row;
  });
}

function isList(column: Column): column is readonly Value[] {
  return Array.isArray(column);
}
