import { type FocusEvent, type KeyboardEvent, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Spread over a control in a cell that the arrow keys come to; `column` is the same in every row. */
export function stop(column: string) {
  return { 'data-stop': column, tabIndex: -1 } as const;
}

const STOP = '[data-stop]:not(:disabled)';
const ROWS = 'tbody > tr[data-plain-row]';

export interface Stops {
  readonly ref: RefCallback<HTMLTableElement>;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
}

/**
 * Keys of a grid whose cells hold controls, as in a spreadsheet: the Tab key comes to one control of the grid, arrow keys
 * go left and right through the controls of a row and up and down within a column, Home and End to the ends of a row,
 * with Ctrl to those of the grid (ARIA grid pattern with the focus on what a cell holds).
 *
 * @param goToRow draws a row of a long list by its place, -1 for the last one
 */
export function useStops(goToRow: (place: number) => void): Stops {
  const table = useRef<HTMLTableElement | null>(null);
  // The tab stop lives in the page: a state of React would draw every row again with each step.
  useLayoutEffect(() => {
    if (table.current?.querySelector(`${STOP}[tabindex="0"]`) === null) {
      table.current.querySelector<HTMLElement>(STOP)?.setAttribute('tabindex', '0');
    }
  });
  const onFocus = useCallback(({ target }: FocusEvent<HTMLTableElement>) => {
    if (!target.matches(STOP)) return;
    for (const other of table.current?.querySelectorAll(`${STOP}[tabindex="0"]`) ?? []) {
      other.setAttribute('tabindex', '-1');
    }
    target.setAttribute('tabindex', '0');
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.metaKey || !from.matches(STOP)) return;
    const move = event.ctrlKey ? GRID_MOVES[event.key] : MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    focusStop(move(from, (place) => flushSync(() => goToRow(place))));
  };
  const ref = useCallback((element: HTMLTableElement | null) => {
    table.current = element;
  }, []);
  return { ref, onFocus, onKeyDown };
}

const NEIGHBOURS = {
  above: (from: HTMLElement) => beside(from, -1),
  below: (from: HTMLElement) => beside(from, 1),
  before: (from: HTMLElement) => inRow(from, (place) => place - 1),
  after: (from: HTMLElement) => inRow(from, (place) => place + 1),
} as const;

/** Goes from a stop to the one beside it; returns whether there is one. */
export function goToStop(from: HTMLElement, to: keyof typeof NEIGHBOURS): boolean {
  const next = NEIGHBOURS[to](from);
  focusStop(next);
  return next !== undefined;
}

type Move = (from: HTMLElement, draw: (place: number) => void) => HTMLElement | undefined;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: NEIGHBOURS.above,
  ArrowDown: NEIGHBOURS.below,
  ArrowLeft: NEIGHBOURS.before,
  ArrowRight: NEIGHBOURS.after,
  Home: (from) => inRow(from, () => 0),
  End: (from) => inRow(from, (_, last) => last),
};

const GRID_MOVES: Readonly<Record<string, Move>> = {
  Home: (from, draw) => endOfGrid(from, draw, 0),
  End: (from, draw) => endOfGrid(from, draw, -1),
};

function inRow(from: HTMLElement, next: (place: number, last: number) => number): HTMLElement | undefined {
  const stops = stopsOf(from.closest('tr'));
  return stops[next(stops.indexOf(from), stops.length - 1)];
}

/** Rows that are not drawn are further away than one step: those around the window always are. */
function beside(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = rowsOf(from);
  const row = rows[rows.indexOf(from.closest('tr') as HTMLTableRowElement) + step];
  return sameColumn(row, from) ?? stopsOf(row)[0];
}

function endOfGrid(from: HTMLElement, draw: (place: number) => void, place: 0 | -1): HTMLElement | undefined {
  draw(place);
  return sameColumn(rowsOf(from).at(place), from);
}

function sameColumn(row: Element | undefined, from: HTMLElement): HTMLElement | undefined {
  return stopsOf(row).find(({ dataset }) => dataset['stop'] === from.dataset['stop']);
}

function rowsOf(from: HTMLElement): HTMLTableRowElement[] {
  return [...(from.closest('table')?.querySelectorAll<HTMLTableRowElement>(ROWS) ?? [])];
}

function stopsOf(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(STOP) ?? [])];
}

function focusStop(next: HTMLElement | undefined): void {
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
