import type { CatalogueDocument, LineEntry } from '../catalogue/catalogue-document.ts';
import { categoriesOf } from '../catalogue/compile-categories.ts';
import { DEMO_CATEGORIES } from '../catalogue/demonstration-categories.ts';
import type { CategoryEntry, SubCategoryEntry } from '../product-line/category.ts';
import { repeated } from './repeated.ts';

/** A place in the document with what is wrong there. */
export type Problem = readonly [place: string, text: string];

type Numbered = Pick<SubCategoryEntry, 'number' | 'code'>;

/** What is wrong with the categories of a document. */
export function categoryProblems(document: Pick<CatalogueDocument, 'categories'>): Problem[] {
  const all = categoriesOf(document);
  const ids = repeated(all.map(({ id }) => id));
  return [
    ...(document.categories ?? []).flatMap((category, index) => {
      const at = `categories[${index}]`;
      return [...ofCategory(category).map((text): Problem => [at, text]), ...ofSubCategories(category, at)];
    }),
    ...twice(document.categories ?? [], 'categories', 'number'),
    ...twice(all, 'categories', 'code'),
    ...ids.map((id): Problem => ['categories', `the id ${id} is used twice`]),
  ];
}

/** Numbers of the specification stay what they are: stored results, addresses and rules name them. */
function ofCategory(category: CategoryEntry): string[] {
  const { number, sizedBy, fanType } = category;
  const specified = DEMO_CATEGORIES.find((known) => known.number === number);
  return [
    ...otherCode(category, specified),
    ...(sizedBy === 'space' && specified?.sizedBy !== 'space'
      ? ['only category 5, ceiling fans, is sized by space']
      : []),
    ...(specified !== undefined && specified.sizedBy !== sizedBy
      ? [`${specified.code} is sized by ${specified.sizedBy}`]
      : []),
    ...(sizedBy === 'duty' && fanType === undefined ? ['a category sized by duty needs a fanType'] : []),
  ];
}

function ofSubCategories(category: CategoryEntry, at: string): Problem[] {
  const specified = DEMO_CATEGORIES.find((known) => known.number === category.number);
  return [
    ...category.subCategories.flatMap((sub, index) => {
      const known = specified?.subCategories.find(({ number }) => number === sub.number);
      const texts =
        category.sizedBy === 'space' && known === undefined
          ? ['ceiling fans have no further sub-categories']
          : otherCode(sub, known);
      return texts.map((text): Problem => [`${at}.subCategories[${index}]`, text]);
    }),
    ...twice(category.subCategories, `${at}.subCategories`, 'number'),
    ...twice(category.subCategories, `${at}.subCategories`, 'code'),
  ];
}

function otherCode({ number, code }: Numbered, specified: Numbered | undefined): string[] {
  return specified === undefined || specified.code === code
    ? []
    : [`the number ${number} is that of ${specified.code}`];
}

function twice(entries: readonly Numbered[], at: string, key: keyof Numbered): Problem[] {
  return repeated(entries.map((entry) => String(entry[key]))).map(
    (value): Problem => [at, `the ${key} ${value} is used twice`],
  );
}

/** Problems with the category and sub-category of a line. */
export function placeProblems({ category, subCategory, supply }: LineEntry, all: readonly CategoryEntry[]): string[] {
  const found = all.find(({ code }) => code === category);
  if (found === undefined) return [`there is no category ${category}`];
  const { sizedBy, fanType, subCategories } = found;
  if (sizedBy === 'space') return [`fans of ${category} stand in hvlsLines`];
  const isExhaust = fanType === 'Exhaust';
  return [
    ...(subCategories.some(({ code }) => code === subCategory)
      ? []
      : [`there is no sub-category ${subCategory} of ${category}`]),
    ...((supply === undefined) === isExhaust
      ? []
      : [`a line of ${category} ${isExhaust ? 'has no' : 'needs a'} supply section`]),
  ];
}

/**
 * Options that belong to no category. Only manufacturers get these errors: a stored catalogue still sells, without it.
 */
export function optionPlaceProblems(document: Pick<CatalogueDocument, 'categories' | 'options'>): Problem[] {
  const places = new Set([
    '*',
    ...categoriesOf(document).flatMap(({ code, subCategories }) => [
      code,
      ...subCategories.map((sub) => `${code}/${sub.code}`),
    ]),
  ]);
  return document.options.flatMap(({ code, appliesTo, defaultWhen = [] }, index) =>
    [...appliesTo, ...defaultWhen.flatMap((where) => where.appliesTo ?? [])]
      .filter((named) => !places.has(named))
      .map((named): Problem => [`options[${index}]`, `${code} applies to ${named}, which there is not`]),
  );
}
