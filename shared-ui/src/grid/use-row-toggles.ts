import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowToggle } from './grid-column.ts';
import type { GridStyles } from './grid-props.ts';

const MOVES: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** What the arrow keys go through. */
export const ROW_LIST = { 'data-row-list': true } as const;

export interface ToggledRow {
  readonly isOpen: boolean;
  readonly detailId: string;
  readonly content: () => ReactNode;
  readonly toggle: RowToggle;
}

type RowId = string | number;
type RowToggles<Row> = Pick<GridStyles<Row>, 'details' | 'rowId'> & { readonly rows: readonly Row[] };

export interface RowTogglesOf<Row> {
  /** Null in grids whose rows do not open. */
  readonly toggledRow: (row: Row) => ToggledRow | null;
  readonly isOpen: (row: Row) => boolean;
  /** Whether a row stays drawn: the one that the Tab key comes to, and those that were opened and used. */
  readonly isRetained: (row: Row) => boolean;
  /** A row was gone to, by keys or otherwise. */
  readonly onReach: (row: Row) => void;
}

/** The user's current row, and the rows visited before. */
interface Reached {
  readonly id: RowId | null;
  readonly all: ReadonlySet<RowId>;
}

/** Rows that open: what the button of each needs, and which of them the Tab key comes to. */
export function useRowToggles<Row>({ details, rowId, rows }: RowToggles<Row>): RowTogglesOf<Row> {
  const id = useId();
  const [reached, setReached] = useState<Reached>({ id: null, all: new Set() });
  // A row that did not change is not drawn again, so what it calls has to know the rows of today by itself.
  const latest = useRef({ details, rowId, rows });
  useEffect(() => {
    latest.current = { details, rowId, rows };
  });
  const onReach = useCallback((row: Row) => setReached((old) => after(old, latest.current.rowId(row))), []);
  const onToggle = (row: Row) => latest.current.details?.onToggle(row);
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, row: Row, isOpen: boolean) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      return onToggle(row);
    }
    const next = rowAfterKey(event, row, latest.current);
    if (next === undefined) return;
    event.preventDefault();
    const list = event.currentTarget.closest('[data-row-list]');
    // A row far away is drawn first.
    flushSync(() => onReach(next));
    focusToggle(list, latest.current.rowId(next));
  };
  const tabStop = rows.some((row) => rowId(row) === reached.id) ? reached.id : rows[0] && rowId(rows[0]);
  const toggledRow = (row: Row): ToggledRow | null => {
    if (details === undefined) return null;
    const isRowOpen = details.isOpen(row);
    const detailId = `${id}-${rowId(row)}`;
    const toggle: RowToggle = {
      'data-row-toggle': String(rowId(row)),
      'aria-expanded': isRowOpen,
      ...(isRowOpen && { 'aria-controls': detailId }),
      tabIndex: rowId(row) === tabStop ? 0 : -1,
      onClick: () => onToggle(row),
      onKeyDown: (event) => onKey(event, row, isRowOpen),
    };
    return { isOpen: isRowOpen, detailId, content: () => details.content(row), toggle };
  };
  const isOpen = (row: Row) => details?.isOpen(row) === true;
  const isRetained = (row: Row) => rowId(row) === tabStop || (reached.all.has(rowId(row)) && isOpen(row));
  return { toggledRow, isOpen, isRetained, onReach };
}

function after(old: Reached, id: RowId): Reached {
  return old.id === id ? old : { id, all: new Set(old.all).add(id) };
}

/** Arrow keys, Home and End go from row to row; Enter and Space are the button's own. */
function rowAfterKey<Row>(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  row: Row,
  { rows, rowId }: Pick<RowToggles<Row>, 'rows' | 'rowId'>,
): Row | undefined {
  const move = MOVES[key];
  if (move === undefined || altKey || ctrlKey || metaKey) return undefined;
  const index = rows.findIndex((other) => rowId(other) === rowId(row));
  return rows[move(index, rows.length - 1)];
}

function focusToggle(list: Element | null, id: RowId): void {
  const toggles = [...(list?.querySelectorAll<HTMLButtonElement>('[data-row-toggle]') ?? [])];
  const toggle = toggles.find(({ dataset }) => dataset['rowToggle'] === String(id));
  toggle?.focus();
  toggle?.scrollIntoView({ block: 'nearest' });
}
