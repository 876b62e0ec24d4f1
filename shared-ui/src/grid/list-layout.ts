import { type RefObject, useLayoutEffect, useState } from 'react';

/** Position of a long list. */
export interface ListLayout {
  /** The ancestor that scrolls the list; null where the page does. */
  readonly scroller: HTMLElement | null;
  /** Start of the list in what scrolls, px. */
  readonly topPx: number;
  /** Height of a row that is not open, px; null while all of them are. */
  readonly rowPx: number | null;
  /** Between two rows, px. */
  readonly gapPx: number;
}

/** Position and row height of a list, whatever changes on the page; null until its first row is drawn. */
export function useListLayout(list: RefObject<HTMLElement | null>, parts: readonly unknown[]): ListLayout | null {
  const [layout, setLayout] = useState<ListLayout | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts may be at other positions
  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      if (element !== null) setLayout((old) => sameOr(old, layoutOf(element, old)));
    };
    look();
    // Content above the list moves it down, and changes the height of the page with it.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, parts]);
  return layout;
}

function layoutOf(list: HTMLElement, old: ListLayout | null): ListLayout {
  const scroller = scrollerOf(list) ?? stillAround(list, old?.scroller ?? null);
  const topInWindow = (list.firstElementChild ?? list).getBoundingClientRect().top;
  const scrolled = scroller === null ? window.scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top;
  const rowPx = list.querySelector('[data-plain-row]')?.getBoundingClientRect().height ?? old?.rowPx ?? null;
  // A row that turns up with half a pixel more does not move all the others.
  const isSameHeight = old !== null && old.rowPx !== null && rowPx !== null && Math.abs(old.rowPx - rowPx) < 1;
  return {
    scroller,
    topPx: Math.round(topInWindow + scrolled),
    rowPx: isSameHeight ? old.rowPx : rowPx,
    gapPx: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
  };
}

/** Looked for each time: a grid that gets too narrow for its columns becomes a box that scrolls, and the page again later. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement)
    if (canScroll(outer) && outer.scrollHeight > outer.clientHeight + 1) return outer;
  return null;
}

/** A list that a filter left few rows of has nothing to scroll for a while, and the same box around it. */
function stillAround(list: HTMLElement, scroller: HTMLElement | null): HTMLElement | null {
  return scroller?.contains(list) && canScroll(scroller) ? scroller : null;
}

function canScroll(element: HTMLElement): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function sameOr(old: ListLayout | null, now: ListLayout): ListLayout {
  const names = ['scroller', 'topPx', 'rowPx', 'gapPx'] as const;
  return old !== null && names.every((name) => old[name] === now[name]) ? old : now;
}
