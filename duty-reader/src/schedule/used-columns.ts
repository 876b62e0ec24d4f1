import { looksLikeTag } from '../tag/index.ts';
import { type DecimalMark, decimalMark, isNothing } from '../value/index.ts';
import type { ColumnNote } from './column-note.ts';
import type { ColumnField } from './columns-read.ts';
import { withExhaustOfUnits } from './exhaust-of-units.ts';
import { fanRolesOf, withFanRoles } from './fan-roles.ts';
import type { Line } from './head-lines.ts';
import { areMost, withCells } from './heads-by-cells.ts';
import { type Head, headFor, readHead } from './read-head.ts';
import { areApart } from './sound-distance.ts';
import type { FanRoles, Table } from './table.ts';

/** A column that rows are read from. */
export interface UsedColumn {
  readonly index: number;
  readonly head: Head;
  readonly decimal: DecimalMark | null;
}
export interface UsedColumns {
  readonly of: ReadonlyMap<ColumnField, readonly UsedColumn[]>;
  /** Heads by column, with what the cells below them added: 'POWER' over '208/3/60' is a supply. */
  readonly heads: readonly Head[];
  readonly notes: readonly (ColumnNote | null)[];
  /** Columns of the table itself; those behind the widest of its lines hold what the user entered. */
  readonly ownWidth: number;
  readonly widest: number;
  /** Columns that name a fan together; null where a tag is one cell. */
  readonly roles: FanRoles | null;
}

/** Fields that several columns may be candidates of, or that are made of the texts of several columns. */
const OF_SEVERAL: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'cfm',
  'staticPressure',
  'btus',
  'type',
  'mounting',
  'notes',
  'service',
  'location',
  'duty',
]);
const LAST_RANK_OF_DUTY = 2;

/**
 * @param chosen what the user says that columns are used as
 * @param edited fields that some row has another text for: each gets a column that comes before all others
 */
export function usedColumns(
  table: Table,
  decimal: DecimalMark | null,
  chosen: ReadonlyMap<number, ColumnField | null>,
  edited: readonly ColumnField[],
): UsedColumns {
  const fans = table.lines.filter(({ isTitle }) => isTitle !== true).slice(0, 400);
  const cellsOfColumn = (index: number) =>
    fans.map((line) => line.cells[index] ?? '').filter((cell) => !isNothing(cell));
  const tagged = withTags(withCells(table.heads, cellsOfColumn), cellsOfColumn);
  const found = table.roles ?? fanRolesOf(tagged, cellsOfColumn);
  const isChosen = found !== null && (chosen.has(found.system) || chosen.has(found.role));
  const ofFans = isChosen ? tagged : withFanRoles(tagged, found, cellsOfColumn);
  const meant = withExhaustOfUnits(ofFans, (index) => fans.map(({ cells }) => cells[index] ?? ''));
  const heads = meant.map((head, index) => (chosen.has(index) ? headFor(head, chosen.get(index) ?? null) : head));
  const of = new Map<ColumnField, UsedColumn[]>();
  heads.forEach((head, index) => {
    if (head.field === null) return;
    const mark = decimalMark(cellsOfColumn(index)) ?? decimal;
    of.set(head.field, [...(of.get(head.field) ?? []), { index, head, decimal: mark }]);
  });
  const notes = heads.map(({ note }): ColumnNote | null => (note === null ? null : { code: note }));
  for (const [field, columns] of of) {
    const sorted = columns.toSorted((a, b) => a.head.rank - b.head.rank || a.index - b.index);
    const [first] = sorted;
    const isLeftOut = (column: UsedColumn) => (OF_SEVERAL.has(field) ? isSecond(column, first) : column !== first);
    for (const column of sorted.filter(isLeftOut))
      notes[column.index] = { code: 'usedInstead', field, head: first?.head.text ?? '' };
    of.set(field, OF_SEVERAL.has(field) ? sorted : sorted.slice(0, 1));
  }
  leaveOutOtherDistance(of, notes);
  const ownWidth = heads.length;
  const widest = Math.max(ownWidth, ...table.lines.map(({ cells }) => cells.length));
  edited.forEach((field, place) => {
    const own = of.get(field) ?? [];
    of.set(field, [editColumn(field, widest + place, own[0]), ...own]);
  });
  return { of, heads, notes, ownWidth, widest, roles: isChosen || edited.includes('tag') ? null : found };
}

/** Levels at another distance than the sones are no limit of the same search. */
function leaveOutOtherDistance(of: Map<ColumnField, UsedColumn[]>, notes: (ColumnNote | null)[]): void {
  const [sones] = of.get('sones') ?? [];
  if (sones === undefined || !areApart(of)) return;
  for (const { index } of of.get('soundPressure') ?? [])
    notes[index] = { code: 'usedInstead', field: 'sones', head: sones.head.text };
  of.delete('soundPressure');
}

/** What the user enters into a cell is in the unit of its column, where it names none. */
function editColumn(field: ColumnField, index: number, own: UsedColumn | undefined): UsedColumn {
  const head = own?.head ?? { ...readHead(['']), field };
  return { index, head: { ...head, rank: 0 }, decimal: own?.decimal ?? null };
}

/** A column that counts only where the better one has nothing. */
function isSecond({ head }: UsedColumn, first: UsedColumn | undefined): boolean {
  const isDuty = head.field === 'cfm' || head.field === 'staticPressure' || head.field === 'btus';
  if (!isDuty || first === undefined) return false;
  return head.rank > first.head.rank || (head.rank > LAST_RANK_OF_DUTY && first.head.rank <= LAST_RANK_OF_DUTY);
}

const TEXTS: readonly (ColumnField | null)[] = [null, 'service', 'type', 'mounting', 'location'];

/** Tags below a head that names none: the first column of them. */
function withTags(heads: readonly Head[], cellsOfColumn: (index: number) => readonly string[]): Head[] {
  const isTag = (cell: string) => /\p{L}/u.test(cell) && looksLikeTag(cell);
  const isOfTags = ({ field }: Head, index: number) =>
    TEXTS.includes(field) && cellsOfColumn(index).length > 0 && areMost(cellsOfColumn(index), isTag);
  const hasTag = heads.some(({ field }) => field === 'tag');
  const ofTags = hasTag ? -1 : heads.findIndex(isOfTags);
  const first =
    hasTag || ofTags >= 0
      ? ofTags
      : heads.findIndex(
          ({ note }, index) => note === 'anotherNumber' && cellsOfColumn(index).some((cell) => /\d/.test(cell)),
        );
  return heads.map((head, index) => (index === first ? { ...head, field: 'tag', rank: 2, note: null } : head));
}

/** The decimal mark that the figures of all tables show. */
export function decimalOfAll(tables: readonly Table[]): DecimalMark | null {
  const lines = tables.flatMap((table): readonly Line[] => table.lines.slice(0, 400));
  return decimalMark(
    lines.flatMap(({ cells }) => cells.filter((cell) => /^\W{0,2}\d/.test(cell) && /[.,]/.test(cell))),
  );
}
