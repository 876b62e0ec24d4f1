import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { type FanFamily, fanFamily } from '../curve/fan-family.ts';
import { PriceBook } from '../options/price-book.ts';
import { numberOf, SUB_CATEGORIES } from '../product-line/category-names.ts';
import type { CatalogueLine, MotorOffer } from '../product-line/line.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import type { CatalogueDocument, LineEntry } from './catalogue-document.ts';

/**
 * A catalogue ready to select from: curves worked out once for all lines that share them.
 *
 * @throws Error on a category or curve that there is not; a checked document has none of that
 */
export function compileCatalogue(document: CatalogueDocument): Catalogue {
  const { version, priceBookVersion, curves, lines, hvlsLines, motors, options } = document;
  const families = new Map(Object.entries(curves).map(([key, table]) => [key, fanFamily(key, table)]));
  return catalogueOf({
    version,
    priceBookVersion,
    lines: lines.map((entry) => lineOf(entry, families, motors)).sort((a, b) => a.id - b.id),
    hvlsLines,
    priceBook: new PriceBook(options),
  });
}

function lineOf(entry: LineEntry, families: ReadonlyMap<string, FanFamily>, motors: MotorOffer): CatalogueLine {
  const category = numberOf(FanCategory, entry.category) as FanCategory;
  const family = families.get(entry.family);
  if (family === undefined) throw new Error(`${entry.code}: there is no curve ${entry.family}`);
  return { ...entry, category, subCategory: numberOf(SUB_CATEGORIES[category], entry.subCategory), family, motors };
}
