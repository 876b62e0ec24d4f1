import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { ITEMS_TEXTS } from '../words/items.generated.ts';
import { useItemActions } from './item-actions.ts';

interface ItemsBarProps {
  readonly selected: readonly ProjectItem[];
  readonly count: number;
  readonly onDelete: () => void;
  /** What else is done with the selection. */
  readonly actions?: ReactNode;
  /** At the end of the bar: what the list shows. */
  readonly end: ReactNode;
}

/** How many items are selected, and what can be done with them. */
export function ItemsBar({ selected, count, onDelete, actions, end }: ItemsBarProps) {
  const styles = useStyles();
  const { isReadOnly } = useItemActions();
  const isEmpty = selected.length === 0;
  return (
    <div role="toolbar" aria-label={ITEMS_TEXTS.toolbar} className={styles.bar}>
      <strong className={styles.count} aria-live="polite">
        {ITEMS_TEXTS.selected({ selected: selected.length, count })}
      </strong>
      {actions}
      {!isReadOnly && (
        <Button appearance="subtle" icon={<DeleteRegular />} disabled={isEmpty} onClick={onDelete}>
          {ITEMS_TEXTS.delete}
        </Button>
      )}
      {end}
    </div>
  );
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  count: { marginInlineEnd: tokens.spacingHorizontalM, whiteSpace: 'nowrap' },
});
