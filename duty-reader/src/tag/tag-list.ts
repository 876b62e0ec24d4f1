/** A part of a tag as it is compared: 'EF-' 1 'A'. */
interface TagParts {
  readonly stem: string;
  readonly number: string;
  readonly letter: string;
}

/** Tags that a text names, and how many it may mean where that is not certain. */
export interface TagList {
  readonly tags: readonly string[];
  readonly counts: readonly number[] | null;
  /** Words behind the tags that are none. */
  readonly rest: string;
}

/** Longest range that is written out. */
const MAX_TAGS = 999;

/** Longest tag; longer texts are sentences. */
const MAX_LENGTH = 40;
const NUMBERED = /^([\p{L}\d\-_.#№\s]*?)(\d+)(\p{L}?)$/u;
const LETTERED = /^(\p{L}{1,5}[-_.])(\p{L})$/u;

/** 'EF-', '1', 'A' of 'EF-1A'; null where a text is no tag. */
function partsOfTag(text: string): TagParts | null {
  const numbered = text.length > MAX_LENGTH ? null : NUMBERED.exec(text);
  if (numbered && /\p{L}/u.test(numbered[1] ?? ''))
    return { stem: numbered[1] ?? '', number: numbered[2] ?? '', letter: numbered[3] ?? '' };
  const lettered = LETTERED.exec(text);
  return lettered ? { stem: lettered[1] ?? '', number: '', letter: lettered[2] ?? '' } : null;
}

const TAG = String.raw`(?:\d{1,3}(?:-|(?=\p{L}+[-_.#]?\d)))?\p{L}[\p{L}\d]*(?:[-_.#]\p{L}{0,4}\d[\p{L}\d]*|[-_.#]\p{L}{1,3}(?![\p{L}\d])|(?<=\p{L})\s\d+\p{L}?(?![\p{L}\d])|(?<=\p{L})\s?(?:#|[Nn][Oo]\.?|№)\s?\d+\p{L}?(?![\p{L}\d])|[-_.#]\p{L}{1,4}(?=[-_.#\s]\d))*`;
const FIRST = new RegExp(String.raw`^${TAG}(?![\p{L}\d])`, 'u');
const NEXT = new RegExp(String.raw`^(?:${TAG}|[-#]?\d+(?:[-.]\d+)?\p{L}?|-?\p{L})(?![\p{L}\d])`, 'u');
const LIST_JOIN = /^(?:\s*(?:[,;]\s*(?:&|(?:and|y|et|und|e)(?=\s))?|[&+/]|\n)\s*|\s+(?:and|y|et|und|e)\s+)/iu;
const RANGE_JOIN =
  /^(?:\s+(?:thru|through|to|bis|a|à|hasta|al|jusqu'?à)\s+|\s*(?:\.{2,3}|…|~)\s*|\s+[-–—]\s+|\s*[–—]\s*|-(?=\p{L}+[-_.]?\d)|-(?=\d*\p{L}(?![\p{L}\d])))/iu;
const OR_JOIN = /^\s+(?:or|o|ou|oder)\s+/iu;

/** 'EF-1/2/3', 'EF-1A, 1B', 'EF-1 THRU EF-4', 'EF-1, EF-3 THRU EF-6'. Null where the text does not begin with a tag. */
export function tagListOf(text: string): TagList | null {
  const first = firstOf(text);
  if (first === undefined || partsOfTag(first) === null) return null;
  const reader = new ListReader(first);
  let rest = text.slice(first.length);
  while (rest !== '') {
    const taken = reader.take(rest);
    if (taken === 0) break;
    rest = rest.slice(taken);
  }
  return { tags: reader.tags, counts: reader.counts, rest: rest.trim() };
}

/** 'EF-1' of 'EF-1-EF-3' too: the tags of a range that is written without a space. */
function firstOf(text: string): string | undefined {
  const [whole] = FIRST.exec(text) ?? [];
  const [, first, last] = /^(.+?\d\p{L}?)-(\p{L}+[-_.]?\d+\p{L}?)$/u.exec(whole ?? '') ?? [];
  // 'EF-1A-D' may be four.
  const [, ofLetters] = /^(.*?(\d+)\p{L})-(?:\2)?\p{L}$/u.exec(whole ?? '') ?? [];
  if (ofLetters !== undefined) return ofLetters;
  return first !== undefined && last !== undefined && isAlike(first, last) ? first : whole;
}

class ListReader {
  readonly tags: string[];
  counts: readonly number[] | null = null;

  constructor(first: string) {
    this.tags = [first];
  }

  /** Takes the next tag or range off the front of a text; the number of characters it has, 0 without one. */
  take(text: string): number {
    const or = OR_JOIN.exec(text)?.[0];
    const range = or === undefined ? RANGE_JOIN.exec(text)?.[0] : undefined;
    const list = or === undefined && range === undefined ? LIST_JOIN.exec(text)?.[0] : undefined;
    const space = /^\s+(?=\p{L}+[-_.#]?\d)/u.exec(text)?.[0];
    const join = or ?? range ?? list ?? space;
    if (join === undefined) return 0;
    const [next] = NEXT.exec(text.slice(join.length)) ?? [];
    const before = this.tags.at(-1) ?? '';
    const whole = next === undefined ? null : wholeTag(next, before);
    if (next === undefined || whole === null || (join === space && !isAlike(whole, before))) return 0;
    if (range !== undefined) this.takeRange(before, whole, next, range);
    else this.takeOne(before, whole, next, join, or !== undefined);
    return join.length + next.length;
  }

  private takeOne(before: string, whole: string, next: string, join: string, isOr: boolean): void {
    const isSlash = join.includes('/');
    const isRepeated = this.tags.includes(whole);
    if (!isRepeated) this.tags.push(whole);
    const count = this.tags.length;
    if (isOr || isRepeated) this.counts = isRepeated ? [count, count + 1] : [count - 1, count];
    else if (isSlash && !isAlike(whole, before)) this.counts = [count, count - 1];
    else if (isSlash && isShortNumber(next, before)) this.counts = [count, count - 1];
    else if (!hasSameForm(whole, before) && /^-?\p{L}$/u.test(next)) this.counts = [count - 1, count];
  }

  private takeRange(before: string, whole: string, next: string, join: string): void {
    const between = rangeOf(before, whole);
    if (between === null) {
      this.tags.push(whole);
      this.counts = [];
      return;
    }
    const { tags, count, isDescending } = between;
    const kept = this.tags.length - 1;
    if (count > 1) this.tags.push(...tags);
    const total = kept + count;
    // A dash before a bare number may be a part of the tag.
    const isDash = /[-–—]/u.test(join) && !/^\p{L}+[-_.#\s]?\d/u.test(next);
    if (isDash) this.counts = [total, kept + 1];
    else if (isDescending || count > MAX_TAGS || count === 1) this.counts = [total];
  }
}

/** 'EF-2' for '2', '-2' or 'EF-2' behind 'EF-1'; null where nothing is meant. */
function wholeTag(next: string, before: string): string | null {
  const parts = partsOfTag(before);
  if (parts === null) return null;
  const bare = next.replace(/^[-#]/u, '');
  if (/^\d+\p{L}?$/u.test(bare)) return parts.number === '' ? null : parts.stem + bare;
  // 'EF-1.1/1.2'
  const [, top] = /^(.*?)\d+[-.]$/u.exec(parts.stem) ?? [];
  if (/^\d+[-.]\d+\p{L}?$/u.test(bare)) return top === undefined ? null : top + bare;
  if (/^\p{L}$/u.test(bare)) return parts.stem + parts.number + bare;
  // 'EF-B1, B2'
  const [, head, letters] = /^(.*[-_.\s])(\p{L}+)$/u.exec(parts.stem) ?? [];
  const [, ofNext] = /^(\p{L}+)\d+$/u.exec(bare) ?? [];
  if (head !== undefined && letters !== undefined && letters === ofNext) return head + bare;
  return partsOfTag(bare) === null ? null : bare;
}

const stemOf = (tag: string) =>
  partsOfTag(tag)
    ?.stem.toUpperCase()
    .replaceAll(/[-_.#\s]/gu, '') ?? '';

function isAlike(tag: string, other: string): boolean {
  return stemOf(tag) === stemOf(other);
}

/** 'EF-1A' and 'EF-1B', 'EF-A' and 'EF-B'; not 'EF-1' and 'EF-1B'. */
function hasSameForm(tag: string, other: string): boolean {
  const [one, two] = [partsOfTag(tag), partsOfTag(other)];
  return (one?.letter === '') === (two?.letter === '');
}

function isShortNumber(next: string, before: string): boolean {
  const [digits] = /^\d+/u.exec(next.replace(/^-/u, '')) ?? [];
  return digits !== undefined && digits.length < (partsOfTag(before)?.number.length ?? 0);
}

interface TagRange {
  /** Behind the first. */
  readonly tags: readonly string[];
  readonly count: number;
  readonly isDescending: boolean;
}

/** From 'EF-1' to 'EF-4', from 'EF-1A' to 'EF-1D'; null where the two have too little in common. */
function rangeOf(first: string, last: string): TagRange | null {
  const [from, to] = [partsOfTag(first), partsOfTag(last)];
  if (from === null || to === null || !isAlike(first, last)) return null;
  if (from.number === to.number && from.letter !== '' && to.letter !== '') {
    const [a, b] = [from.letter.codePointAt(0) ?? 0, to.letter.codePointAt(0) ?? 0];
    const name = (index: number) => from.stem + from.number + String.fromCodePoint(a + index * Math.sign(b - a));
    return rangeWith(b - a, name, last);
  }
  if (from.letter !== to.letter || from.number === '') return null;
  const [a, b] = [Number(from.number), Number(to.number)];
  const width = from.number.startsWith('0') ? from.number.length : 1;
  const name = (index: number) => from.stem + String(a + index * Math.sign(b - a)).padStart(width, '0') + from.letter;
  return rangeWith(b - a, name, last);
}

function rangeWith(distance: number, name: (index: number) => string, last: string): TagRange {
  const count = Math.abs(distance) + 1;
  const tags = count > MAX_TAGS ? [last] : Array.from({ length: count - 1 }, (_, index) => name(index + 1));
  return { tags, count, isDescending: distance < 0 };
}
