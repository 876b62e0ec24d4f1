import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemFigures } from '../../items/items/item-figures.ts';

export interface SharedRow {
  readonly item: ProjectItem;
  readonly figures: ItemFigures;
  /** The item that an alternate could replace; null for offered items. */
  readonly chosen: ProjectItem | null;
}
