import { useMemo, useState } from 'react';
import type { RankedRow } from './result-column.ts';
import { linesOf, type ResultLine, rowsOfLines } from './result-lines.ts';

export interface LineChoice<Row extends RankedRow> {
  readonly lines: readonly ResultLine[];
  /** Names of the chosen lines; none stands for all. */
  readonly chosen: readonly string[];
  /** Rows of the chosen lines. */
  readonly shown: readonly Row[];
  readonly choose: (names: readonly string[]) => void;
}

const NO_LINES: readonly string[] = [];

/** Which lines of a result are shown. Another result begins with all of them. */
export function useLineChoice<Row extends RankedRow>(resultId: string, rows: readonly Row[]): LineChoice<Row> {
  const [choice, setChoice] = useState({ resultId, names: NO_LINES });
  const lines = useMemo(() => linesOf(rows), [rows]);
  const names = choice.resultId === resultId ? choice.names : NO_LINES;
  return {
    lines,
    chosen: names,
    shown: useMemo(() => rowsOfLines(rows, names), [rows, names]),
    // All of them is no filter: nothing is left out that a later look would miss.
    choose: (chosen) => setChoice({ resultId, names: chosen.length === lines.length ? NO_LINES : chosen }),
  };
}
