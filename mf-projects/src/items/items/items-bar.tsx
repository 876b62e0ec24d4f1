import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import { ClipboardPasteRegular } from '@fluentui/react-icons/headless/svg/clipboard-paste';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { NumberSymbolRegular } from '@fluentui/react-icons/headless/svg/number-symbol';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { BREAKPOINTS, Button, makeStyles, ResettableLazy, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import type { ReactElement } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import type { BarAction } from './bar-menu.tsx';
import type { ColumnId } from './column-choice.ts';
import type { ItemsToRate } from './findings/items-to-rate.ts';
import { useItemActions } from './item-actions.ts';

interface ItemsBarProps {
  readonly selected: readonly ProjectItem[];
  readonly count: number;
  readonly onDelete: () => void;
  /** Items to rate again; null where there are none. */
  readonly toRate: ItemsToRate | null;
  /** What the list shows and how. */
  readonly views: readonly BarAction[];
  readonly columns: readonly ColumnId[];
  readonly onColumns: (chosen: readonly ColumnId[]) => void;
}

interface NamedAction extends BarAction {
  readonly icon: ReactElement;
}

/** How many items are selected, what can be done with them, and the rest in a menu (visual.md, section 8). */
export function ItemsBar({ selected, count, toRate, onDelete, views, columns, onColumns }: ItemsBarProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const { update, byModel, others } = useBarActions(selected, toRate, onDelete);
  // At most four actions have a button; what is out of date is more urgent than another way to add.
  const first = update ?? byModel;
  const named = isPhone ? [] : [...(first === null ? [] : [first]), ...others];
  const rest = [update, byModel, ...others].filter((action) => action !== null && !named.includes(action));
  return (
    <div role="toolbar" aria-label={ITEMS_MESSAGES.toolbar} className={styles.bar}>
      <strong className={styles.count} aria-live="polite">
        {ITEMS_MESSAGES.selected({ selected: selected.length, count })}
      </strong>
      {named.map(({ label, icon, isDisabled, run }) => (
        <Button key={label} appearance="subtle" icon={icon} disabled={isDisabled ?? false} onClick={run}>
          {label}
        </Button>
      ))}
      <ResettableLazy
        load={() => import('./bar-menu.tsx')}
        props={{
          actions: [...rest.filter((action) => action !== null), ...views],
          chosen: columns,
          onChoose: onColumns,
        }}
        fallback={null}
        failed={() => null}
      />
    </div>
  );
}

/** Actions for users who may change the project; none for others. */
function useBarActions(selected: readonly ProjectItem[], toRate: ItemsToRate | null, onDelete: () => void) {
  const { isReadOnly, openDialog } = useItemActions();
  const { put } = useClipboard();
  if (isReadOnly) return { update: null, byModel: null, others: [] };
  const isDisabled = selected.length === 0;
  const update: NamedAction | null = toRate && {
    label: toRate.label,
    icon: <ArrowSyncRegular />,
    run: () => openDialog({ kind: 're-rating', itemIds: toRate.itemIds, altitudeFt: toRate.altitudeFt }),
  };
  const byModel: NamedAction = {
    label: ITEMS_MESSAGES.byModel,
    icon: <AddRegular />,
    run: () => openDialog({ kind: 'by-model' }),
  };
  const others: readonly NamedAction[] = [
    {
      label: ITEMS_MESSAGES.numberSelected,
      icon: <NumberSymbolRegular />,
      isDisabled,
      run: () => openDialog({ kind: 'number', items: selected }),
    },
    { label: ITEMS_MESSAGES.toClipboard, icon: <ClipboardPasteRegular />, isDisabled, run: () => put(selected) },
    { label: ITEMS_MESSAGES.delete, icon: <DeleteRegular />, isDisabled, run: onDelete },
  ];
  return { update, byModel, others };
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    // Short labels need no minimum width, and the totals share the line.
    '& button': { minWidth: 0 },
    '@media (max-width: 639.98px)': { width: '100%', justifyContent: 'space-between' },
  },
  count: { marginInlineEnd: tokens.spacingHorizontalM, whiteSpace: 'nowrap' },
});
