import type { Catalogue } from '@specbuilder/fan-engine';
import type { BrandFeatures, CatalogEntry } from '@specbuilder/shared-contracts/api';
import { notFound } from '../../core/index.ts';
import { listTopCategories } from './categories.ts';

/** Parent of the categories. */
const ROOT = 0;

type Features = Pick<BrandFeatures, 'rtuEnabled'>;

/**
 * Entries below one in the catalogue's tree: the categories that the brand sells, or the sub-categories of one.
 *
 * @throws HttpError 'not-found' for a parent that the brand does not sell
 */
export function entriesBelow(catalogue: Catalogue, features: Features, parentCatalogTypeId: number): CatalogEntry[] {
  if (parentCatalogTypeId === ROOT) return listEntries(catalogue, features);
  const { subCategories } = entryOf(catalogue, features, parentCatalogTypeId);
  return subCategories.map(({ id, name, description, pictogram }, index) => ({
    catalogTypeId: id,
    parentCatalogTypeId,
    name,
    description,
    pictogram,
    imageUrl: null,
    sortOrder: index,
    subCategories: [],
  }));
}

/** @throws HttpError 'not-found' for a category that the brand does not sell */
export function entryOf(catalogue: Catalogue, features: Features, catalogTypeId: number): CatalogEntry {
  const entry = listEntries(catalogue, features).find((known) => known.catalogTypeId === catalogTypeId);
  if (entry === undefined) throw notFound('catalogEntry');
  return entry;
}

function listEntries(catalogue: Catalogue, features: Features): CatalogEntry[] {
  return listTopCategories(catalogue, features).map(
    ({ fanCategoryType, name, description, pictogram, imageUrl, sortOrder, subCategories }) => ({
      catalogTypeId: fanCategoryType,
      parentCatalogTypeId: ROOT,
      name,
      description,
      pictogram,
      imageUrl,
      sortOrder,
      subCategories,
    }),
  );
}
