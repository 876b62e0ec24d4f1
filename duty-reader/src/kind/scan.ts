import { mayMatch, remembered } from '../text/index.ts';
import { APPLICATION_TERMS } from './application-terms.ts';
import { CATEGORY_TERMS } from './category-terms.ts';
import { contraryIn } from './contrary.ts';
import { deniedIn } from './denied.ts';
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
  /** Words of which only one can be meant; they say the kind of fan that all of them have. */
  readonly contrary: readonly Hit[];
  /** The text with spaces where its words were understood; those that it denies are not. */
  readonly rest: string;
}

/** 'paint' names the use and 'rooftop unit' the kind, so uses are looked for first: 'fume hood' is no hood for grease. */
const TERMS: readonly Term[] = [...APPLICATION_TERMS, ...CATEGORY_TERMS];

/** Longest text that is read. */
const MAX_LENGTH = 1000;

export const scan = remembered(scanTerms);

function scanTerms(text: string): Scanned {
  const found: Hit[] = [];
  let rest = text.slice(0, MAX_LENGTH);
  const lowerCase = rest.toLowerCase();
  for (const { words, literals, says } of TERMS) {
    if (!mayMatch(lowerCase, literals)) continue;
    rest = rest.replaceAll(words, (written: string, ...groups: readonly unknown[]) => {
      found.push({ says, text: written.trim(), at: Number(groups.find((each) => typeof each === 'number')) });
      return ' '.repeat(written.length);
    });
  }
  found.sort((a, b) => a.at - b.at);
  const denied = deniedIn(text, found);
  const said = found.filter((hit) => !denied.has(hit));
  const contrary = contraryIn(text, said);
  return {
    hits: said.filter((hit) => !contrary.has(hit)),
    contrary: [...contrary],
    rest: withWords(rest, [...denied, ...contrary]) + text.slice(MAX_LENGTH),
  };
}

function withWords(rest: string, words: readonly Hit[]): string {
  let left = rest;
  for (const { at, text } of words) left = left.slice(0, at) + text + left.slice(at + text.length);
  return left;
}

/** 'A' by itself is a type of the drawing's legend. */
const LETTER = /^(\p{Lu})(?:,|$)/u;

/** Words that are left of a type, without those that say nothing. */
export function wordsLeft(rest: string): { readonly places: readonly string[]; readonly unknown: readonly string[] } {
  const words = rest.match(/[^\s,;:()[\]{}/&+"|]+/gu) ?? [];
  const [, mark = null] = LETTER.exec(rest) ?? [];
  const left = words
    .map((word) => word.replaceAll(/^[-.–—'*]+|[-.–—'*]+$/gu, ''))
    .filter((word) => /[\p{L}\d]/u.test(word) && (word === mark || !isFiller(word)));
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
