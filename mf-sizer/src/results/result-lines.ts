import type { RankedRow } from './result-column.ts';

/** A line of fans with its rows in a result. */
export interface ResultLine {
  /** 'Utility set, backward-inclined, belt', which tells lines apart. */
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

/** Rows of the chosen lines; all of them while none is chosen. */
export function rowsOfLines<Row extends RankedRow>(rows: readonly Row[], chosen: readonly string[]): readonly Row[] {
  return chosen.length === 0 ? rows : rows.filter(({ description }) => chosen.includes(description));
}

/** Rows whose model has a text in its name: 'kub 135' finds KUB135. */
export function rowsOfModel<Row extends RankedRow>(rows: readonly Row[], text: string): readonly Row[] {
  const wanted = plainName(text);
  return wanted === '' ? rows : rows.filter(({ modelDisplayAs }) => plainName(modelDisplayAs).includes(wanted));
}

function plainName(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '');
}

/** The lines to show after a choice: all of them are no filter, so that nothing is left out which a later look would miss. */
export function chosenLines(lines: readonly ResultLine[], names: readonly string[]): readonly string[] {
  return names.length === lines.length ? [] : names;
}
