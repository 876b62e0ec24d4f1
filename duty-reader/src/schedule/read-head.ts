import { findUnit, hasUnknownUnit, type QuantityKind, type Unit } from '../value/index.ts';
import type { TakenFor } from './column-note.ts';
import type { ColumnField } from './columns-read.ts';
import { camelCaseApart, headName, withoutNoteMarks } from './head-name.ts';
import { HEAD_NAMES } from './head-names.ts';
import { isDutyHead, type SupplyOrder, supplyOrder } from './joint-heads.ts';
import type { Meant } from './name-meant.ts';
import { QUALIFIERS, qualified, withoutConditions, withoutExisting } from './qualifiers.ts';

export interface Head {
  readonly text: string;
  readonly field: ColumnField | null;
  readonly rank: number;
  readonly unit: Unit | 'unknown' | null;
  readonly order: SupplyOrder | null;
  readonly note: TakenFor | null;
  /** Whether the text is the name of a column and little else, so that a line of such texts is a line of heads. */
  readonly isName: boolean;
  /** Words before the name, which say what part of a machine the column is about. */
  readonly group: string;
}

/** Kinds of units that the figures of a column may be in. */
export const KINDS: Partial<Record<ColumnField, readonly QuantityKind[]>> = {
  cfm: ['airflow'],
  staticPressure: ['pressure'],
  motorHp: ['power'],
  brakeHorsepower: ['power'],
  btus: ['heat'],
  kWs: ['electricHeat'],
  temperature: ['temperature'],
  temperatureRise: ['temperatureRise', 'temperature'],
  nominalCoolingTons: ['cooling'],
  sones: ['sones'],
  soundPressure: ['decibels'],
  altitude: ['altitude', 'length'],
  squareFeet: ['area'],
  soundLevelDistance: ['length'],
};
const OF_UNIT: Partial<Record<QuantityKind, ColumnField>> = {
  airflow: 'cfm',
  pressure: 'staticPressure',
  power: 'motorHp',
  heat: 'btus',
  sones: 'sones',
};
const NO_HEAD = { field: null, rank: 9, unit: null, order: null, note: null, isName: false, group: '' } as const;
const LONGEST_HEAD = 90;
const PLAIN_TAG = /^[A-Z]{1,5}-\d+[A-Z]?$/;

const kept = new Map<string, Head>();

/** What the texts of a head mean, from the group words above to the name and its unit below. */
export function readHead(tiers: readonly string[]): Head {
  const key = tiers.join('\n');
  const before = kept.get(key);
  if (before !== undefined) return before;
  const head = headOf(tiers);
  if (kept.size > 5000) kept.clear();
  kept.set(key, head);
  return head;
}

function headOf(tiers: readonly string[]): Head {
  const texts = tiers.filter((text, index) => text !== '' && tiers.indexOf(text) === index);
  const text = texts.join(' ');
  const last = texts.at(-1) ?? '';
  if (!/\p{L}|[Ø⌀%#Δ∆]/u.test(text) || text.length > LONGEST_HEAD || PLAIN_TAG.test(text)) return { ...NO_HEAD, text };
  const order = supplyOrder(texts);
  const joint = (field: 'supply' | 'duty', rank: number, named: SupplyOrder | null): Head => ({
    ...NO_HEAD,
    ...withoutExisting({ field, rank, note: null }, text),
    ...{ text, order: named, isName: true },
  });
  if (order !== null) return joint('supply', 0, order);
  const twice = texts.length === 1 ? inTwoLanguages(text) : null;
  if (twice !== null) return twice;
  if (isDutyHead(last)) return joint('duty', 1, null);
  const found = named(text, headName(last)) ?? (texts.length > 1 ? named(last, headName(last)) : null);
  if (found === null || found.hasWordsLeft) {
    const ofUnit = byUnit(text);
    if (found === null || ofUnit.field !== null) return ofUnit;
  }
  const { meant, group, isWhole, hasWordsLeft } = found;
  // 'CAPACITY (CMH)' is no capacity of cooling, and 'DUTY (L/s)' an airflow alone.
  const isOfAir = meant.note === 'coolingCapacity' || meant.field === 'duty';
  const airflow = isOfAir ? findUnit(text, ['airflow']) : null;
  if (airflow !== null) return { ...NO_HEAD, text, field: 'cfm', rank: 2, unit: airflow.unit, group, isName: true };
  const { field, rank, note } = withoutExisting(qualified(meant, `${headName(text)} `, group), text);
  const unit = hasWordsLeft ? 'unknown' : unitOf(texts, field);
  const isUsed = field === null || KINDS[field] !== undefined || !hasWordsLeft;
  return {
    ...NO_HEAD,
    text,
    field: isUsed ? field : null,
    rank,
    unit,
    note: isUsed ? note : 'notUnderstood',
    group,
    isName: isWhole && !hasWordsLeft,
  };
}

/**
 * 'DÉBIT / AIRFLOW (L/s)', 'CFM / L/s': one column by its names in two languages, or by its two units, of which the first
 * counts; null where they are not the same.
 */
function inTwoLanguages(text: string): Head | null {
  const [one = '', other, ...more] = text.split(/\s+\/\s+/);
  if (other === undefined || more.length > 0) return null;
  const heads = [one, other].map((each) => readHead([each]));
  const [first, second] = heads as [Head, Head];
  if (first.field === null || first.field !== second.field || !first.isName || !second.isName) return null;
  if (first.unit !== null && second.unit !== null) {
    const hasTwins = unitSymbolOf(first) !== null && unitSymbolOf(first) !== unitSymbolOf(second);
    return hasTwins ? { ...first, text } : null;
  }
  return { ...second, text, unit: second.unit ?? first.unit, rank: Math.min(first.rank, second.rank) };
}

const unitSymbolOf = ({ unit }: Head): string | null => (unit === null || unit === 'unknown' ? null : unit.symbol);

interface Named {
  readonly meant: Meant;
  readonly group: string;
  readonly isWhole: boolean;
  /** Words after the name that are neither a unit nor known: the figures below may be in anything. */
  readonly hasWordsLeft: boolean;
}

/** The name at the end of a head: with its unit, without brackets, without its unit, then without words like 'max'. */
function named(text: string, last: string): Named | null {
  const unqualified = withoutConditions(text);
  if (unqualified !== text) {
    const found = named(unqualified, last === headName(text) ? headName(unqualified) : last);
    if (found !== null) return found;
  }
  const noDistance = text.replaceAll(/(?:@|\bat\b)\s*\d+(?:\.\d+)?\s*(?:ft|feet|m|')?\.?/gi, ' ');
  const noBrackets = noDistance.replaceAll(/[([{][^)\]}]*(?:[)\]}]|$)/g, ' ');
  const rest = findUnit(noBrackets)?.rest ?? findUnit(noDistance)?.rest ?? '';
  const names = [noDistance, noBrackets, rest].map(headName);
  for (const name of names) {
    const found = atEnd(name, last);
    const isWhole = names.some((each) => atEnd(each, last)?.isWhole === true);
    if (found !== null) return { ...found, isWhole, hasWordsLeft: false };
  }
  for (const name of names) {
    const found = atEnd(name.replace(TRAILING, ''), last);
    if (found !== null) return { ...found, group: `${found.group} ${name}`, hasWordsLeft: false };
  }
  for (const name of names.slice(1)) {
    const words = name.split(' ');
    for (const count of [1, 2, 3]) {
      const found = words.length > count ? atEnd(words.slice(0, -count).join(' '), last) : null;
      if (found !== null) return { ...found, hasWordsLeft: true };
    }
  }
  return null;
}

const TRAILING = new RegExp(`(?: (?:${QUALIFIERS}))+$`);
const GROUPS = new RegExp(`^(?:(?:${QUALIFIERS}) )*$`);

/** The longest name at the end; a single letter is a name only by itself. */
function atEnd(name: string, last: string): Omit<Named, 'hasWordsLeft'> | null {
  const words = name.split(' ');
  for (let from = 0; from < words.length; from++) {
    const tail = words.slice(from).join(' ');
    const meant = HEAD_NAMES.get(tail);
    if (meant === undefined || (tail.length === 1 && last !== tail)) continue;
    const group = words.slice(0, from).join(' ');
    return { meant, group, isWhole: from === 0 || GROUPS.test(`${group} `) };
  }
  return null;
}

/** A head without a known name is the column of its unit, unless words beside the unit say something else. */
function byUnit(text: string): Head {
  // 'Pa (in. w.g.)' has its figures in Pa, and those in brackets in the other unit.
  const outside = findUnit(text.replaceAll(/[([{][^)\]}]*[)\]}]/g, ' ').trim());
  const found = outside?.rest === '' ? outside : findUnit(text);
  const field = found === null ? undefined : OF_UNIT[found.unit.kind];
  if (found === null || field === undefined) return { ...NO_HEAD, text, note: 'notUnderstood' };
  const rest = `${headName(found.rest)} `;
  const ofUnit = qualified({ field, rank: 2, note: null }, `${headName(text)} `, rest.trim());
  const { note, ...meant } = withoutExisting(ofUnit, text);
  const isClear = rest === ' ' || GROUPS.test(rest);
  if (!isClear) return { ...NO_HEAD, text, note: note ?? 'notUnderstood' };
  return { ...NO_HEAD, ...meant, text, unit: found.unit, note, isName: true };
}

/** A head that the user says is for a field, with the unit that it names for it. */
export function headFor(head: Head, field: ColumnField | null): Head {
  const unit = field === head.field ? head.unit : unitOf([head.text], field);
  return { ...head, field, unit, rank: 0, note: field === null ? 'leftOut' : null };
}

const TENTHS = /\b1\/10\b|\btenths?\b/i;
const EITHER_UNIT = /(?<!\p{L})(?:hp|kw|w|watts?)\s*(?:\bor\b|\/)\s*(?:hp|kw|w|watts?)(?!\p{L})/iu;

/** The unit below or behind the name; that in brackets where there is none before them ('CFM (L/s)' is cfm). */
function unitOf(texts: readonly string[], field: ColumnField | null): Unit | 'unknown' | null {
  const kinds = field === null ? undefined : KINDS[field];
  if (kinds === undefined) return null;
  // 'HP OR WATTS': each cell says which.
  if (EITHER_UNIT.test(texts.at(-1) ?? '') || TENTHS.test(texts.join(' '))) return 'unknown';
  const plain = texts.map(camelCaseApart).map(withoutNoteMarks).map(withoutOuterBrackets);
  for (const text of [...plain].reverse()) {
    const outside = withMultiples(text)
      .replaceAll(/[([{][^)\]}]*(?:[)\]}]|$)/g, ' ')
      .trim();
    const found =
      (outside === '' ? null : findUnit(outside, kinds)) ?? findUnit(text, kinds) ?? unitWithin(text, kinds);
    if (found !== null) return found.unit;
  }
  const brackets = plain.flatMap((text) => [...text.matchAll(/[([{]([^)\]}]*)/g)].map(([, inner = '']) => inner));
  const isUnknown = (inner: string) => hasUnknownUnit(inner) || !isWordsOfHeads(inner);
  return brackets.some((inner) => inner.trim() !== '' && isUnknown(inner)) ? 'unknown' : null;
}

/** 'AIRFLOW [CFM (L/s)]' as 'AIRFLOW CFM (L/s)'. */
const withoutOuterBrackets = (text: string) =>
  text.replace(/[([{]([^()[\]{}]+)([([{][^()[\]{}]+[)\]}])\s*[)\]}]/, ' $1 $2');

/** 'CFM (x1000)' as 'CFM x1000'. */
const withMultiples = (text: string) =>
  text
    .replaceAll(/[([{]\s*([x×*]?\s*1[,.]?0{2,}s?|in 1[,.]?000s?|100s?|thousands?|[x×*]\s*\d+)\s*[)\]}]/gi, ' x $1 ')
    .replaceAll(/x\s*[x×*]/gi, 'x');

/** 'MBH OUTPUT': a unit with a word behind it. */
function unitWithin(text: string, kinds: readonly QuantityKind[]): { unit: Unit } | null {
  const words = text.split(/[\s()[\]]+/).filter((word) => word.length > 1);
  return words.map((word) => findUnit(word, kinds)).find((found) => found?.rest === '') ?? null;
}

/** Words in brackets that are no unit: 'SP (EXTERNAL)', 'CFM (DESIGN)'. */
function isWordsOfHeads(text: string): boolean {
  const name = headName(text);
  return name === '' || GROUPS.test(`${name} `) || atEnd(name, name)?.isWhole === true || /^\d+$/.test(name);
}
