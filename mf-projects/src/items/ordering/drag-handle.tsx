import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/headless/svg/re-order-dots-vertical';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../../late-work/after-paint.ts';
import { ITEMS_TEXTS } from '../../words/items.generated.ts';
import { useItemActions } from '../item-actions.ts';
import { itemName } from '../item-figures.ts';

/** Drags the row; with the keyboard Alt and the arrow keys move it from any of its cells. */
export function DragHandle({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  const { order, isReadOnly, hasOrder } = useItemActions();
  const handle = useRef<HTMLButtonElement>(null);
  const { projectItemId } = item;
  useEffect(() => {
    const button = handle.current;
    const row = button?.closest('tr');
    if (!button || !row) return;
    let stopDragging: (() => void) | null = null;
    let isGone = false;
    const makeDraggable = async () => {
      const { dragRow } = await import('./drag-row.ts');
      if (isGone) return;
      const onDrop = (draggedId: string, edge: 'above' | 'below') => order.moveBeside(draggedId, projectItemId, edge);
      stopDragging = dragRow({ row, handle: button, projectItemId, onDrop });
    };
    // Nobody drags sooner, and the rows come without the 7 kB that dragging takes.
    const callOff = afterPaint(() => void makeDraggable());
    return () => {
      callOff();
      isGone = true;
      stopDragging?.();
    };
  }, [order, projectItemId]);
  if (isReadOnly || !hasOrder) return null;
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label={ITEMS_TEXTS.drag({ item: itemName(item) })}
      title={ITEMS_TEXTS.dragHint}
      {...stop('drag')}
    >
      <ReOrderDotsVerticalRegular aria-hidden />
    </button>
  );
}

const useStyles = makeStyles({
  handle: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    minHeight: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase500,
    cursor: 'grab',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});
