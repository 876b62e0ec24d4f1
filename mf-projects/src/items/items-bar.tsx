import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import { ClipboardPasteRegular } from '@fluentui/react-icons/headless/svg/clipboard-paste';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { NumberSymbolRegular } from '@fluentui/react-icons/headless/svg/number-symbol';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { ITEMS_TEXTS } from '../words/items.generated.ts';
import { useItemActions } from './item-actions.ts';

interface ItemsBarProps {
  readonly selected: readonly ProjectItem[];
  readonly count: number;
  readonly onDelete: () => void;
  /** Items that were worked out with what is no longer of today. */
  readonly outOfDate: readonly string[];
  /** At the end of the bar: what the list shows. */
  readonly end: ReactNode;
}

/** How many items are selected, and what can be done with them. */
export function ItemsBar({ selected, count, outOfDate, onDelete, end }: ItemsBarProps) {
  const styles = useStyles();
  const { isReadOnly, openDialog } = useItemActions();
  const { put } = useClipboard();
  const isEmpty = selected.length === 0;
  return (
    <div role="toolbar" aria-label={ITEMS_TEXTS.toolbar} className={styles.bar}>
      <strong className={styles.count} aria-live="polite">
        {ITEMS_TEXTS.selected({ selected: selected.length, count })}
      </strong>
      {!isReadOnly && (
        <Button appearance="subtle" icon={<ClipboardPasteRegular />} disabled={isEmpty} onClick={() => put(selected)}>
          {ITEMS_TEXTS.toClipboard}
        </Button>
      )}
      {!isReadOnly && (
        <Button
          appearance="subtle"
          icon={<NumberSymbolRegular />}
          disabled={isEmpty}
          onClick={() => openDialog({ kind: 'number', items: selected })}
        >
          {ITEMS_TEXTS.numberSelected}
        </Button>
      )}
      {!isReadOnly && (
        <Button appearance="subtle" icon={<AddRegular />} onClick={() => openDialog({ kind: 'by-model' })}>
          {ITEMS_TEXTS.byModel}
        </Button>
      )}
      {!isReadOnly && outOfDate.length > 0 && (
        <Button
          appearance="subtle"
          icon={<ArrowSyncRegular />}
          onClick={() => openDialog({ kind: 're-rating', itemIds: outOfDate })}
        >
          {ITEMS_TEXTS.updateAll({ count: outOfDate.length })}
        </Button>
      )}
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
