import * as z from 'zod/mini';
import type { CategoryCriteria } from '../../domain/category-criteria.ts';
import { FanInfoTypeKey } from '../../domain/enumerations.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  catalogId,
  fanCategory,
  finite,
  nullableText,
  subCategory as subCategoryNumber,
  text,
} from '../core/fields.ts';

/** The application id is a fan application: 'type|subtype|application|control'. */
export const fanApplicationEntry = z.object({ id: text, name: text });

const subCategory = z.object({
  /** Number within the category, 0 = All. */
  id: subCategoryNumber,
  name: text,
  description: text,
  pictogram: text,
  applications: z.array(fanApplicationEntry),
});
export type SubCategory = z.infer<typeof subCategory>;

export const topCategory = z.object({
  /** Catalogue id such as 'exhaust-fan'; the icon is chosen by its keywords. */
  id: text,
  fanCategoryType: fanCategory,
  name: text,
  description: text,
  /** Drawing of a category whose id has none of those keywords. */
  pictogram: text,
  rangeText: text,
  imageUrl: nullableText,
  sortOrder: z.number(),
  lineCount: z.number().check(z.int(), z.gte(0)),
  subCategories: z.array(subCategory),
});
export type TopCategory = z.infer<typeof topCategory>;

/** A category, or a sub-category of one, as the catalogue's tree names it; the root has the number 0. */
export const catalogEntry = z.object({
  catalogTypeId: z.number(),
  parentCatalogTypeId: z.number(),
  name: text,
  description: text,
  pictogram: text,
  imageUrl: nullableText,
  sortOrder: z.number(),
  subCategories: z.array(subCategory),
});
export type CatalogEntry = z.infer<typeof catalogEntry>;

export const categoryCriteria = z.object({
  hasHeating: z.boolean(),
  needsHeat: z.boolean(),
  hasCooling: z.boolean(),
  canDoWithoutCooling: z.boolean(),
  hasOutdoorShare: z.boolean(),
  canRecirculate: z.boolean(),
  isDirectFired: z.boolean(),
  hasExhaustDuties: z.boolean(),
  isOneHeater: z.boolean(),
}) satisfies z.ZodMiniType<CategoryCriteria>;

/** What a search of a category requires besides site, duty and limits. */
export const searchCriteria = z.object({
  /** Of all its sub-categories together. */
  criteria: categoryCriteria,
  subCategories: z.array(z.object({ id: subCategoryNumber, criteria: categoryCriteria })),
  /** Supplies that motors are wound for. */
  motorSupplies: z.object({
    phases: z.array(finite),
    voltages: z.array(finite),
    frequencies: z.array(finite),
    named: z.optional(z.array(z.object({ frequency: finite, voltage: finite, others: z.array(finite) }))),
  }),
});
export type SearchCriteria = z.infer<typeof searchCriteria>;

export const fanInfoItem = z.object({
  typeKey: z.enum([FanInfoTypeKey.Drawing, FanInfoTypeKey.Manuals]),
  /** Addresses on the responding server. */
  includeLines: z.array(z.object({ title: text, url: text })),
});
export type FanInfoItem = z.infer<typeof fanInfoItem>;

/** what can be ordered, with its picture and page. */
export const fanModel = z.object({
  fanUnitId: catalogId,
  modelDisplayAs: text,
  /** Code of the line. */
  family: text,
  description: text,
  /** Addresses on the responding server. */
  imageUrl: nullableText,
  productDetailUrl: nullableText,
});
export type FanModel = z.infer<typeof fanModel>;

export const catalogContract = {
  children: endpoint('GET', '/api/catalog/parent/{parentCatalogTypeId}/{manufacturerLabelId}', {
    summary: 'Entries of the catalogue below one, of a brand: its categories below 0, their sub-categories below them',
    access: open('Product categories are the brand’s public catalogue'),
  })
    .input(z.object({ parentCatalogTypeId: catalogId, manufacturerLabelId: catalogId }))
    .output(z.array(catalogEntry)),
  entry: endpoint('GET', '/api/catalog/{catalogTypeId}', {
    summary: 'A category of the catalogue by its number',
    access: open('Product categories are the brand’s public catalogue'),
  })
    .input(z.object({ catalogTypeId: catalogId }))
    .output(catalogEntry),
  topCategories: endpoint('GET', '/api/catalog/topCategories', {
    apiKey: 'size',
    summary: 'Product categories that the brand sells and the engine can size',
    access: open('Product categories are the brand’s public catalogue'),
  }).output(z.array(topCategory)),
  searchCriteria: endpoint('GET', '/api/catalog/searchCriteria', {
    apiKey: 'size',
    summary: 'What a search of a category requires, by what the brand sells of it',
    access: open('Criteria follow from the brand’s public catalogue; guests size fans too'),
  })
    .input(z.object({ fanCategoryType: fanCategory }))
    .output(searchCriteria),
  selection: endpoint('GET', '/api/catalog/selection', {
    apiKey: 'size',
    summary: 'What the brand sells as data, as the engine selects from it',
    access: open('Every sizing returns these values and prices; guests size fans too'),
    rate: 'read',
    overlay: false,
  })
    /** A catalogue document (docs/engineering/catalogue.schema.json), with the lines of the brand alone. */
    .output(z.looseObject({ maker: text, version: text, priceBookVersion: text })),
  fanInfo: endpoint('GET', '/api/catalog/fanInfo', {
    apiKey: 'size',
    summary: 'Drawings and manuals of a fan',
    access: open('Drawings and manuals are public product documents'),
    overlay: false,
  })
    .input(z.object({ exhaustFanId: z.optional(catalogId), supplyFanId: z.optional(catalogId) }))
    .output(z.array(fanInfoItem)),
  fanModels: endpoint('GET', '/api/fanModelInfo', {
    apiKey: 'size',
    summary: 'Every fan of the brand with its picture and product page',
    access: open('Models are the brand’s public catalogue'),
    overlay: false,
  }).output(z.array(fanModel)),
};
