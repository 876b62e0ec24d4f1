import { looksLikeTag } from '../tag/index.ts';
import { findUnit } from '../value/index.ts';
import { filledCells, isBlank, isHeadLine, isValue, type Line } from './head-lines.ts';
import { readHead } from './read-head.ts';
import type { Table } from './table.ts';
import { tagInTitle } from './title-tag.ts';
import { withTitleTag } from './titles.ts';

const DUTY: readonly (string | null)[] = ['cfm', 'staticPressure', 'duty'];

/** Tables whose first column holds the names and whose other columns are the units, or one cell a line; null for others. */
export function turnedTables(lines: readonly Line[]): Table[] | null {
  const filled = lines.filter((line) => !isBlank(line));
  if (filled.length < 2) return null;
  if (filled.every((line) => filledCells(line).length === 1 && line.cells.length === 1)) return listedTable(filled);
  if (!isTurned(filled)) return null;
  return segmentsOf(lines).map(turned);
}

/** More lines than a turned table has. */
const MAX_NAMES = 80;

const fieldOf = (line: Line) => readHead([line.cells[0] ?? '']);

/** The first cell of most lines is a name, and that of a line with figures is an airflow or a pressure. */
function isTurned(lines: readonly Line[]): boolean {
  const several = lines.slice(0, MAX_NAMES).filter((line) => filledCells(line).length > 1);
  const named = several.filter((line) => fieldOf(line).isName || fieldOf(line).field !== null);
  if (named.length < 2 || named.length * 5 < several.length * 3) return false;
  const hasFigures = (line: Line) => line.cells.slice(1).some(isValue);
  const duties = named.filter((line) => DUTY.includes(fieldOf(line).field) && hasFigures(line));
  const heads = named.filter((line) => isHeadLine(line) && !hasFigures(line));
  return duties.length > 0 && heads.length * 2 < named.length;
}

/** Parts of a turned text: a name that comes again starts the next table, and so does a title with a tag. */
function segmentsOf(lines: readonly Line[]): Line[][] {
  const segments: Line[][] = [[]];
  let names = new Set<string>();
  for (const line of lines) {
    if (isBlank(line)) continue;
    const [name = ''] = line.cells;
    const isNext = filledCells(line).length > 1 ? names.has(name) : names.size > 0 && isTagTitle(line);
    if (isNext) {
      segments.push([]);
      names = new Set();
    }
    if (filledCells(line).length > 1) names.add(name);
    segments.at(-1)?.push(line);
  }
  return segments;
}

function turned(lines: readonly Line[]): Table {
  const titles = lines.filter(
    (line) => filledCells(line).length < 2 && (fieldOf(line).field === null || isTagTitle(line)),
  );
  const named = lines.filter((line) => !titles.includes(line));
  const width = Math.max(0, ...named.map(({ cells }) => cells.length));
  const isUnit = (cell: string) =>
    /^[-–—]*$/.test(cell) || findUnit(cell)?.rest === '' || /^[([].*[)\]]$/.test(cell) || readHead([cell]).isName;
  const areUnits = (column: number) => {
    const units = named.map(({ cells }) => cells[column] ?? '');
    return width > 2 && units.every(isUnit) && units.some((cell) => /\p{L}/u.test(cell));
  };
  // Units stand behind the names, or behind the values: 'AIRFLOW | 1200 | CFM'.
  const ofUnits = [1, width - 1].find(areUnits) ?? 0;
  const heads = named.map(({ cells }) => readHead([cells[0] ?? '', ...(ofUnits > 0 ? [cells[ofUnits] ?? ''] : [])]));
  const tagged = named.find((line) => fieldOf(line).field === 'tag') ?? named[0];
  const rows: Line[] = [];
  for (let index = 1; index < width; index++) {
    if (index === ofUnits) continue;
    const cells = named.map((line) => line.cells[index] ?? '');
    if (cells.some((cell) => cell !== '')) rows.push({ number: tagged?.number ?? 0, unit: index, cells });
  }
  const table = { line: named[0]?.number ?? 0, heads, lines: [...titles, ...rows] };
  const tags = titles.map(titleTag).filter((tag) => tag !== null);
  const [tag] = tags;
  if (tag === undefined || tags.length > 1 || heads.some(({ field }) => field === 'tag')) return table;
  const titled = withTitleTag(table, tag);
  return {
    ...titled,
    lines: titled.lines.map((line, index) => (index < titles.length ? { ...line, isTitle: true } : line)),
  };
}

const titleTag = (line: Line) => tagInTitle(filledCells(line)[0] ?? '');
const isTagTitle = (line: Line): boolean => filledCells(line).length === 1 && titleTag(line) !== null;

/** One cell a line, as a page copies: the names, then the cells of one row after another. */
function listedTable(lines: readonly Line[]): Table[] | null {
  const texts = lines.map(({ cells }) => cells[0] ?? '');
  const first = texts.findIndex((text) => readHead([text]).isName);
  if (first < 0) return null;
  let end = first;
  const names: string[][] = [];
  for (; end < texts.length; end++) {
    const text = texts[end] ?? '';
    if (/^[([]/.test(text) && names.length > 0) names.at(-1)?.push(text);
    else if (readHead([text]).isName) names.push([text]);
    else break;
  }
  const heads = names.map(readHead);
  const kinds = new Set(heads.map(({ field }) => field).filter((field) => field !== null));
  if (kinds.size < 2 || !heads.some(({ field }) => DUTY.includes(field))) return null;
  const rows = rowsOfList(
    lines.slice(end),
    heads.findIndex(({ field }) => field === 'tag'),
    heads.length,
  );
  const before = lines.slice(0, first);
  return [{ line: lines[first]?.number ?? 0, heads, lines: [...before, ...rows] }];
}

/** Each row has as many cells as there are names; where a tag comes too early or late, cells are missing and none counts. */
function rowsOfList(lines: readonly Line[], tag: number, width: number): Line[] {
  const text = (index: number) => lines[index]?.cells[0] ?? '';
  const rows: Line[] = [];
  let start = 0;
  while (start < lines.length) {
    let end = start + 1;
    const isNext = (index: number) =>
      tag === 0 ? looksLikeTag(text(index)) && /\d/.test(text(index)) && !/^[\d.,/]+$/.test(text(index)) : false;
    while (end < lines.length && end - start < width && !isNext(end)) end++;
    const cells = lines.slice(start, end).map(({ cells: [cell = ''] }) => cell);
    const isWhole = end - start === width;
    rows.push({ number: lines[start]?.number ?? 0, cells: isWhole ? cells : [cells[0] ?? ''] });
    start = end;
  }
  return rows;
}
