import { isNothing } from '../value/index.ts';
import type { ColumnNote } from './column-note.ts';
import type { Head } from './read-head.ts';
import type { UsedColumn, UsedColumns } from './used-columns.ts';

/** A text of a row that says nothing of its duty. */
export interface UnusedText {
  /** Position of its cell. */
  readonly index: number;
  /** The head of its column; empty without heads. */
  readonly head: string;
  readonly text: string;
  /** What its column was taken for, which is 'notUnderstood' also where it has no head. */
  readonly reason: ColumnNote['code'];
}

/** The texts of a row in columns that are not used, so that nothing is dropped in silence. */
export function unusedTexts(cells: readonly string[], columns: UsedColumns): UnusedText[] {
  const read = new Map([...columns.of.values()].flatMap((own) => own.map((column) => [column.index, own] as const)));
  return cells.slice(0, columns.widest).flatMap((cell, index) => {
    const text = cell.trim();
    const own = read.get(index);
    if (isNothing(text) || (own !== undefined && isUsed(index, own, cells, columns))) return [];
    const head = columns.heads[index];
    const reason = unusedReason(columns.notes[index] ?? null, head) ?? 'notUnderstood';
    return [{ index, head: head?.text ?? '', text, reason }];
  });
}

/** Why a column is not used; null for one that is. */
function unusedReason(note: ColumnNote | null, head: Head | undefined): UnusedText['reason'] | null {
  if (head?.note != null) return head.note;
  if (note !== null) return note.code;
  return head?.field == null ? 'notUnderstood' : null;
}

/** A column with a note counts where the better columns of its field say nothing. */
function isUsed(index: number, own: readonly UsedColumn[], cells: readonly string[], columns: UsedColumns): boolean {
  if (columns.notes[index] == null) return true;
  const isOnlyOne = own.every((other) => other.index === index || isNothing(cells[other.index] ?? ''));
  return isOnlyOne && columns.heads[index]?.note === null;
}
