import type { readKind } from '../src/kind/index.ts';

type ReadKind = ReturnType<typeof readKind>;

/** A text with the category, the sub-category and the application that it says. */
export type Said = readonly [string, string | null, string | null, string | null];

export const valuesOf = ({ category, subCategory, application }: ReadKind) => [
  category?.value ?? null,
  subCategory?.value ?? null,
  application?.value ?? null,
];

export const questionOf = ({ question }: ReadKind) => [question?.field, question?.meanings.map(({ value }) => value)];
