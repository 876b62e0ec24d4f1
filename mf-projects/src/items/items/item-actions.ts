import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { createContext, useContext } from 'react';
import type { ItemEdits } from './editing/use-item-edits.ts';
import type { ItemOrder } from './ordering/use-item-order.ts';
import type { ItemSelection } from './use-selection.ts';

export type ItemDialog =
  | { readonly kind: 'tags' | 'alternate'; readonly item: ProjectItem }
  | { readonly kind: 'by-model' }
  | { readonly kind: 'number'; readonly items: readonly ProjectItem[] }
  | {
      readonly kind: 're-rating';
      readonly itemIds: readonly string[];
      /** Of the project's site; null rates each item where it was specified for. */
      readonly altitudeFt: number | null;
    };

/** What the cells of an item do. It stays the same while the items change, so that a cell is drawn for its row alone. */
export interface ItemActions {
  readonly projectId: string;
  readonly isReadOnly: boolean;
  /** Rows in groups cannot be reordered. */
  readonly hasOrder: boolean;
  readonly edits: ItemEdits;
  readonly order: ItemOrder;
  readonly toggle: ItemSelection['toggle'];
  readonly setVoltage: (item: ProjectItem, motorVoltageId: number) => void;
  readonly setBuilding: (item: ProjectItem, buildingId: number | null) => void;
  readonly openDialog: (dialog: ItemDialog) => void;
  /** Opens the menu of an item beside the button that was clicked. */
  readonly openMenu: (item: ProjectItem, target: HTMLElement) => void;
}

/** Null outside the items of a project: in a shared project and among scheduled fans. */
export const ItemActionsContext = createContext<ItemActions | null>(null);

export const ItemActionsProvider = ItemActionsContext.Provider;

export function useItemActions(): ItemActions {
  const actions = useContext(ItemActionsContext);
  if (actions === null) throw new Error('No item actions: render inside the items of a project');
  return actions;
}
