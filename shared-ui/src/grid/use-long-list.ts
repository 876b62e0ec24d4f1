import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useMemo } from 'react';
import { type ListLayout, useListLayout } from './list-layout.ts';

/** Parts drawn beyond each edge of the window: what a turn of the wheel, or the Tab key, comes to before the next draw. */
const OVERSCAN = 8;
/** Parts that come and go together. */
const STEP = 4;
/** What a row that is open takes until it has been drawn once. */
const OPENED_PX = 420;

/** What a list consists of: a row, or what a row opens to. */
export interface ListPart {
  readonly key: string;
  /** Its height is its content's own; all other parts are of one height. */
  readonly isOpened: boolean;
  /** Stays drawn wherever the list is scrolled to. */
  readonly isRetained: boolean;
}

export interface DrawnPart<Part> {
  readonly part: Part;
  readonly index: number;
  /** Height of the parts before it that are not drawn, px. */
  readonly spaceBeforePx: number;
}

export interface LongList<Part> {
  readonly drawn: readonly DrawnPart<Part>[];
  /** Height of the parts after the last one that is drawn, px. */
  readonly spaceAfterPx: number;
  /** Goes to the element of each part, which has its index as data-index. */
  readonly measure: RefCallback<Element>;
}

/**
 * Which parts of a long list are drawn: those in the window and some around, wherever they are scrolled to, and those that
 * are kept. Before the first paint one row is drawn alone, for its height.
 *
 * @param rowHeightPx of a row until one is drawn
 */
export function useLongList<Part extends ListPart>(
  list: RefObject<HTMLElement | null>,
  parts: readonly Part[],
  rowHeightPx: number,
): LongList<Part> {
  const layout = useListLayout(list, parts);
  const virtualizer = useListVirtualizer(parts, layout, rowHeightPx);
  const { measureElement: measure } = virtualizer;
  if (layout === null) return firstLook(parts, rowHeightPx);
  const { topPx, gapPx } = layout;
  const drawn: DrawnPart<Part>[] = [];
  let [end, before] = [topPx, -1];
  for (const { index, start, end: next } of virtualizer.getVirtualItems()) {
    const part = parts[index];
    if (part === undefined) continue;
    // A spacer row replaces omitted parts, with a gap on each side that has a neighbour.
    const gaps = before < 0 ? gapPx : 2 * gapPx;
    drawn.push({ part, index, spaceBeforePx: index === before + 1 ? 0 : Math.max(0, start - end - gaps) });
    [end, before] = [next, index];
  }
  const isLastDrawn = before === parts.length - 1;
  const restPx = topPx + virtualizer.getTotalSize() - end - gapPx;
  return { drawn, spaceAfterPx: isLastDrawn ? 0 : Math.max(0, restPx), measure };
}

/** A row that is not open, and the approximate height of the others, so that the page keeps its scroll position. */
function firstLook<Part extends ListPart>(parts: readonly Part[], rowHeightPx: number): LongList<Part> {
  const index = Math.max(
    0,
    parts.findIndex(({ isOpened }) => !isOpened),
  );
  const part = parts[index];
  const drawn = part === undefined ? [] : [{ part, index, spaceBeforePx: 0 }];
  return { drawn, spaceAfterPx: (parts.length - 1) * rowHeightPx, measure: ignore };
}

function ignore(): void {}

function useListVirtualizer(parts: readonly ListPart[], layout: ListLayout | null, rowHeightPx: number) {
  const { topPx = 0, rowPx = null, gapPx = 0, scroller = null } = layout ?? {};
  const kept = useMemo(() => parts.flatMap(({ isRetained }, index) => (isRetained ? [index] : [])), [parts]);
  const options = {
    count: parts.length,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    gap: gapPx,
    getItemKey: useCallback((index: number) => parts[index]?.key ?? index, [parts]),
    estimateSize: (index: number) => (parts[index]?.isOpened ? OPENED_PX : (rowPx ?? rowHeightPx)),
    rangeExtractor: useCallback((range: Range) => withKept(range, kept), [kept]),
    measureElement: heightOf,
    // Drawn with the frame, not within each event: 3 frames of 374 dropped at 3,600 px/s instead of 92, and none empty.
    useFlushSync: false,
  };
  const isReady = layout !== null;
  const inPage = useWindowVirtualizer({
    ...options,
    enabled: isReady && scroller === null,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const inScroller = useVirtualizer({
    ...options,
    enabled: isReady && scroller !== null,
    getScrollElement: () => scroller,
    initialOffset: () => scroller?.scrollTop ?? 0,
    initialRect: { width: scroller?.clientWidth ?? 0, height: scroller?.clientHeight ?? 0 },
  });
  return scroller === null ? inPage : inScroller;
}

/** Not rounded: half a pixel in each of 500 rows would move those in the window. */
function heightOf(element: Element): number {
  return element.getBoundingClientRect().height;
}

/** The window and what is around it, by whole steps: one layout of the table for some rows instead of one for each. */
function withKept({ startIndex, endIndex, ...range }: Range, kept: readonly number[]): number[] {
  const near = defaultRangeExtractor({
    ...range,
    startIndex: Math.floor(startIndex / STEP) * STEP,
    endIndex: Math.min(range.count - 1, Math.ceil((endIndex + 1) / STEP) * STEP - 1),
  });
  const [from = 0, to = -1] = [near[0], near.at(-1)];
  return [...kept.filter((index) => index < from), ...near, ...kept.filter((index) => index > to)];
}
