import { remembered } from '../text/index.ts';
import { takeNotes } from './notes.ts';
import { tagListOf } from './tag-list.ts';
import { type Counted, takeCounts } from './take-counts.ts';

export interface ReadTag {
  /** As it is written, without count words and marks of notes. */
  readonly tag: string;
  /** The single tags, where it names several. */
  readonly tags: readonly string[];
  /** How many it says; null where it says nothing or may say several things. */
  readonly quantity: number | null;
  /** Likely counts where it may say several things; empty where it says that there are several, not how many. */
  readonly counts: readonly number[] | null;
  /** Marks of notes and remarks that were beside it. */
  readonly note: string | null;
}

/** Longest text that is read; longer ones are no tag cells. */
const MAX_LENGTH = 2000;

/** A tag, or several: '(4) EF-1', 'EF-1/2/3', 'EF-1 THRU EF-4', 'EF-1 (TYP. OF 6)'. Null for an empty text. */
export const readTag = remembered(tagIn);

function tagIn(text: string): ReadTag | null {
  const written = plain(text);
  if (written === '') return null;
  if (written.length > MAX_LENGTH) return { tag: written, tags: [written], quantity: null, counts: [], note: null };
  const { text: left, note } = takeNotes(written);
  const counted = takeCounts(left);
  const words = [counted.text, left, written].find((each) => each !== '') ?? written;
  const named = namesOf(words);
  const notes = [note, ...counted.notes, named.remark].filter((each) => each !== null && each !== '');
  return {
    tag: named.tag,
    tags: named.tags,
    ...countOf(counted, named),
    note: notes.length === 0 ? null : notes.join(', '),
  };
}

/** With the hyphens that tags have, and 'EF-(1,2)' without its brackets. */
function plain(text: string): string {
  return (
    text
      .trim()
      // A mark that keeps spreadsheets from reading a formula.
      .replace(/^'(?=[=+\-@])/u, '')
      .replaceAll(/[‐‑‒−]/gu, '-')
      .replaceAll('’', "'")
      .replaceAll(/(?<=\p{L})[–—](?=\d)/gu, '-')
      .replace(/^(\p{L}+[-.\s]?)[([](\d+)\s*(?:[-–]|thru|through|to|bis|a|à)\s*(\d+)[)\]]$/iu, '$1$2 THRU $3')
      .replace(/^(\p{L}+[-.\s]?)[([](\d+(?:\s*[,&/]\s*\d+)+)[)\]]$/u, '$1$2')
  );
}

interface Names {
  readonly tag: string;
  readonly tags: readonly string[];
  readonly counts: readonly number[] | null;
  /** Words behind a list. */
  readonly remark: string;
}

function namesOf(words: string): Names {
  const list = tagListOf(words);
  const one = { tag: words, tags: [words], counts: null, remark: '' };
  if (list === null) {
    const count = manyIn(words);
    return count > 1 ? { ...one, counts: [count, 1] } : one;
  }
  const { tags, counts, rest } = list;
  const numbers = numbersOf(rest);
  if (rest === '' && (tags.length > 1 || counts !== null)) return { ...one, tags, counts };
  if (numbers.length > 0) return { ...one, counts: [tags.length, ...numbers] };
  const [, served] = SERVED.exec(rest) ?? [];
  if (tags.length === 1 && served !== undefined) return { ...one, tag: tags[0] ?? words, tags, remark: served };
  if (tags.length === 1) return { ...one, counts: countsOfPoints(words) };
  // Every second one of a range.
  if (EVERY_SECOND.test(rest)) return { ...one, tags, counts: [everySecond(tags, rest), tags.length] };
  const tag = words.slice(0, words.lastIndexOf(rest)).replace(/[\s,;:(-]+$/u, '');
  return { tag, tags, counts, remark: rest.replaceAll(/^[\s,;:(-]+|[\s)]+$/gu, '') };
}

/** 'EF-1 (Kitchen)', 'EF-2 / Toilet', 'EF-3 - Janitor': what the fan is for. */
const SERVED = /^(?:\(\s*|[-–/:]\s+)(\p{L}[\p{L}\s.&'’-]{2,40}?)\s*\)?$/u;

const EVERY_SECOND = /(?<!\p{L})(?:evens?|odds?|even numbers?|pares|impares|pairs|impairs|gerade|ungerade)(?!\p{L})/iu;
const ODD = /odd|impar|impair|ungerade/iu;

function everySecond(tags: readonly string[], rest: string): number {
  const remainder = ODD.test(rest) ? 1 : 0;
  return tags.filter((tag) => Number(/\d+(?=\D*$)/u.exec(tag)?.[0] ?? -1) % 2 === remainder).length;
}

/** 'EF-3.1-3.4' may be a range of four or one tag. */
function countsOfPoints(words: string): readonly number[] | null {
  const [, , first, last] = /^\p{L}+[-_.\s]?(\d+)\.(\d+)-\1\.(\d+)$/u.exec(words) ?? [];
  const count = Number(last) - Number(first) + 1;
  return count > 1 ? [count, 1] : null;
}

/** Tags in a text that does not begin with one: 'FANS EF-1 AND EF-2', 'EF/SF-1'. */
function manyIn(words: string): number {
  const [, shared] = /^(\p{L}{1,5}(?:\s*[/&+]\s*\p{L}{1,5})+)[-.\s]?\d+\p{L}?$/u.exec(words) ?? [];
  if (shared !== undefined) return shared.split(/[/&+]/u).length;
  return words.match(/(?<![\p{L}\d])\p{L}{1,5}-\d+/gu)?.length ?? 0;
}

const NUMBERS =
  /(?<![\p{L}\d.#]|(?:level|lvl|floor|flr|room|rm|zone|bldg|building|area|suite|wing|stair|piso|nivel)\.?\s*)(?:\d{1,3}|two|three|four|five|six)(?![\p{L}\d])/giu;
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Numbers behind a tag that may count: not 'LEVEL 2', not '3RD FLOOR'. */
function numbersOf(rest: string): readonly number[] {
  const found = rest.match(NUMBERS) ?? [];
  return found.map((each) => (/\d/u.test(each) ? Number(each) : WORDS.indexOf(each.toLowerCase())));
}

type Count = Pick<ReadTag, 'quantity' | 'counts'>;

function countOf(counted: Counted, names: Names): Count {
  const { counts, isPerTag, maybe } = counted;
  const named = names.tags.length;
  const open = (counts: readonly number[]) => ({
    quantity: null,
    counts: [...new Set(counts)].filter((each) => each > 0),
  });
  if (counted.isOpen) return open(counts);
  if (names.counts !== null) return open(names.counts);
  const [count, ...others] = counts;
  if (count === undefined && maybe !== null && maybe !== named) {
    return open(named === 1 ? [1, maybe] : [named, maybe, maybe * named]);
  }
  if (count === undefined && counted.isShared && named === 1) return open([2, 1]);
  if (count === undefined) return { quantity: named > 1 ? named : null, counts: null };
  if (count <= 0) return open([]);
  if (others.length > 0) return open(counts);
  if (isPerTag) return { quantity: count * named, counts: null };
  return named === 1 || count === named ? { quantity: count, counts: null } : open([count, count * named]);
}
