import { tagSays } from '../kind/index.ts';
import { looksLikeTag, readTag } from '../tag/index.ts';

/** A tag in the words of a title. */
export interface TitleTag {
  readonly text: string;
  /** One tag with letters that fans have; others may be the number of a sheet, or several fans. */
  readonly isCertain: boolean;
}

const WORD = /(?<![\p{L}\d./-])\p{L}{1,6}[- ]?\d[\p{L}\d.]*(?:-\d+)?[A-Z]?(?![\p{L}\d/-])/gu;
const MAX_LENGTH = 80;

/** The tag in a title: 'EF-1 EXHAUST FAN SCHEDULE', 'EXHAUST FANS EF-1 & EF-2'; null where there is none. */
export function tagInTitle(title: string): TitleTag | null {
  if (title.length > MAX_LENGTH) return null;
  const found = [...title.matchAll(WORD)].filter(([word]) => isTag(word) && !isSheet(title, word));
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return null;
  const text = title.slice(first.index, last.index + last[0].length);
  const isKnown = found.every(([word]) => tagSays(word) !== null);
  if (found.length === 1) return { text, isCertain: isKnown };
  return isKnown && (readTag(text)?.tags.length ?? 0) >= found.length ? { text, isCertain: false } : null;
}

/** 'OF 2027' is no tag: two words are one where their letters are those of a fan. */
const isTag = (word: string) => looksLikeTag(word) && (!word.includes(' ') || tagSays(word) !== null);

const isSheet = (title: string, word: string) =>
  new RegExp(`(?:sheet|dwg|drawing|see|detail|spec)\\.?\\s+(?:no\\.?\\s*)?${word}`, 'i').test(title);
