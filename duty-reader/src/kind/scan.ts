import { remembered } from '../text/index.ts';
import { APPLICATION_TERMS } from './application-terms.ts';
import { CATEGORY_TERMS } from './category-terms.ts';
import type { Says, Term } from './facts.ts';
import { isFiller, isLineFiller, isPlaceWord } from './fillers.ts';

/** Words of a text that say something. */
export interface Hit {
  readonly says: Says;
  readonly text: string;
  readonly at: number;
}

export interface Scanned {
  readonly hits: readonly Hit[];
  /** The text with spaces where its words were understood. */
  readonly rest: string;
}

/** 'paint' names the use and 'rooftop unit' the kind, so uses are looked for first: 'fume hood' is no hood for grease. */
const TERMS: readonly Term[] = [...APPLICATION_TERMS, ...CATEGORY_TERMS];

/** Longest text that is read. */
const MAX_LENGTH = 1000;

export const scan = remembered(scanTerms);

function scanTerms(text: string): Scanned {
  const hits: Hit[] = [];
  let rest = text.slice(0, MAX_LENGTH);
  for (const { words, says } of TERMS) {
    rest = rest.replaceAll(words, (found: string, ...groups: readonly unknown[]) => {
      hits.push({ says, text: found.trim(), at: Number(groups.find((each) => typeof each === 'number')) });
      return ' '.repeat(found.length);
    });
  }
  return { hits: hits.sort((a, b) => a.at - b.at), rest: rest + text.slice(MAX_LENGTH) };
}

/** Words that are left of a type, without those that say nothing. */
export function wordsLeft(rest: string): { readonly places: readonly string[]; readonly unknown: readonly string[] } {
  const words = rest.match(/[^\s,;:()[\]{}/&+"|]+/gu) ?? [];
  const left = words
    .map((word) => word.replaceAll(/^[-.–—'*]+|[-.–—'*]+$/gu, ''))
    .filter((word) => /[\p{L}\d]/u.test(word) && !isFiller(word));
  return { places: left.filter(isPlaceWord), unknown: left.filter((word) => !isPlaceWord(word)) };
}

/** Takes single words that say nothing out of a free line; those behind a number are its unit. */
export function withoutFillers(rest: string): string {
  const words = rest.trim().split(/\s+/u);
  const isLeft = (word: string, index: number) => {
    if (/^[,;&]$/u.test(word)) return false;
    return /^\d/u.test(words[index - 1] ?? '') || !isLineFiller(word.replace(/[,;]$/u, ''));
  };
  return words.filter(isLeft).join(' ');
}
