import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemFigures } from '../items/item-figures.ts';

export interface SharedRow {
  readonly item: ProjectItem;
  readonly figures: ItemFigures;
}
