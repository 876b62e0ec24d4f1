import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemFigures } from './item-figures.ts';

export interface ItemRow {
  readonly item: ProjectItem;
  readonly figures: ItemFigures;
}
