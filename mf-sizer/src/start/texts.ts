import { inSentence } from '../in-sentence.ts';

export const START_TEXTS = {
  title: 'What does the space need?',
  choose: 'Choose a product below.',
  products: 'Products',
  standardAir: 'Airflow ranges in CFM of standard air',
  allLines: 'Not sure which?',
  allLinesText: (lines: number, category: string) =>
    `Search all ${lines} lines of ${inSentence(category)} at once and let the ranking decide.`,
  searchAll: (category: string) => `Search all ${inSentence(category)}`,
  searchSub: (name: string) => `Search ${name}`,
  demonstration: 'Performance data are demonstration values.',
} as const;
