import type { Reading } from '../reading.ts';
import { countsOf, countsOfSum, ONLY_STANDBY, REDUNDANT, withStandby } from './counts.ts';
import { takeNotes } from './notes.ts';

/** A larger number is no count: a date, a model. */
const MAX_COUNT = 9999;
/** Longest text that is read. */
const MAX_LENGTH = 200;

/** How many a quantity cell says: '2', '2.0', '(2)', 'TWO (2)', '2 EA', '2+1 standby', 'TYP. OF 6'. */
export function readQuantity(text: string): Reading<number> {
  if (text.length > MAX_LENGTH) return { kind: 'unclear', asWritten: text, meanings: [] };
  const { text: left, note } = takeNotes(
    text.replace(/^\s*[[(]\s*(\d[^()[\]]*\+[^()[\]]*|(?<=\[\s*)\d+)\s*[\])]\s*$/u, '$1'),
  );
  const words = plain(left);
  if (note === null && /^(?:[-–—]*|n\/?a)$/iu.test(words)) return { kind: 'empty' };
  const asWritten = text;
  const read = (value: number) => ({ kind: 'read', certainty: 'certain', value, unit: null, asWritten }) as const;
  const isCut = note !== null && !isAtEnd(text, words);
  const [count, ...others] = isCut ? [] : counted(words);
  if (count !== undefined && others.length === 0 && count > 0 && count <= MAX_COUNT) return read(count);
  const likely = isCut ? [] : [count, ...others].filter((each) => each !== undefined && each > 0);
  const values = count === undefined && !isCut ? likelyCounts(words) : likely;
  return { kind: 'unclear', asWritten, meanings: values.map((value) => ({ value: Number(value), unit: null })) };
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replace(/(?<=\d )\((stand-?by|s\/?b|spare)\)$/iu, '$1')
    .replace(/^(\d+)\.$/u, '$1')
    .trim();
}

/** Whether a note was beside the text and not within it. */
function isAtEnd(text: string, words: string): boolean {
  return words !== '' && text.replaceAll(/\s+/gu, ' ').includes(words);
}

/** The counts that the whole text says; none where it says something else. */
function counted(words: string): readonly number[] {
  const plain = words.replace(/^(\d+)[.,]0{1,2}$/u, '$1');
  const whole = countsOf(plain) ?? [withStandby(plain)].filter((each) => each !== null);
  if (whole.length > 0) return whole;
  const [, digits = '', inside = ''] = /^(\d+)\s*\((.+)\)$/u.exec(words) ?? [];
  if (digits === '') return [];
  const count = Number(digits);
  const standby = ONLY_STANDBY.exec(inside);
  if (standby) return [count, count + Number(standby[1])];
  if (REDUNDANT.test(inside)) return [count + 1, count];
  const [sum] = countsOfSum(inside) ?? [];
  if (sum !== undefined) return [...new Set([count, sum])];
  const more = withStandby(inside) ?? countsOf(inside)?.[0];
  return more === undefined ? [] : [...new Set([count, more])];
}

function likelyCounts(words: string): readonly number[] {
  const sums = countsOfSum(words);
  if (sums !== null) return sums;
  const [, first, second] = /^(\d{1,3})\s*[-/–]\s*(\d{1,3})$/u.exec(words) ?? [];
  if (first !== undefined && second !== undefined) return [Number(first), Number(second)].filter((value) => value > 0);
  if (/^\d{1,3}(?:,\d{3})+$/u.test(words)) return [Number(words.replaceAll(',', ''))];
  const [, only] = /^(\d{1,4})\s+[(\p{L}].*$/u.exec(words) ?? [];
  return only === undefined || Number(only) === 0 ? [] : [Number(only)];
}
