import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface TabKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLDivElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

const TAB = '[role="tab"]:not(:disabled)';
const CHOSEN = `${TAB}[aria-selected="true"]`;

/**
 * Keys of a tab list (WAI-ARIA APG, tabs): the Tab key comes to the chosen tab and leaves the list from whichever has the
 * focus; arrow keys go round, Home and End to the ends.
 */
export function useTabKeys(isVertical = false): TabKeys {
  const ref = useRef<HTMLDivElement>(null);
  // The stop lives in the page, as that of a grid does. A tab may have been chosen, or have come or gone.
  useLayoutEffect(() => {
    if (ref.current !== null) setStop(ref.current, ref.current.querySelector(`${TAB}:focus`));
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => setStop(currentTarget, target),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setStop(currentTarget, null);
    },
    onKeyDown: (event) => {
      const { key, ctrlKey, altKey, shiftKey, metaKey } = event;
      const move = (isVertical ? DOWN_KEYS : ACROSS_KEYS)[key];
      if (move === undefined || ctrlKey || altKey || shiftKey || metaKey) return;
      const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(TAB)];
      const place = tabs.findIndex((tab) => tab.contains(event.target as Node));
      if (place === -1) return;
      // The page does not scroll, and a grid around the list does not move.
      event.preventDefault();
      event.stopPropagation();
      tabs.at(move(place, tabs.length))?.focus();
    },
  };
}

/** One tab is reached with the Tab key: that with the focus, else the chosen one, else the first. */
function setStop(list: HTMLElement, focused: Element | null): void {
  const stop = focused ?? list.querySelector(CHOSEN) ?? list.querySelector(TAB);
  for (const tab of list.querySelectorAll<HTMLElement>('[role="tab"]')) tab.tabIndex = tab === stop ? 0 : -1;
}

type Move = (place: number, count: number) => number;

const next: Move = (place, count) => (place + 1) % count;
const previous: Move = (place) => place - 1;
const first: Move = () => 0;
const last: Move = () => -1;

const END_KEYS = { Home: first, PageUp: first, End: last, PageDown: last } as const;
const ACROSS_KEYS: Readonly<Record<string, Move>> = { ArrowRight: next, ArrowLeft: previous, ...END_KEYS };
const DOWN_KEYS: Readonly<Record<string, Move>> = { ArrowDown: next, ArrowUp: previous, ...END_KEYS };
