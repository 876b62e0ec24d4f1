import { invalid, DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { type ConfiguredType, configuredTypes } from '../facts/configured-types.ts';
import { boxOf, type ItemBox } from '../facts/item-box.ts';
import { asciiStem } from '../subject/file-name.ts';
import { uniqueStems } from '../subject/item-files.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** An item that can be modelled, with the names that its files and Revit have it by. */
export interface RevitItem {
  readonly item: DeliverableItem;
  readonly box: ItemBox;
  readonly stem: string;
  /** Family of Revit: one for each product line. */
  readonly family: string;
  /** Type of the family: one for each configuration. */
  readonly type: ConfiguredType;
}

/** @throws HttpError 'invalid' with field specificItemIds if an item has no dimensions */
export function revitItems(items: readonly DeliverableItem[]): RevitItem[] {
  const stems = uniqueStems(items);
  const types = configuredTypes(items);
  return items.map((item, index) => {
    const box = boxOf(item.product);
    const type = types[index];
    if (box === null || type === undefined) {
      throw invalid('specificItemIds', MESSAGES.noGeometry({ model: `${item.tag} ${item.item.modelDisplayAs}` }));
    }
    return {
      ...{ item, box, type, stem: stems[index] ?? '' },
      family: asciiStem(`${item.product?.line.code} ${item.product?.line.name}`),
    };
  });
}
