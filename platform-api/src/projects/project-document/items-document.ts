import type { ProjectDocument, ProjectDocumentItem } from '@specbuilder/shared-contracts/api';
import { AddressType, DEFAULT_OPERATING_COST, nameKey, tagKeysOf } from '@specbuilder/shared-contracts/domain';

/**
 * Some items of a project as a project of their own, for everyone who gets its documents: without prices, rates of
 * energy, and addresses other than the site.
 */
export function itemsDocument(document: ProjectDocument, itemIds: readonly string[]): ProjectDocument {
  const ids = new Set(itemIds);
  const kept = document.items.flatMap((item, place) => (ids.has(item.itemId ?? '') ? [{ item, place }] : []));
  const places = new Map(kept.map(({ place }, index) => [place, index]));
  const items = kept.map(({ item }) => unpricedItem(item, places));
  const tags = new Set(items.flatMap(({ tag }) => (tag === null ? [] : tagKeysOf(tag))));
  return {
    ...document,
    operatingCost: DEFAULT_OPERATING_COST,
    addresses: document.addresses.filter(({ addressType }) => addressType === AddressType.Site),
    items,
    scheduledDuties: (document.scheduledDuties ?? []).filter(({ tag }) => tags.has(nameKey(tag))),
  };
}

/** The item that an alternate belongs to may be left out. */
function unpricedItem(item: ProjectDocumentItem, places: ReadonlyMap<number, number>): ProjectDocumentItem {
  const { price: _price, ...figures } = item.figures;
  const alternateTo = item.alternateTo == null ? null : (places.get(item.alternateTo) ?? null);
  return { ...item, alternateTo, figures };
}
