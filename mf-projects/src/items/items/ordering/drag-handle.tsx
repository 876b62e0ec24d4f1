import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/headless/svg/re-order-dots-vertical';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';
import { useItemActions } from '../item-actions.ts';
import { itemName } from '../item-values.ts';

/** Drags the row; with the keyboard Alt and the arrow keys move it from any of its cells. */
export function DragHandle({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  const { isReadOnly, hasOrder } = useItemActions();
  if (isReadOnly || !hasOrder) return null;
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={ITEMS_MESSAGES.drag({ item: itemName(item) })}
      title={ITEMS_MESSAGES.dragHint}
      data-drag={item.projectItemId}
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
