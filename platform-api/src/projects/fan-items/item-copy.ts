import type { FanItemRow } from './item-response.ts';
import type { NewFanItem } from './store.ts';

type Differences = Partial<
  Pick<NewFanItem, 'id' | 'buildingId' | 'alternateToId' | 'resultId' | 'tag' | 'quantity' | 'notes' | 'location'>
>;

/** A copy's position and its differences from the original. A building belongs to its project, so it is set again. */
export interface CopyPlace extends Differences {
  readonly userId: string;
  readonly projectId: string;
  readonly itemIndex: number;
}

/** A copy in no project, which may be a guest's. */
export interface LoosePlace extends Differences {
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
  readonly projectId: null;
  readonly itemIndex: number;
}

/** Values of a new row that shows what the original does, an alternate of none unless the place says so; the store gives it its own id, times and version. */
export function copiedItem(row: FanItemRow, place: CopyPlace | LoosePlace): NewFanItem {
  const { id: _id, createdOnUtc: _created, updatedOnUtc: _updated, rowVersion: _version, ...shown } = row;
  const alone = { alternateToId: null, promotedItemId: null, cellEditors: {}, previous: null, linkedOnUtc: null };
  const here = { guestKeyHash: null, buildingId: null, removedFromProjectId: null, removedOnUtc: null };
  return { ...shown, ...alone, ...here, ...place };
}
