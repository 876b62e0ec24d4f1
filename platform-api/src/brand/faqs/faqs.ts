import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandSettings, Faq } from '@specbuilder/shared-contracts/api';
import { currentLanguage, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import * as z from 'zod/mini';
import type { Api } from '../../core/index.ts';
import type { Brands } from '../brands/brands.ts';

type Words = Readonly<Record<string, string>>;

/** The elements that a page draws. */
const SAFE_HTML =
  /^(?:[^<>]|<\/?(?:p|ul|ol|li|strong|em|a)>|<a href="(?:\/(?!\/)|https:\/\/|mailto:|\{\w+\}")[^"<>]*"?>)*$/;

/** A text in English, and in further languages where there is one. */
const words = z.pipe(
  z.record(z.string(), z.string().check(z.minLength(1))),
  z.custom<Words>((value) => SOURCE_LANGUAGE in (value as object)),
);
const isSafe = (texts: unknown) => Object.values(texts as Words).every((text) => SAFE_HTML.test(text));

const faqFile = z.object({
  categories: z.record(z.string(), words),
  questions: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      category: z.string(),
      /** Brands that show it; absent for all. A later entry of the same id takes the place of an earlier one. */
      brands: z.optional(z.array(z.number())),
      question: words,
      answer: z.pipe(words, z.custom<Words>(isSafe, 'An answer holds more than paragraphs, lists, emphasis and links')),
    }),
  ),
});
export type FaqFile = z.infer<typeof faqFile>;

/** The product's questions; a file that is not in order stops the start. */
export function readFaqs(dataFolder: string): FaqFile {
  return parseFaqs(JSON.parse(readFileSync(path.join(dataFolder, 'faqs.json'), 'utf8')));
}

/** @throws ZodError, or Error for a category that is none */
export function parseFaqs(content: unknown): FaqFile {
  const file = faqFile.parse(content);
  const stray = file.questions.find(({ category }) => file.categories[category] === undefined);
  if (stray !== undefined) throw new Error(`The question ${stray.id} is of the unknown category ${stray.category}`);
  return file;
}

type BrandWords = Pick<BrandSettings, 'brandName' | 'urls'>;

/** Questions of a brand in their order, in the caller's language and with the brand's name and addresses (FAQ-004). */
export function faqsOf(
  { categories, questions }: FaqFile,
  manufacturerLabelId: number,
  { brandName, urls }: BrandWords,
): Faq[] {
  const isOfBrand = ({ brands }: FaqFile['questions'][number]) => brands?.includes(manufacturerLabelId) ?? true;
  const byId = new Map(questions.filter(isOfBrand).map((question) => [question.id, question]));
  const fillers: Words = { ...urls, brand: brandName };
  const filled = (texts: Words, write: (value: string) => string) =>
    said(texts).replace(/\{(\w+)\}/g, (whole, name: string) =>
      fillers[name] === undefined ? whole : write(fillers[name]),
    );
  return [...byId.values()].map(({ id, category, question, answer }, index) => ({
    id,
    question: filled(question, String),
    answer: filled(answer, escaped),
    category: said(categories[category] ?? {}),
    sortOrder: index + 1,
  }));
}

export function faqRoutes({ faqs }: Api, file: FaqFile, brands: Brands) {
  return {
    list: faqs.list.handler(({ context: { manufacturerLabelId } }) => {
      const brand = brands.get(manufacturerLabelId);
      if (brand === undefined) throw new Error(`A call of brand ${manufacturerLabelId} came past the guard`);
      return faqsOf(file, manufacturerLabelId, brand.settings);
    }),
  };
}

function said(texts: Words): string {
  return texts[currentLanguage.get()] ?? texts[SOURCE_LANGUAGE] ?? '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
