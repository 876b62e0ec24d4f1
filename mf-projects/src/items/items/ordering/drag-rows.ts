import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

/** The row of this id was let go above or below that of another. */
export type OnRowDrop = (draggedId: string, targetId: string, edge: 'above' | 'below') => void;

/** Rows of a table, or of a list. */
type RowName = 'tr' | 'li';

/** Attribute of the row beside which a dragged one would be dropped, with the side; rows draw a line there. */
const DROP_EDGE = 'data-drop-edge';
const HANDLE = '[data-drag]';

/**
 * Lets the rows of a grid be dragged by their handles and dropped beside others. One drop target and one draggable row
 * at a time serve all of them: registering each row took longer than drawing it while 500 of them were scrolled.
 *
 * @param rowName element that a row is
 * @returns the way to stop it
 */
export function dragRows(grid: HTMLElement, onDrop: OnRowDrop, rowName: RowName = 'tr'): () => void {
  const clear = () => grid.querySelector(`[${DROP_EDGE}]`)?.removeAttribute(DROP_EDGE);
  return combine(
    draggableUnderPointer(grid, rowName),
    dropTargetForElements({
      element: grid,
      canDrop: ({ source }) => typeof source.data['projectItemId'] === 'string',
      getData: ({ input }) => {
        const target = rowUnder(input, rowName);
        if (target === null) return {};
        const { row, projectItemId } = target;
        return attachClosestEdge({ projectItemId }, { input, element: row, allowedEdges: ['top', 'bottom'] });
      },
      onDrag: ({ self, source, location }) => {
        clear();
        const edge = extractClosestEdge(self.data);
        const targetId = self.data['projectItemId'];
        if (edge === null || source.data['projectItemId'] === targetId) return;
        rowUnder(location.current.input, rowName)?.row.setAttribute(DROP_EDGE, edge);
      },
      onDragLeave: clear,
      onDrop: ({ self, source }) => {
        clear();
        const [draggedId, targetId] = [source.data['projectItemId'], self.data['projectItemId']];
        if (typeof draggedId !== 'string' || typeof targetId !== 'string' || draggedId === targetId) return;
        onDrop(draggedId, targetId, extractClosestEdge(self.data) === 'top' ? 'above' : 'below');
      },
    }),
  );
}

/** The pointer is over a handle before it presses it, with a finger as well. */
function draggableUnderPointer(grid: HTMLElement, rowName: RowName): () => void {
  let last: HTMLElement | null = null;
  let stop = () => {};
  const follow = ({ target, buttons }: PointerEvent) => {
    const handle = target instanceof Element ? target.closest<HTMLElement>(HANDLE) : null;
    // A row that is being dragged stays the draggable one.
    if (handle === null || handle === last || (buttons !== 0 && last?.isConnected === true)) return;
    const { row, projectItemId } = rowAround(handle, rowName) ?? {};
    if (row === undefined) return;
    stop();
    last = handle;
    stop = draggable({ element: row, dragHandle: handle, getInitialData: () => ({ projectItemId }) });
  };
  grid.addEventListener('pointerover', follow);
  return () => {
    grid.removeEventListener('pointerover', follow);
    stop();
  };
}

interface DraggableRow {
  readonly row: HTMLElement;
  readonly projectItemId: string;
}

/** Through whatever the library lays below the pointer while something is dragged. */
function rowUnder(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  rowName: RowName,
): DraggableRow | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const row = rowAround(element, rowName);
    if (row !== null) return row;
  }
  return null;
}

/** The row around an element, where it can be dragged: alternates stay below what they are alternates of. */
function rowAround(element: Element, rowName: RowName): DraggableRow | null {
  const row = element.closest(rowName);
  const projectItemId = row?.querySelector<HTMLElement>(HANDLE)?.dataset['drag'];
  return row === null || projectItemId === undefined ? null : { row, projectItemId };
}
