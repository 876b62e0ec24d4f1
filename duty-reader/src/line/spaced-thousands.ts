import type { Meaning } from '../reading.ts';
import { looksLikeTag } from '../tag/index.ts';
import { type QuantityKind, readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { FIELDS, unitAfter } from './figures.ts';
import type { RemainingText } from './remaining-text.ts';
import { NO_TAG, NUMBERED_PLACES } from './tags.ts';

/** Words, or a list of tags, with a number of one or two digits and groups of three digits behind them. */
const NUMBERED =
  /(?<![\p{L}\d.,/-])(\p{L}{1,8}\.?|\p{L}{1,5}[- ]?\d{1,3}\p{L}?\s*,)\s(\d{1,2})\s([1-9]\d\d(?:\s\d{3})*(?:[.,]\d{1,2})?)(?![\d.,/'’-]*\d|\s\d{3}(?!\d))/giu;
const OWNER = new RegExp(`^${NUMBERED_PLACES}\\.?$`, 'iu');
const KINDS: ReadonlySet<QuantityKind> = new Set<QuantityKind>(['airflow', 'pressure', 'area', 'heat', 'altitude']);
const HAS_AIRFLOW = /\d\s*(?:[as]?cfm|l\/s|m[³3]\s*\/|l\/min|cmm|cmh)/iu;
/** Behind a number that is no value of these kinds. */
const OTHER_UNIT =
  /^\s*(?:v\b|volts?\b|vac\b|ph\b|hz\b|rpm\b|amps?\b|a\b|hp\b|kw\b|w\b|lbs?\b|kg\b|fpm\b|db|sones?\b|%|°|x\b|×)/iu;

/**
 * 'EF 1 200 cfm' is 200 cfm of EF 1, or 1,200 cfm: a question with both. A number behind any other word is one number, and
 * 'EF 3 000 cfm' is one too.
 */
export function takeSpacedThousands(rest: RemainingText, notes: DutyNotes): void {
  for (const match of [...rest.text.matchAll(NUMBERED)]) {
    const [all, owner = '', first = '', groups = ''] = match;
    const end = match.index + all.length;
    const behind = rest.text.slice(end);
    if (!mayOwn(owner, first) || OTHER_UNIT.test(behind)) continue;
    const unit = unitAfter(behind, false);
    const kind = unit?.kind ?? 'airflow';
    const field = FIELDS[kind];
    const isOneOf = KINDS.has(kind) && (unit !== null || !HAS_AIRFLOW.test(rest.text));
    if (field === undefined || !isOneOf) continue;
    const own = `${groups}${unit?.text ?? ''}`;
    const text = `${first} ${own}`;
    const meanings = meaningsOf(first, own, kind);
    if (meanings.length < 2) continue;
    notes.ask(field, text, meanings);
    rest.remove(end - groups.length - first.length - 1, text.length);
  }
}

/** The number without what may belong to a tag, then all of it. */
function meaningsOf(first: string, own: string, kind: QuantityKind): readonly Meaning<number>[] {
  const joined = `${first},${own.replaceAll(/(?<=\d)\s(?=\d{3})/g, ',')}`;
  const ways = [
    { written: own, instead: `${first}; ${own}` },
    { written: `${first} ${own}`, instead: joined },
  ];
  return ways.flatMap(({ written, instead }) => {
    const reading = readValue(written, kind);
    return reading.kind === 'read' ? [{ value: reading.value, unit: reading.unit, instead }] : [];
  });
}

function mayOwn(owner: string, number: string): boolean {
  if (owner.endsWith(',') || OWNER.test(owner)) return true;
  const name = `${owner} ${number}`;
  return /^\p{L}{1,5}$/u.test(owner) && !NO_TAG.test(name) && looksLikeTag(name);
}
