import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { RowToggle } from './grid-column.ts';
import type { FilledGridProps } from './grid-props.ts';

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
  /** Makes the row the one that the Tab key comes to. */
  readonly onFocus: () => void;
}

type RowToggles<Row> = Pick<FilledGridProps<Row>, 'details' | 'rowId' | 'rows'>;

/** Rows that open: what the button of each needs, and which of them the Tab key comes to. */
export function useRowToggles<Row>({ details, rowId, rows }: RowToggles<Row>): (row: Row) => ToggledRow | null {
  const id = useId();
  const [reached, setReached] = useState<string | number | null>(null);
  // A row that did not change is not drawn again, so what it calls has to know the details of today by itself.
  const latest = useRef(details);
  useEffect(() => {
    latest.current = details;
  });
  if (details === undefined) return () => null;
  const tabStop = rows.some((row) => rowId(row) === reached) ? reached : rows[0] && rowId(rows[0]);
  return (row) => {
    const isOpen = details.isOpen(row);
    const detailId = `${id}-${rowId(row)}`;
    const onToggle = () => latest.current?.onToggle(row);
    return {
      isOpen,
      detailId,
      content: () => details.content(row),
      onFocus: () => setReached(rowId(row)),
      toggle: {
        'data-row-toggle': true,
        'aria-expanded': isOpen,
        ...(isOpen && { 'aria-controls': detailId }),
        tabIndex: rowId(row) === tabStop ? 0 : -1,
        onClick: onToggle,
        onKeyDown: (event) => onRowKey(event, isOpen, onToggle),
      },
    };
  };
}

/** Arrow keys, Home and End go from row to row, Escape closes an open one; Enter and Space are the button's own. */
function onRowKey(event: KeyboardEvent<HTMLButtonElement>, isOpen: boolean, onToggle: () => void): void {
  if (event.key === 'Escape' && isOpen) {
    event.stopPropagation();
    onToggle();
    return;
  }
  const move = MOVES[event.key];
  if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.currentTarget.closest('[data-row-list]');
  const toggles = [...(list?.querySelectorAll<HTMLButtonElement>('[data-row-toggle]') ?? [])];
  const next = toggles[move(toggles.indexOf(event.currentTarget), toggles.length - 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
