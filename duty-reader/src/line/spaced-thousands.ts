import { takeKind } from '../kind/index.ts';
import type { Meaning } from '../reading.ts';
import { looksLikeTag } from '../tag/index.ts';
import { type QuantityKind, readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { FIELDS } from './figures.ts';
import type { RemainingText } from './remaining-text.ts';
import { NO_TAG, NUMBERED_PLACES } from './tag-pattern.ts';
import { isUnit, unitAfter } from './units.ts';

/** A number of up to three digits and groups of three digits, with the word or the list of tags before it. */
const NUMBERED =
  /(?<![\p{L}\d.,/-])(?:(\p{L}{1,30}\.?\s?#?|\p{L}{1,5}[- ]?\d{1,3}\p{L}?(?:\s*[,&]\s*\d{1,3}\p{L}?)*\s*,|#)\s?(?<![\p{L}.])|(?<![#\p{L}]\s?))(\d{1,3})\s([1-9]\d\d(?:\s\d{3})*(?:[.,]\d{1,2})?)(?![\d.,/'’-]*\d|\s\d{3}(?!\d))/giu;
const OWNER = new RegExp(`^${NUMBERED_PLACES}$`, 'iu');
const KINDS: ReadonlySet<QuantityKind> = new Set<QuantityKind>(['airflow', 'pressure', 'area', 'heat', 'altitude']);
const HAS_AIRFLOW = /\d\s*(?:[as]?cfm|l\/s|m[³3]\s*\/|l\/min|cmm|cmh)/iu;
/** Behind a number that is no value of these kinds. */
const OTHER_UNIT =
  /^\s*(?:v\b|volts?\b|vac\b|ph\b|hz\b|rpm\b|amps?\b|a\b|hp\b|kw\b|w\b|lbs?\b|kg\b|fpm\b|db|sones?\b|%|°|x\b|×)/iu;

/** The second of two numbered places: 'floors 2 and'. */
const BEHIND_FIRST = /\p{L}{4,}\s\d{1,2}\s*(?:and|to|&)\s*$/iu;

/**
 * 'EF 1 200 cfm' is 200 cfm of EF 1, or 1,200 cfm: a question with both. A number behind a word of a value is one number,
 * and 'EF 3 000 cfm' is one too.
 */
export function takeSpacedThousands(rest: RemainingText, notes: DutyNotes): void {
  for (const match of [...rest.text.matchAll(NUMBERED)]) {
    const [all, owner = '', first = '', groups = ''] = match;
    const end = match.index + all.length;
    const behind = rest.text.slice(end);
    const before = rest.text.slice(0, match.index);
    const unit = unitAfter(behind, false);
    const isCount = owner === '' && mayCount(first, before, unit?.text ?? '');
    const isOwned = mayOwn(owner.trim(), first, before) && !(isMetric(unit?.text ?? '') && isPlainWord(owner.trim()));
    // 'floors 2 and 3 900 cfm'.
    const isSecond = BEHIND_FIRST.test(`${before}${owner}`) && !isMetric(unit?.text ?? '');
    if (OTHER_UNIT.test(behind) || !(isCount || isOwned || isSecond) || isNextTag(owner, first)) continue;
    // A line that is one value with its unit is read as a cell is.
    if (unit !== null && rest.line.trim() === `${first} ${groups}${unit.text}`.trim()) continue;
    const kind = unit?.kind ?? 'airflow';
    const field = FIELDS[kind];
    const isOneOf = KINDS.has(kind) && (unit !== null || !HAS_AIRFLOW.test(rest.text));
    if (field === undefined || !isOneOf) continue;
    const own = `${groups}${unit?.text ?? ''}`;
    const text = `${first} ${own}`;
    const meanings = meaningsOf(first, own, kind, isCount);
    if (meanings.length < 2) continue;
    notes.ask(field, text, meanings);
    rest.remove(end - groups.length - first.length - 1, text.length);
  }
}

/** The 3 of 'EF-1,2,3 600 cfm' goes on with the tags. */
function isNextTag(owner: string, number: string): boolean {
  const tags = (owner.match(/\d+/g) ?? []).map(Number);
  return (
    tags.length > 1 &&
    !/\s/.test(owner.trim()) &&
    [...tags, Number(number)].every((tag, index, all) => index === 0 || tag === (all[index - 1] ?? 0) + 1)
  );
}

/** The number without what may belong to a tag, then all of it. */
function meaningsOf(first: string, own: string, kind: QuantityKind, isCount: boolean): readonly Meaning<number>[] {
  const joined = `${first},${own.replaceAll(/(?<=\d)\s(?=\d{3})/g, ',')}`;
  const ways = [
    { written: own, instead: isCount ? `qty ${first}; ${own}` : `${first}; ${own}` },
    { written: `${first} ${own}`, instead: joined },
  ];
  return ways.flatMap(({ written, instead }) => {
    const reading = readValue(written, kind);
    return reading.kind === 'read' ? [{ value: reading.value, unit: reading.unit, instead }] : [];
  });
}

/**
 * Whether a number counts the fans where no word owns it: '2 900 cfm 0.5'. With metric units a space separates thousands, and
 * after other figures a number starts the next one.
 */
const mayCount = (number: string, before: string, unit: string): boolean =>
  number.length < 3 && /^$|[-:;,)]$/u.test(before.trim()) && /^\s*(?:$|[as]?cfm)/iu.test(unit);

/** With metric units a space separates thousands. */
const isMetric = (unit: string): boolean => /^\s*(?:l|m\s?[³3])\s?\/|^\s*(?:cmh|pcm|pi|pa)(?![\p{L}])/iu.test(unit);

const LONG_PLACE = /^(?:geschoss|edificio|b[âa]timent|classroom|building|kitchen)$/iu;

/** 'ventilateur de toit 1 500 PCM'. */
const MOUNTS = /^(?:toit|hotte|mur(?:al)?|ligne|techo|pared|línea|gaine|dach|wand)$/iu;

/** A word that is longer than a tag and names no place: 'ventilación 5 200 m³/h'. */
const isPlainWord = (word: string): boolean =>
  (/^\p{L}{6,}$/u.test(word) || MOUNTS.test(word)) && !OWNER.test(word) && !LONG_PLACE.test(word);

/** Words before a value: they own no number. */
const VALUE_WORDS = new Set(
  `a about airflow air and approx approximately around at avec ca caudal con debit débit deliver delivers each esp et exhaust
  exhausts extract flow for from give gives has is luftmenge max min minimum maximum mhp mit motor move moves moving need needs of only or
  outdoor outside please provide qty quantity rate rated require requires return static sp supply the through thru to total und under
  up volume volumen volumenstrom want with x y`.split(/\s+/),
);
const DRIVES_AND_MOUNTS = /^(?:belt|direct|drive|vfd|hvhz|hurricane|roof|wall|upblast|downblast|premium)$/iu;

/**
 * Whether a number may belong to the word before it: a tag, a place, a class. A value or a word that says the kind of fan
 * has none, and three digits before three digits are no airflow of a building more often than they are one.
 */
export function mayOwn(owner: string, number: string, before: string): boolean {
  if (number.length === 3 || owner.endsWith(',') || owner.endsWith('#')) return true;
  const word = owner.replace(/\.$/u, '');
  if (word === '') return false;
  if (OWNER.test(word)) return true;
  const name = `${word} ${number}`;
  const isUnitOfValue = /[\d½¼¾⅓⅔⅛⅜⅝⅞]\s*$/u.test(before) && (isUnit(word) || OTHER_UNIT.test(word));
  if (isUnitOfValue) return false;
  if (/^\p{L}{1,5}$/u.test(word) && !NO_TAG.test(name) && looksLikeTag(name)) return true;
  if (VALUE_WORDS.has(word.toLowerCase()) || DRIVES_AND_MOUNTS.test(word)) return false;
  return takeKind(word).kind.understood.length === 0;
}
