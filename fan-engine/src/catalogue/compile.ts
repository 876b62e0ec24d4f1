import { type FanFamily, fanFamily } from '../curve/fan-family.ts';
import { PriceBook } from '../options/price-book.ts';
import type { Category } from '../product-line/category.ts';
import type { CatalogueLine, MotorOffer } from '../product-line/line.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import type { CatalogueDocument, LineEntry } from './catalogue-document.ts';
import { compileCategories, placeOf } from './compile-categories.ts';

/**
 * A catalogue ready to select from: curves worked out once for all lines that share them.
 *
 * @throws Error on a category or curve that there is not; a checked document has none of that
 */
export function compileCatalogue(document: CatalogueDocument): Catalogue {
  const { version, priceBookVersion, curves, lines, hvlsLines, motors, beltDrives, options } = document;
  const families = new Map(Object.entries(curves).map(([key, table]) => [key, fanFamily(key, table)]));
  const categories = compileCategories(document);
  return catalogueOf({
    version,
    priceBookVersion,
    categories,
    lines: lines
      .map((entry) => lineOf(entry, partsOf(entry, categories, families), motors))
      .sort((a, b) => a.id - b.id),
    hvlsLines,
    priceBook: new PriceBook(options),
    beltDrives,
  });
}

type Parts = Pick<CatalogueLine, 'category' | 'subCategory' | 'place' | 'family'>;

function partsOf(entry: LineEntry, categories: readonly Category[], families: ReadonlyMap<string, FanFamily>): Parts {
  const category = categories.find(({ code }) => code === entry.category);
  const sub = category?.subCategories.find(({ code }) => code === entry.subCategory);
  const family = families.get(entry.family);
  if (category === undefined) throw new Error(`${entry.code}: there is no category ${entry.category}`);
  if (sub === undefined) throw new Error(`${entry.code}: ${entry.category} has no sub-category ${entry.subCategory}`);
  if (family === undefined) throw new Error(`${entry.code}: there is no curve ${entry.family}`);
  return { category: category.number, subCategory: sub.number, place: placeOf(category, sub), family };
}

/** A propeller ventilates without ductwork, also in a catalogue that does not say so. */
const PROPELLER = /\|propeller$/i;

/** Every field of a line, those that it may lack among them. */
type WholeLine = { readonly [Field in keyof Required<CatalogueLine>]: CatalogueLine[Field] };

/**
 * A line with every property written out, even those its entry omits: spreading entries gave thirty lines 22 hidden
 * classes, and selections read a dozen properties of a line for every wheel.
 */
function lineOf(entry: LineEntry, { category, subCategory, place, family }: Parts, motors: MotorOffer): WholeLine {
  return {
    id: entry.id,
    code: entry.code,
    name: entry.name,
    pictogram: entry.pictogram,
    brands: entry.brands,
    category,
    subCategory,
    place,
    family,
    wheelSizesIn: entry.wheelSizesIn,
    drives: entry.drives,
    classes: entry.classes,
    price: entry.price,
    mount: entry.mount,
    discharges: entry.discharges,
    inlets: entry.inlets,
    ducts: entry.ducts ?? (entry.applications.some((each) => PROPELLER.test(each)) ? 'NonDucted' : undefined),
    features: entry.features,
    applications: entry.applications,
    listings: entry.listings,
    shortCircuitKa: entry.shortCircuitKa,
    airflow: entry.airflow,
    motors,
    maximumHorsepower: entry.maximumHorsepower,
    maximumTemperatureF: entry.maximumTemperatureF,
    body: entry.body,
    internalLosses: entry.internalLosses,
    supply: entry.supply,
    wheelsPerUnit: entry.wheelsPerUnit,
  };
}
