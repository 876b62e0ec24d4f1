import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { AlternateMark } from './alternates/alternate-mark.tsx';
import { EditableCell } from './editing/editable-cell.tsx';
import { useItemActions } from './item-actions.ts';
import type { ItemRow } from './item-row.ts';
import { DragHandle } from './ordering/drag-handle.tsx';
import { SelectionBox } from './selection-box.tsx';

/** Handle, box and tag of an item: the tag names its row. */
export function LeadingCell({ row: { item, values, isSelected, chosen } }: { readonly row: ItemRow }) {
  const styles = useStyles();
  const { toggle } = useItemActions();
  if (chosen !== null) {
    return (
      <span className={styles.alternate} data-item={item.projectItemId}>
        <AlternateMark />
      </span>
    );
  }
  return (
    <span className={styles.cell} data-item={item.projectItemId}>
      <DragHandle item={item} />
      <SelectionBox
        label={ITEMS_MESSAGES.select({ item: values.name })}
        state={isSelected}
        onChange={() => toggle(item.projectItemId)}
        stop={stop('select')}
      />
      <span className={styles.tag} translate="no">
        <EditableCell item={item} field="tag" />
      </span>
    </span>
  );
}

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  // Below the tags of the items, behind their handles and boxes.
  alternate: { display: 'flex', paddingInlineStart: '64px' },
  tag: { flexGrow: 1, minWidth: 0, marginInlineStart: tokens.spacingHorizontalS },
});
