import type { FanItemRow } from './item-answer.ts';
import type { NewFanItem } from './store.ts';

/** What a copy does not have from the item it is made of. */
export interface CopyPlace {
  readonly userId: string;
  readonly projectId: string;
  readonly itemIndex: number;
  /** Of the project it goes to; a copy in another project stands in none, since buildings are their project's. */
  readonly buildingId?: number | null;
  /** Absent means as the item has it. */
  readonly tag?: string | null;
  readonly quantity?: number;
}

/** Values of a new row that is configured as the item is: same choices, figures and versions, an identity of its own. */
export function copiedItem(row: FanItemRow, place: CopyPlace): NewFanItem {
  const { id: _id, createdOnUtc: _created, updatedOnUtc: _updated, rowVersion: _version, ...copied } = row;
  return { ...copied, guestKeyHash: null, buildingId: null, ...place };
}
