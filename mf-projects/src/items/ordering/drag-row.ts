import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

interface DraggedRow {
  readonly row: HTMLElement;
  readonly handle: HTMLElement;
  readonly projectItemId: string;
  /** The row of this id was let go above or below this one. */
  readonly onDrop: (draggedId: string, edge: 'above' | 'below') => void;
}

/** Attribute of the row that a dragged one would come to stand beside, with the side; rows draw a line there. */
const DROP_EDGE = 'data-drop-edge';

/**
 * Lets a row be dragged by its handle and dropped beside others.
 *
 * @returns the way to stop it
 */
export function dragRow({ row, handle, projectItemId, onDrop }: DraggedRow): () => void {
  const clear = () => row.removeAttribute(DROP_EDGE);
  return combine(
    draggable({ element: row, dragHandle: handle, getInitialData: () => ({ projectItemId }) }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => typeof source.data['projectItemId'] === 'string',
      getData: ({ input, element }) =>
        attachClosestEdge({ projectItemId }, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => {
        const edge = extractClosestEdge(self.data);
        if (edge === null || source.data['projectItemId'] === projectItemId) clear();
        else row.setAttribute(DROP_EDGE, edge);
      },
      onDragLeave: clear,
      onDrop: ({ self, source }) => {
        clear();
        const dragged = source.data['projectItemId'];
        if (typeof dragged !== 'string' || dragged === projectItemId) return;
        onDrop(dragged, extractClosestEdge(self.data) === 'top' ? 'above' : 'below');
      },
    }),
  );
}
