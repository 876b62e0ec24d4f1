import type { Catalogue } from '@specbuilder/fan-engine';
import type { FanModel } from '@specbuilder/shared-contracts/api';
import { FanInfoTypeKey } from '@specbuilder/shared-contracts/domain';
import type { SettingsService } from '../../brand/index.ts';
import type { Api, Database } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { activeDocument } from '../catalogues/shelf.ts';
import { type Documents, DRAWN_KINDS, type DrawnKind, type ListedDocument } from '../documents/documents.ts';
import { documentAddress, productAddress } from '../products/product-address.ts';
import { productsIn } from '../products/products.ts';
import { listTopCategories, searchCriteriaOf } from './categories.ts';
import { entriesBelow, entryOf } from './entries.ts';

/** A cut sheet is read for its values, like a manual. */
const TYPE_OF_KIND: Readonly<Record<DrawnKind, FanInfoTypeKey>> = {
  drawing: FanInfoTypeKey.Drawing,
  cutSheet: FanInfoTypeKey.Manuals,
};

const DRAWING_FILE = `${DRAWN_KINDS.drawing.slug}.svg`;

/** Another catalogue can be activated at any time: a browser caches this one and revalidates it. */
const REQUEST_AGAIN = 'private, no-cache';

interface CatalogPorts {
  readonly db: Database;
  readonly catalogues: Catalogues;
  readonly documents: Documents;
  readonly settings: SettingsService;
}

export function catalogRoutes(api: Api, { db, catalogues, documents, settings }: CatalogPorts) {
  const featuresOf = (manufacturerLabelId: number) => settings.ofBrand(manufacturerLabelId).app.appFeatures;
  return {
    children: api.catalog.children.handler(({ input: { parentCatalogTypeId, manufacturerLabelId } }) => {
      const features = featuresOf(manufacturerLabelId);
      return entriesBelow(catalogues.today(manufacturerLabelId), features, parentCatalogTypeId);
    }),
    entry: api.catalog.entry.handler(({ input, context: { manufacturerLabelId } }) =>
      entryOf(catalogues.today(manufacturerLabelId), featuresOf(manufacturerLabelId), input.catalogTypeId),
    ),
    topCategories: api.catalog.topCategories.handler(({ context: { manufacturerLabelId } }) =>
      listTopCategories(catalogues.today(manufacturerLabelId), featuresOf(manufacturerLabelId)),
    ),
    searchCriteria: api.catalog.searchCriteria.handler(({ input, context }) =>
      searchCriteriaOf(input.fanCategoryType, catalogues.today(context.manufacturerLabelId)),
    ),
    selection: api.catalog.selection.handler(async ({ context }) => {
      const document = await activeDocument(db, context.manufacturerLabelId);
      context.setHeaders({ 'cache-control': REQUEST_AGAIN });
      return { ...document };
    }),
    fanInfo: api.catalog.fanInfo.handler(async ({ input, context }) => {
      const { manufacturerLabelId } = context;
      const { byFanId } = productsIn(catalogues.today(manufacturerLabelId));
      const product = byFanId.get(input.exhaustFanId ?? input.supplyFanId ?? 0);
      return product === undefined ? [] : infoOf(await documents.list(product, manufacturerLabelId));
    }),
    fanModels: api.catalog.fanModels.handler(({ context }) =>
      listModels(catalogues.today(context.manufacturerLabelId), context.manufacturerLabelId),
    ),
  };
}

/** Documents by kind; a kind without stored documents is left out. */
function infoOf(listed: readonly ListedDocument[]) {
  return Object.values(FanInfoTypeKey)
    .map((typeKey) => ({
      typeKey,
      includeLines: listed
        .filter(({ kind }) => TYPE_OF_KIND[kind] === typeKey)
        .map(({ title, url }) => ({ title, url })),
    }))
    .filter(({ includeLines }) => includeLines.length > 0);
}

/** Every unit that the brand sells. */
function listModels(catalogue: Catalogue, manufacturerLabelId: number): FanModel[] {
  return [...productsIn(catalogue).byModel.values()].flatMap(({ model, line, units, dimensions }) =>
    units.map(({ fanUnitId, modelDisplayAs }) => ({
      fanUnitId,
      modelDisplayAs,
      family: line.code,
      description: line.name,
      imageUrl: dimensions === null ? null : documentAddress(model, DRAWING_FILE, { manufacturerLabelId }),
      productDetailUrl: productAddress(model, manufacturerLabelId),
    })),
  );
}
