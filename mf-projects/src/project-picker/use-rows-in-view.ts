import { type RefObject, useEffect, useState } from 'react';
import type { RowRange } from './use-project-pages.ts';

/** Rows beyond the window's edges, so that scrolling meets rows that are there. */
const ROWS_BEYOND = 10;

/** Which rows of equal height the window shows, whatever scrolls around the list. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  { count, rowHeightPx }: { readonly count: number; readonly rowHeightPx: number },
): RowRange {
  const [range, setRange] = useState<RowRange>(() => rangeFrom(0, rowHeightPx));
  useEffect(() => {
    const root = list.current?.getRootNode();
    if (root === undefined || count === 0) return;
    const measure = () => {
      const next = rangeFrom(list.current?.getBoundingClientRect().top ?? 0, rowHeightPx);
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    measure();
    // Scrolling of an inner part does not bubble; on its way down it passes here.
    root.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      root.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [list, count, rowHeightPx]);
  const last = Math.min(range.last, Math.max(0, count - 1));
  return { first: Math.min(range.first, last), last };
}

function rangeFrom(topPx: number, rowHeightPx: number): RowRange {
  const first = Math.floor(-topPx / rowHeightPx);
  const rows = Math.ceil(window.innerHeight / rowHeightPx);
  return { first: Math.max(0, first - ROWS_BEYOND), last: Math.max(0, first + rows + ROWS_BEYOND) };
}
