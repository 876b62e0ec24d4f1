import type { FanItem, ProjectItem } from '@specbuilder/shared-contracts/api';
import type { schema } from '../store/database.ts';

export type FanItemRow = typeof schema.fanItems.$inferSelect;

/** An item as its project shows it: the stored snapshot with the item's own columns. Every item is loaded selected. */
export function projectItemOf(row: FanItemRow & { readonly userId: string }, isReadOnly: boolean): ProjectItem {
  const { snapshot } = row;
  return {
    ...snapshot,
    fanItemId: row.id,
    projectItemId: row.id,
    projectId: row.projectId,
    userId: row.userId,
    itemType: row.itemType as FanItem['itemType'],
    fanCategoryType: row.fanCategoryType as FanItem['fanCategoryType'],
    subFanCategoryType: row.subFanCategoryType,
    fanUnitId: row.fanUnitId,
    resultId: row.resultId,
    tag: row.tag,
    qty: row.quantity,
    notes: row.notes,
    itemIndex: row.itemIndex,
    buildingId: row.buildingId,
    selected: true,
    isReadOnly,
    versions: { catalogue: row.catalogueVersion, engine: row.engineVersion, priceBook: row.priceBookVersion },
    rowVersion: row.rowVersion,
  };
}
