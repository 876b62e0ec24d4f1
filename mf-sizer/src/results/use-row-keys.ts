import { type KeyboardEvent, useCallback } from 'react';

const MOVES: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface RowKeysOptions {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * Arrow keys, Home and End go from row to row, Escape closes an open one; Enter and Space are the button's own.
 *
 * @returns what a row's button hears
 */
export function useRowKeys() {
  return useCallback((event: KeyboardEvent<HTMLButtonElement>, { isOpen, onToggle }: RowKeysOptions) => {
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
  }, []);
}
