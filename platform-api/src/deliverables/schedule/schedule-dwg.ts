import { type DwgJob, type DwgLine, type DwgText, DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { jobLines } from '../layout/job-facts.ts';
import type { TableBlock } from '../layout/printed-document.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { basisLines } from './schedule-document.ts';
import { scheduleTables } from './schedule-tables.ts';

/** Sheet inches: letters of 3/32 in., as drawings have them. */
const LETTER = 0.09375;
const TITLE_LETTER = 0.1875;
/** Width of a letter of the standard text style over its height. */
const LETTER_WIDTH = 0.95;
const PADDING = 0.06;
const ROW = 0.22;
const TABLE_GAP = 0.5;

const TEXT_LAYER = 'M-SCHD-TEXT';
const LINE_LAYER = 'M-SCHD-GRID';

/** Schedules as lines and texts on a sheet in inches, one table below the other. */
export function scheduleDwg(subject: DeliverableSubject): DwgJob {
  const texts: DwgText[] = [];
  const lines: DwgLine[] = [];
  let y = 0;
  const write = (text: string, height: number, x = 0) => {
    if (text !== '') texts.push({ text, x, y: y + (ROW - height) / 2, height, layer: TEXT_LAYER });
  };
  for (const { table, notes, title } of scheduleTables(subject)) {
    y -= ROW * 1.5;
    write(title.toUpperCase(), TITLE_LETTER);
    y = drawTable(table, y - ROW / 2, write, (newY) => (y = newY), lines);
    for (const [index, note] of notes.entries()) {
      y -= ROW;
      write(`${index + 1}. ${note}`, LETTER);
    }
    y -= TABLE_GAP;
  }
  for (const line of [
    MESSAGES.documentTitle({ document: MESSAGES.document.schedule, project: subject.projectName }),
    ...jobLines(subject),
    ...basisLines(subject),
  ]) {
    y -= ROW;
    write(line, LETTER);
  }
  return { kind: 'dwg', layers: [TEXT_LAYER, LINE_LAYER], texts, lines };
}

type Write = (text: string, height: number, x?: number) => void;

/** @returns where it ends */
function drawTable(
  { columns, rows }: TableBlock,
  top: number,
  write: Write,
  moveTo: (y: number) => void,
  lines: DwgLine[],
): number {
  const lefts = leftEdges([columns.map(({ label }) => label), ...rows]);
  const right = lefts.at(-1) ?? 0;
  let y = top;
  for (const row of [columns.map(({ label }) => label), ...rows]) {
    y -= ROW;
    moveTo(y);
    for (const [index, text] of row.entries()) write(text, LETTER, (lefts[index] ?? 0) + PADDING);
    lines.push({ from: [0, y], to: [right, y], layer: LINE_LAYER });
  }
  lines.push({ from: [0, top], to: [right, top], layer: LINE_LAYER });
  for (const x of lefts) lines.push({ from: [x, top], to: [x, y], layer: LINE_LAYER });
  return y;
}

/** Left edge of each column, and the right edge of the last. */
function leftEdges(rows: readonly (readonly string[])[]): number[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  const edges = [0];
  for (const characters of widths) edges.push((edges.at(-1) ?? 0) + characters * LETTER * LETTER_WIDTH + 2 * PADDING);
  return edges;
}
