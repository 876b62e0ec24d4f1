import {
  LoadFailure,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  tokens,
  useArePricesShown,
} from '@specbuilder/shared-ui/core';
import { DataGrid } from '@specbuilder/shared-ui/grid';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { ColumnId } from './column-choice.ts';
import { useItemActions } from './item-actions.ts';
import { ItemCard } from './item-card.tsx';
import { itemColumns } from './item-columns.tsx';
import type { ItemRow } from './item-row.ts';
import type { ItemTotals } from './item-values.ts';
import { useRowDragging } from './ordering/use-row-dragging.ts';
import { SelectionBox } from './selection-box.tsx';

interface ItemsGridProps {
  readonly rows: readonly ItemRow[];
  readonly totals: ItemTotals;
  readonly chosen: readonly ColumnId[];
  readonly onSelectAll: (isSelected: boolean) => void;
  /** What the rows are. */
  readonly label: string;
}

const KEY_MOVES = { ArrowUp: 'up', ArrowDown: 'down' } as const;

/** Items in their order, edited in place; cards on phones. */
export function ItemsGrid({ rows, totals, chosen, onSelectAll, label }: ItemsGridProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { order, isReadOnly, hasOrder } = useItemActions();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const grid = useRef<HTMLDivElement>(null);
  useRowDragging(grid);
  const selected = rows.filter(({ isSelected }) => isSelected).length;
  const offered = rows.filter(({ chosen }) => chosen === null).length;
  const state = selected === offered ? true : selected > 0 && 'mixed';
  const columns = useMemo(() => {
    const selectAll = <SelectAll state={state} hasHandles={!isReadOnly && hasOrder} onChange={onSelectAll} />;
    return itemColumns({ totals, arePricesShown, chosen, selectAll });
  }, [totals, arePricesShown, chosen, state, isReadOnly, hasOrder, onSelectAll]);
  const details = useMemo(
    () => ({
      isOpen: ({ item }: ItemRow) => opened.has(item.projectItemId),
      onToggle: ({ item }: ItemRow) => setOpened((old) => toggled(old, item.projectItemId)),
      content: (row: ItemRow) => (
        <ResettableLazy
          load={() => import('./item-details.tsx')}
          props={{ row }}
          fallback={null}
          failed={(retry) => <LoadFailure title={ITEMS_MESSAGES.dialogFailed} onRetry={retry} />}
        />
      ),
    }),
    [opened],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = KEY_MOVES[event.key as keyof typeof KEY_MOVES];
    const from = event.target as HTMLElement;
    const id = from.closest<HTMLElement>('[data-testid="item-row"]')?.querySelector<HTMLElement>('[data-item]')
      ?.dataset['item'];
    if (!event.altKey || direction === undefined || id === undefined || isReadOnly || !hasOrder) return;
    event.preventDefault();
    const list = event.currentTarget;
    flushSync(() => order.move(id, direction));
    // A row that moves in the page loses the focus.
    focusAgain(list, id, from.dataset['stop'] ?? 'drag');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Alt with the arrow keys is a shortcut beside handle and menu
    <div ref={grid} onKeyDown={onKeyDown}>
      <DataGrid
        label={label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        navigation="stops"
        rowSize="tall"
        isSteady
        hasStickyHeader
        isBare
        className={styles.grid}
        details={details}
        rowClassName={({ isSelected, isLeaving }) =>
          isLeaving ? styles.leaving : isSelected && selected < offered ? styles.selected : styles.plain
        }
        card={(row, toggle) => <ItemCard row={row} toggle={toggle} />}
        hiddenNote={(count) => ITEMS_MESSAGES.hiddenColumns({ count })}
        testIds={{ table: 'items-table', cards: 'items-cards', row: 'item-row' }}
      />
    </div>
  );
}

interface SelectAllProps {
  readonly state: boolean | 'mixed';
  /** The rows begin with what they are dragged by. */
  readonly hasHandles: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

function SelectAll({ state, hasHandles, onChange }: SelectAllProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.selectAll, hasHandles && styles.behindHandles)}>
      <SelectionBox label={ITEMS_MESSAGES.selectAll} state={state} onChange={onChange} />
    </span>
  );
}

function rowId({ item }: ItemRow): string {
  return item.projectItemId;
}

function toggled(old: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(old);
  if (!next.delete(id)) next.add(id);
  return next;
}

function focusAgain(grid: HTMLElement, id: string, column: string): void {
  const row = grid.querySelector(`[data-item="${id}"]`)?.closest('tr');
  const cell = row?.querySelector<HTMLElement>(`[data-stop="${column}"]`);
  cell?.focus();
  cell?.scrollIntoView({ block: 'nearest' });
}

const useStyles = makeStyles({
  // The head stays below the toolbar of the page, which a frame that scrolls by itself would prevent.
  grid: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderTopWidth: 0,
    borderRadius: tokens.borderRadiusLarge,
  },
  plain: {
    '&[data-drop-edge=top] > *': { boxShadow: `inset 0 2px 0 ${tokens.colorCompoundBrandBackground}` },
    '&[data-drop-edge=bottom] > *': { boxShadow: `inset 0 -2px 0 ${tokens.colorCompoundBrandBackground}` },
  },
  selected: {
    '> *': { backgroundColor: tokens.colorBrandBackground2 },
    '&[data-drop-edge=top] > *': { boxShadow: `inset 0 2px 0 ${tokens.colorCompoundBrandBackground}` },
    '&[data-drop-edge=bottom] > *': { boxShadow: `inset 0 -2px 0 ${tokens.colorCompoundBrandBackground}` },
  },
  selectAll: { display: 'inline-flex', marginInlineEnd: tokens.spacingHorizontalL },
  behindHandles: { marginInlineStart: '32px' },
  leaving: {
    opacity: 0,
    pointerEvents: 'none',
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationUltraSlow,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});
