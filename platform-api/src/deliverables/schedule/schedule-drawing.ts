import { type DrawingJob, type DrawnLine, type DrawnText, DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { jobLines } from '../layout/job-facts.ts';
import { issueText } from '../layout/letterhead.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { drawnTable } from './drawn-table.ts';
import { basisLines, withAlternates } from './schedule-document.ts';
import { baseAndAlternates, type ScheduleTable } from './schedule-tables.ts';
import { type SheetSize, sheetFor } from './sheets.ts';

/** Inches: letters of 3/32 in., as drawings have them. */
const LETTER = 0.09375;
const TITLE_LETTER = 0.1875;
const ROW = 0.18;
const TABLE_GAP = 0.4;
const TITLE_BLOCK = 0.8;
const TITLE_LINE = 0.145;

const LAYERS = { writing: 'M-SCHD-TEXT', grid: 'M-SCHD-GRID', sheet: 'M-ANNO-TTLB' } as const;

/** What is drawn between two upper edges; y is measured down from its own. */
interface DrawnBlock {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly DrawnText[];
  readonly lines: readonly DrawnLine[];
}

/** Schedules in inches on sheets with title blocks: the smallest sheet on which all of them have room, or several. */
export function scheduleDrawing(subject: DeliverableSubject, kind: DrawingJob['kind']): DrawingJob {
  const blocks = [...baseAndAlternates(subject).map(blockOf), factsBlock(subject)];
  const size = sheetFor({
    width: Math.max(...blocks.map(({ width }) => width)),
    height: blocks.reduce((sum, { height }) => sum + height + TABLE_GAP, TITLE_BLOCK),
  });
  const sheets = onSheets(blocks, size);
  const drawn = sheets.map((onOne, index) => {
    const { left, bottom, right, top } = edgesOf(size, index);
    let y = top - TABLE_GAP;
    const placed = onOne.map((block) => {
      const moved = movedBy(block, left + TABLE_GAP, y);
      y -= block.height + TABLE_GAP;
      return moved;
    });
    return [...placed, titleBlock(subject, { left, bottom, right, top }, `${index + 1} / ${sheets.length}`)];
  });
  const all = drawn.flat();
  const last = edgesOf(size, sheets.length - 1);
  return {
    kind,
    layers: Object.values(LAYERS),
    limits: [last.right + size.margin, size.height],
    texts: all.flatMap(({ texts }) => texts),
    lines: all.flatMap(({ lines }) => lines),
  };
}

/** Sheets lie beside each other. */
function edgesOf({ width, height, margin }: SheetSize, index: number) {
  const start = index * (width + 2 * margin);
  return { left: start + margin, bottom: margin, right: start + width - margin, top: height - margin };
}

type Edges = ReturnType<typeof edgesOf>;

function onSheets(blocks: readonly DrawnBlock[], { height, margin }: SheetSize): DrawnBlock[][] {
  const room = height - 2 * margin - TITLE_BLOCK;
  const sheets: DrawnBlock[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    const needed = block.height + TABLE_GAP;
    if (used > 0 && used + needed > room) {
      sheets.push([]);
      used = 0;
    }
    sheets.at(-1)?.push(block);
    used += needed;
  }
  return sheets;
}

function blockOf({ title, table, notes }: ScheduleTable): DrawnBlock {
  const { width, height, texts, lines } = drawnTable(table, LAYERS);
  const top = 2 * ROW;
  const noteLines = notes.map((note, index) => `${index + 1}. ${note}`);
  const written = noteLines.length === 0 ? [] : [MESSAGES.notesTitle.toLocaleUpperCase(), ...noteLines];
  const noteTexts = written.map((text, index) => textAt(text, 0, -(top + height + (index + 1.5) * ROW), LETTER));
  const head = textAt(title.toLocaleUpperCase(), 0, -TITLE_LETTER, TITLE_LETTER);
  const moved = movedBy({ width, height, texts, lines }, 0, -top);
  return {
    width,
    height: top + height + (written.length === 0 ? 0 : (written.length + 1) * ROW),
    texts: [head, ...moved.texts, ...noteTexts],
    lines: moved.lines,
  };
}

/** Who takes part in the job, its numbers, and what the values are for. */
function factsBlock(subject: DeliverableSubject): DrawnBlock {
  const written = [
    ...jobLines(subject),
    MESSAGES.basis.title.toLocaleUpperCase(),
    ...basisLines(withAlternates(subject)),
  ];
  return {
    width: 0,
    height: written.length * ROW,
    texts: written.map((text, index) => textAt(text, 0, -(index + 1) * ROW, LETTER)),
    lines: [],
  };
}

/** Border of the sheet, and company, project, document, date and number of the sheet at its lower edge. */
function titleBlock(subject: DeliverableSubject, { left, bottom, right, top }: Edges, sheet: string): DrawnBlock {
  const edge = bottom + TITLE_BLOCK;
  const { template } = subject;
  const cells = [
    ...(template === null ? [] : [[template.companyName, ...template.titleBlock]]),
    [subject.projectName],
    [MESSAGES.document.schedule],
    [issueText(subject)],
    [sheet],
  ];
  const step = (right - left) / cells.length;
  const frame = [
    [left, bottom, right, bottom],
    [right, bottom, right, top],
    [right, top, left, top],
    [left, top, left, bottom],
    [left, edge, right, edge],
    ...cells.slice(1).map((_, index) => [left + (index + 1) * step, bottom, left + (index + 1) * step, edge]),
  ] as const;
  return {
    width: right - left,
    height: top - bottom,
    texts: cells.flatMap((lines, index) => centered(lines, left + (index + 0.5) * step, bottom + TITLE_BLOCK / 2)),
    lines: frame.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ({ from: [x1, y1], to: [x2, y2], layer: LAYERS.sheet })),
  };
}

/** Lines around the middle of a cell of the title block; several are as small as the schedule. */
function centered(lines: readonly string[], x: number, middle: number): DrawnText[] {
  const height = lines.length === 1 ? LETTER * 1.5 : LETTER;
  const top = middle + ((lines.length - 1) * TITLE_LINE) / 2 - LETTER / 2;
  return lines.map((text, index) => ({
    ...textAt(text, x, top - index * TITLE_LINE, height),
    align: 'center',
    layer: LAYERS.sheet,
  }));
}

function textAt(text: string, x: number, y: number, height: number): DrawnText {
  return { text, x, y, height, align: 'left', layer: LAYERS.writing };
}

function movedBy(block: DrawnBlock, right: number, up: number): DrawnBlock {
  const moved = ([x, y]: readonly [number, number]) => [x + right, y + up] as const;
  return {
    ...block,
    texts: block.texts.map((text) => ({ ...text, x: text.x + right, y: text.y + up })),
    lines: block.lines.map(({ from, to, layer }) => ({ from: moved(from), to: moved(to), layer })),
  };
}
