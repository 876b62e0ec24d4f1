import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemFigures, ItemTotals } from './item-figures.ts';

export interface ItemRow {
  readonly item: ProjectItem;
  readonly figures: ItemFigures;
}

export interface ItemListProps {
  readonly rows: readonly ItemRow[];
  readonly totals: ItemTotals;
  readonly onRemove: (item: ProjectItem) => void;
}
