import { findUser, userDisplayName } from '../../accounts/index.ts';
import { type CellEditors, HttpError, PROJECT_MESSAGES, type Queryable } from '../../core/index.ts';
import { projectItemOf } from '../fan-items/item-response.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import type { NewFanItem } from '../fan-items/store.ts';
import type { OwnedItemRow } from './item-store.ts';

/** What is edited of an item in its place. */
const CELLS = ['tag', 'quantity', 'notes', 'location'] as const;
export type Cell = (typeof CELLS)[number];

/** Values of cells; those that are absent are not spoken of. */
export interface CellsBefore {
  readonly tag?: string | null | undefined;
  readonly quantity?: number | undefined;
  readonly notes?: string | null | undefined;
  readonly location?: string | null | undefined;
}

/** Cells that an edit is about: a value that the caller saw and sends back is none of them. */
export function editedCells(requested: CellsBefore, was: CellsBefore = {}): Cell[] {
  return CELLS.filter((cell) => requested[cell] !== undefined && requested[cell] !== was[cell]);
}

/** The first cell that another user changed since the caller saw it; a change to the same value is no conflict. */
export function overtakenCell(item: OwnedItemRow, requested: CellsBefore, was: CellsBefore = {}): Cell | undefined {
  return editedCells(requested, was).find(
    (cell) => was[cell] !== undefined && item[cell] !== was[cell] && item[cell] !== requested[cell],
  );
}

export function changeOf(
  { cellEditors }: OwnedItemRow,
  requested: CellsBefore,
  cells: readonly Cell[],
  userId: string | null,
): Partial<NewFanItem> {
  const editors: CellEditors =
    userId === null ? cellEditors : { ...cellEditors, ...Object.fromEntries(cells.map((cell) => [cell, userId])) };
  return { ...Object.fromEntries(cells.map((cell) => [cell, requested[cell]])), cellEditors: editors };
}

/** Says who was first and what the cell is now, with the whole item as it is. */
export async function overtakenRejection(
  db: Queryable,
  item: OwnedItemRow,
  cell: Cell,
  today: ItemsToday,
): Promise<HttpError> {
  const who = await nameOf(db, item.cellEditors[cell]);
  const now = String(item[cell] ?? '');
  // A tag that changed names nothing any more.
  const named = cell === 'tag' ? item.snapshot.modelDisplayAs : (item.tag ?? item.snapshot.modelDisplayAs);
  const message = PROJECT_MESSAGES.cellOvertaken({
    who,
    cell,
    now,
    item: named,
    isEmpty: now === '' ? 'yes' : 'no',
  });
  // The field name in the calls and responses of items.
  const field = cell === 'quantity' ? 'qty' : cell;
  return new HttpError('conflict', message, {
    fields: { [field]: [message] },
    current: projectItemOf(item, false, today),
  });
}

/** The name of the user who changed it first; if unknown, a generic name. */
export async function nameOf(db: Queryable, userId: string | null | undefined): Promise<string> {
  const found = userId ? await findUser(db, userId) : undefined;
  return found === undefined ? PROJECT_MESSAGES.someUser : userDisplayName(found.user);
}
