import { HEATERS, type HeaterType } from '../heating/heater-types.ts';
import type { Category, CategoryEntry, LinesOfPlace, SubCategoryEntry } from '../product-line/category.ts';
import { mixesRoomAir } from '../product-line/coil.ts';
import type { LinePlace } from '../product-line/line-site.ts';
import type { CatalogueDocument, LineEntry } from './catalogue-document.ts';
import { DEMO_CATEGORIES } from './demonstration-categories.ts';

/**
 * The categories of a catalogue by number: those of the specification in the words of its file where that has any, and
 * those that it adds; likewise their sub-categories. A file from before there were any has those of the specification.
 */
export function categoriesOf({ categories = [] }: Pick<CatalogueDocument, 'categories'>): CategoryEntry[] {
  const named = categories.map((category) => {
    const specified = DEMO_CATEGORIES.find(({ number }) => number === category.number);
    return { ...category, subCategories: withOthers(category.subCategories, specified?.subCategories ?? []) };
  });
  return withOthers(named, DEMO_CATEGORIES);
}

/** The entries plus those of the specification that none of them covers, by number. */
function withOthers<T extends { readonly number: number }>(entries: readonly T[], specified: readonly T[]): T[] {
  const others = specified.filter(({ number }) => entries.every((entry) => entry.number !== number));
  return [...others, ...entries].sort((a, b) => a.number - b.number);
}

/** The same with what the lines of the catalogue say about each. */
export function compileCategories(document: Pick<CatalogueDocument, 'categories' | 'lines'>): Category[] {
  return categoriesOf(document).map((category) => {
    const lines = document.lines.filter((line) => line.category === category.code);
    return {
      ...category,
      ...ofLines(lines),
      subCategories: category.subCategories.map((sub) => ({
        ...sub,
        ...ofLines(lines.filter(({ subCategory }) => subCategory === sub.code)),
      })),
    };
  });
}

function ofLines(lines: readonly LineEntry[]): LinesOfPlace {
  const heaters = new Set(lines.flatMap(({ supply }) => supply?.heater ?? []));
  return { heater: widestOf([...heaters]), mixesRoomAir: lines.some(mixesRoomAir) };
}

/** The heater that gives the most rise, then the hottest air, then to the most of it. */
function widestOf(heaters: readonly HeaterType[]): HeaterType | null {
  const [widest = null] = [...heaters].sort((item, other) => {
    const [a, b] = [HEATERS[item], HEATERS[other]];
    return b.maximumRise - a.maximumRise || b.maximumDischarge - a.maximumDischarge || b.maximumCfm - a.maximumCfm;
  });
  return widest;
}

/** What follows for a line from its category and sub-category. */
export function placeOf(category: Category, sub: SubCategoryEntry & LinesOfPlace): LinePlace {
  const ductPath = category.fanType === 'Exhaust' ? 'inlet' : 'outlet';
  return {
    paths: [category.code, `${category.code}/${sub.code}`],
    heardAt: sub.heardAt ?? ductPath,
    ductPath,
    blowsUp: sub.blowsUp === true,
    heats: { category: category.heater !== null, subCategory: sub.heater !== null },
  };
}
