import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemValues } from '../../items/items/item-values.ts';

export interface SharedRow {
  readonly item: ProjectItem;
  readonly values: ItemValues;
  /** The item that an alternate could replace; null for offered items. */
  readonly chosen: ProjectItem | null;
}
