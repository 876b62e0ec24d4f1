import { type RefObject, useEffect } from 'react';
import type { ChosenItems } from './chosen-items.ts';

/** Rows of a list are dragged by their handles; the code for it is loaded with the list. */
export function useItemDragging(list: RefObject<HTMLElement | null>, moveBeside: ChosenItems['moveBeside']): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const begin = async () => {
      const { dragRows } = await import('../../items/items/ordering/drag-rows.ts');
      if (!isGone && list.current !== null) stop = dragRows(list.current, moveBeside, 'li');
    };
    void begin();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [list, moveBeside]);
}
