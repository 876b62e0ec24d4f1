import type { RankedRow, ResultColumn } from './result-column.ts';
import { wordsIn } from './row-filters.ts';

/** A line of fans with its rows in a result. */
export interface ResultLine {
  /** 'Utility set, backward-inclined, belt', which distinguishes lines. */
  readonly name: string;
  /** What the models of the line begin with: 'KUB'. */
  readonly code: string;
  readonly count: number;
}

/** Lines of the rows, the one of the first row first. */
export function linesOf(rows: readonly RankedRow[]): readonly ResultLine[] {
  const lines = new Map<string, ResultLine>();
  for (const { description: name, modelDisplayAs } of rows) {
    const code = /^\p{Letter}*/u.exec(modelDisplayAs)?.[0] ?? '';
    lines.set(name, { code, name, count: (lines.get(name)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** The column for filtering rows by line; its text is shown in the model's cell. */
export const LINE_COLUMN: ResultColumn<RankedRow> = {
  id: 'line',
  label: '',
  unit: '',
  value: ({ description }) => description,
  text: ({ description }) => description,
  cell: ({ description }) => description,
  admits: ({ description }, requested) => wordsIn(requested).includes(description),
};

/** Whether a model has a text in its name: 'kub 135' finds KUB135. */
export function isNamed({ modelDisplayAs }: RankedRow, text: string): boolean {
  return plainName(modelDisplayAs).includes(plainName(text));
}

function plainName(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '');
}

/** The lines to show after a choice: all of them are no filter, so that nothing is left out which a later look would miss. */
export function chosenLines(lines: readonly ResultLine[], names: readonly string[]): readonly string[] {
  return names.length === lines.length ? [] : names;
}
