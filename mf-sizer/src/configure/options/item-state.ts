import { createContext, useContext } from 'react';

/** What moves with every change of an item, apart from what its groups draw. */
export interface ItemState {
  readonly isProcessing: boolean;
  readonly rowVersion: number;
}

/** Groups are drawn again when something of theirs changed; what follows every change reads it here. */
export const ItemStateContext = createContext<ItemState>({ isProcessing: false, rowVersion: 0 });

export function useItemState(): ItemState {
  return useContext(ItemStateContext);
}
