import type { GridModel } from '@specbuilder/shared-ui/grid';
import type { ResultColumn } from './result-column.ts';

/** A column with its filter: passes rows whose cell equals one of some texts, or whose number is within a maximum. */
export function filtering<Row>(column: ResultColumn<Row>): ResultColumn<Row> {
  const { filter, value } = column;
  if (filter === 'words')
    return {
      ...column,
      admits: (row, requested) => wordsOfCell(column, row).some((word) => wordsIn(requested).includes(word)),
    };
  if (filter === 'most') return { ...column, admits: (row, requested) => Number(value(row) ?? 0) <= Number(requested) };
  return column;
}

/** Words that a filter was given; none while it filters nothing. */
export function wordsIn(requested: unknown): readonly string[] {
  return Array.isArray(requested) ? requested.map(String) : [];
}

/** Sets what rows have to be in a column; nothing chosen filters nothing. */
export function setWords<Row>({ table }: GridModel<Row>, id: string, words: readonly string[]): void {
  table.getColumn(id)?.setFilterValue(words.length === 0 ? undefined : words);
}

/** What the cells of a column say, each once, in the order of their values. */
export function wordsOf<Row>(rows: readonly Row[], column: ResultColumn<Row>): readonly string[] {
  const order = (row: Row, word: string) => (column.words === undefined ? column.value(row) : word);
  const values = new Map(
    rows.flatMap((row) => wordsOfCell(column, row).map((word) => [word, order(row, word)] as const)),
  );
  const isLess = (a: number | string | null, b: number | string | null) => Number((a ?? 0) > (b ?? 0)) * 2 - 1;
  return [...values].sort(([, a], [, b]) => isLess(a, b)).map(([word]) => word);
}

function wordsOfCell<Row>({ text, words }: ResultColumn<Row>, row: Row): readonly string[] {
  return words?.(row) ?? [text(row)];
}
