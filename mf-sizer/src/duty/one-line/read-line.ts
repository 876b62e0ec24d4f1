import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { DEFAULT_CATEGORY, type LinePlace, placeOfWords } from './line-site.ts';
import { CRITERION_WORDS, isFiller, wordsOf } from './line-terms.ts';
import { bareValue, VALUES, type ValueKind } from './line-values.ts';

export type PartKind = ValueKind | 'drive' | 'discharge' | 'mount' | 'feature' | 'place';

/** As a schedule has its columns. */
const SHOWN_IN: readonly PartKind[] = [
  'place',
  'tag',
  'quantity',
  'airflow',
  'pressure',
  'area',
  'postalCode',
  'altitude',
  'temperature',
  'heat',
  'cooling',
  'sound',
  'supply',
  'drive',
  'discharge',
  'mount',
  'feature',
];

/** Something of the line that was understood. */
export interface LinePart {
  readonly kind: PartKind;
  /** The very words, so that they can be taken out of the line. */
  readonly text: string;
  readonly fields: Readonly<Record<string, number | string | boolean>>;
}

/** A line as the search understands it. */
export interface ReadLine {
  readonly parts: readonly LinePart[];
  /** Words and numbers that mean nothing here, in the order of the line. */
  readonly unknown: readonly string[];
  readonly place: LinePlace;
  /** Nothing in the line names the category. */
  readonly isPlaceAssumed: boolean;
  readonly tag: string | null;
  readonly quantity: number;
  /** Fields of the specification. */
  readonly criteria: Readonly<Record<string, string>>;
}

/** Longest line that is read: a row of a schedule with its remarks. */
const MAX_LINE_LENGTH = 300;

/** Reads a duty as an engineer says it: 'EF-3 2500 cfm 0.75 upblast kitchen 460/3 under 15 sones x2'. */
export function readLine(line: string, categories: readonly TopCategory[]): ReadLine {
  const rest = new Rest(line.slice(0, MAX_LINE_LENGTH));
  const parts: LinePart[] = [];
  const isThere = (kind: PartKind) => parts.some((part) => part.kind === kind);
  for (const { kind, words, read } of VALUES) {
    if (isThere(kind) && kind !== 'supply') continue;
    rest.take(words, (match) => {
      const fields = read(match);
      if (fields !== null) parts.push({ kind, text: match[0].trim(), fields });
      return fields !== null;
    });
  }
  takeBareValues(rest, parts, isThere);
  const said = wordsOf(rest.text);
  // Make-up air that is given heat is heated.
  const typed = said.includes('makeup') && isThere('heat') ? [...said, 'heated'] : said;
  for (const { words, criterion, field, value } of CRITERION_WORDS) {
    const found = isThere(criterion) && criterion !== 'feature' ? null : words.exec(rest.text);
    if (found) parts.push({ kind: criterion, text: found[0], fields: { [field]: value } });
  }
  const named = placeOfWords(categories, typed);
  const place = named ?? assumedPlace(categories, parts);
  for (const { kind, text } of parts) if (!VALUES.some((each) => each.kind === kind)) rest.remove(text);
  const placeText = rest.takeWords((word) => place.words.has(word));
  const ofPlace = named === null ? [] : [{ kind: 'place', text: placeText, fields: {} } as const];
  return {
    parts: [...ofPlace, ...parts].sort((a, b) => SHOWN_IN.indexOf(a.kind) - SHOWN_IN.indexOf(b.kind)),
    unknown: rest.words(),
    place,
    isPlaceAssumed: named === null,
    ...ofItem(parts),
    criteria: criteriaOf(parts),
  };
}

function takeBareValues(rest: Rest, parts: LinePart[], isThere: (kind: PartKind) => boolean): void {
  for (const each of rest.text.match(
    /(?<=^|[\s,;@])(?<!\bul[ -])(?:\d{1,2}[\s-]\d+\/\d+|\d+\/\d+|\d[\d,]*\.?\d*|\.\d+)(?=[\s,;]|$)(?!\s*hp)/gi,
  ) ?? []) {
    const text = each.replace(/,$/, '');
    const read = bareValue(text, isThere);
    if (read === null) continue;
    parts.push({ kind: read.kind, text, fields: read.fields });
    rest.remove(text);
  }
}

function assumedPlace(categories: readonly TopCategory[], parts: readonly LinePart[]): LinePlace {
  const isFor = (field: string) => parts.some(({ fields }) => Object.hasOwn(fields, field));
  const category = isFor('squareFeet') && !isFor('cfm') ? FanCategory.HighVolumeLowSpeed : DEFAULT_CATEGORY;
  const offered = categories.find(({ fanCategoryType }) => fanCategoryType === category) ?? categories[0];
  return {
    category: offered?.fanCategoryType ?? category,
    sub: 0,
    application: null,
    names: offered ? [offered.name] : [],
    words: new Set(),
  };
}

function ofItem(parts: readonly LinePart[]): Pick<ReadLine, 'tag' | 'quantity'> {
  const { tag, quantity } = Object.assign({}, ...parts.map(({ fields }) => fields));
  return {
    tag: typeof tag === 'string' ? tag : null,
    quantity: typeof quantity === 'number' && quantity > 0 ? quantity : 1,
  };
}

function criteriaOf(parts: readonly LinePart[]): Readonly<Record<string, string>> {
  const fields = parts
    .filter(({ kind }) => kind !== 'tag' && kind !== 'quantity')
    .flatMap((part) => Object.entries(part.fields));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** What of the line is not understood yet. */
class Rest {
  constructor(private left: string) {}

  get text(): string {
    return this.left;
  }

  take(words: RegExp, accept: (match: RegExpExecArray) => boolean): void {
    for (const match of this.left.matchAll(new RegExp(words.source, `${words.flags}g`))) {
      if (!accept(match)) continue;
      this.left = `${this.left.slice(0, match.index)}${' '.repeat(match[0].length)}${this.left.slice(match.index + match[0].length)}`;
      return;
    }
  }

  remove(text: string): void {
    this.left = this.left.replace(text, ' ');
  }

  /** Removes the words that compare equal to one of a place; returns them. */
  takeWords(isOfPlace: (word: string) => boolean): string {
    const taken: string[] = [];
    this.left = this.left.replaceAll(/make[ -]?up|\bul[ -]?762\b|\p{L}+/giu, (word) => {
      if (!wordsOf(word).some(isOfPlace)) return word;
      taken.push(word);
      return ' ';
    });
    return taken.join(' ');
  }

  words(): readonly string[] {
    return (this.left.match(/[^\s,;:()@/&-]+/gu) ?? []).filter((word) => !isFiller(word));
  }
}
