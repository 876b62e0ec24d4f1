import type { ResultColumn } from './result-column.ts';

/** What rows have to be, by the ids of columns. */
export interface RowFilters {
  /** One of these, as their cells say. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** No more than this. */
  readonly most: Readonly<Record<string, number>>;
}

export const NO_FILTERS: RowFilters = { words: {}, most: {} };

/** A filter whose column is gone, as a price under 'No Pricing', filters nothing. */
export function rowsOfFilters<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  { words, most }: RowFilters,
): readonly Row[] {
  const tests = columns.flatMap(({ id, text, value, filter }) => {
    const [chosen, limit] = [words[id] ?? [], most[id]];
    if (filter === 'words' && chosen.length > 0) return (row: Row) => chosen.includes(text(row));
    if (filter === 'most' && limit !== undefined) return (row: Row) => Number(value(row) ?? 0) <= limit;
    return [];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

/** How many columns filter. */
export function filterCount<Row>(columns: readonly ResultColumn<Row>[], { words, most }: RowFilters): number {
  return columns.filter(({ id }) => (words[id] ?? []).length > 0 || most[id] !== undefined).length;
}

/** What the cells of a column say, each once, in the order of their values. */
export function wordsOf<Row>(rows: readonly Row[], { text, value }: ResultColumn<Row>): readonly string[] {
  const values = new Map(rows.map((row) => [text(row), value(row)]));
  const isLess = (a: number | string | null, b: number | string | null) => Number((a ?? 0) > (b ?? 0)) * 2 - 1;
  return [...values].sort(([, a], [, b]) => isLess(a, b)).map(([word]) => word);
}
