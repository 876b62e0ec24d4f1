import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../../project-data/late-work/after-paint.ts';
import { useItemActions } from '../item-actions.ts';

/** Rows of the grid are dragged by their handles, where items have an order that this user may change. */
export function useRowDragging(grid: RefObject<HTMLElement | null>): void {
  const { order, isReadOnly, hasOrder } = useItemActions();
  const isActive = !isReadOnly && hasOrder;
  useEffect(() => {
    if (!isActive) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const begin = async () => {
      const { dragRows } = await import('./drag-rows.ts');
      if (!isGone && grid.current !== null) stop = dragRows(grid.current, order.moveBeside);
    };
    // Loaded after the first paint: no drag starts sooner, and the rows come without the 7 kB of dragging code.
    const callOff = afterPaint(() => void begin());
    return () => {
      callOff();
      isGone = true;
      stop?.();
    };
  }, [grid, order, isActive]);
}
