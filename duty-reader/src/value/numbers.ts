import type { DecimalMark } from './kinds.ts';

/** What digits with their marks may mean; one value where there is no doubt. */
export interface ReadNumber {
  readonly values: readonly number[];
  readonly length: number;
  /** Written as a fraction: '1 1/4', '½'. */
  readonly isFraction: boolean;
  /** The first of several meanings is the typical one: a comma before three digits. */
  readonly prefersFirst: boolean;
}

const SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const SIGN = `[${Object.keys(SIGNS).join('')}]`;
const WITH_SIGN = new RegExp(`^(\\d{1,3})?\\s?-?(${SIGN})`, 'u');
/** Denominators of inches and horsepower. */
export const DENOMINATORS = '(2|3|4|5|6|8|10|12|16|20|32|64)';
const MIXED = new RegExp(`^(\\d{1,3})(?:\\s*-\\s*|\\s+)(\\d{1,2})\\s?\\/\\s?${DENOMINATORS}(?![\\d/.,])`);
/** Small motors have others too: '1/15 HP'. */
const PROPER = new RegExp(`^(?:(\\d{1,2})\\s?\\/\\s?${DENOMINATORS}|(1)\\s?\\/\\s?(15|25|30|40))(?![\\d/.,])`);
const DIGITS = /^(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d[\d.,]*\d|\d|[.,]\d+)/;

/** The number at the start of a text; null where there is none. */
export function readNumber(text: string, decimal: DecimalMark | null): ReadNumber | null {
  return fractionAt(text) ?? digitsAt(text, decimal);
}

function fractionAt(text: string): ReadNumber | null {
  const [sign, wholeOfSign, part = ''] = WITH_SIGN.exec(text) ?? [];
  if (sign !== undefined) {
    return {
      values: [Number(wholeOfSign ?? 0) + (SIGNS[part] ?? 0)],
      length: sign.length,
      isFraction: true,
      prefersFirst: true,
    };
  }
  const [mixed, whole = '', over = '', under = ''] = MIXED.exec(text) ?? [];
  if (mixed !== undefined && Number(over) < Number(under)) {
    return {
      values: [Number(whole) + Number(over) / Number(under)],
      length: mixed.length,
      isFraction: true,
      prefersFirst: true,
    };
  }
  const [proper, one, two, top = one ?? '', bottom = two ?? ''] = PROPER.exec(text) ?? [];
  if (proper === undefined || Number(top) >= Number(bottom)) return null;
  return { values: [Number(top) / Number(bottom)], length: proper.length, isFraction: true, prefersFirst: true };
}

function digitsAt(text: string, decimal: DecimalMark | null): ReadNumber | null {
  const [digits] = DIGITS.exec(text) ?? [];
  if (digits === undefined) return null;
  const values = meaningsOfDigits(digits.replaceAll(/[ '’]/g, ''), decimal);
  // A point or comma behind the digits ends a sentence.
  const tail = /^[.,](?=\s|$)/.exec(text.slice(digits.length))?.[0].length ?? 0;
  return { values, length: digits.length + tail, isFraction: false, prefersFirst: digits.includes(',') };
}

/**
 * What digits with points and commas may mean. Both marks in one number decide by their order; a single mark before three
 * digits is a thousands mark or a decimal one, which the other numbers around it decide.
 *
 * @returns none where the marks make no number
 */
function meaningsOfDigits(digits: string, decimal: DecimalMark | null): readonly number[] {
  const marks = digits.replaceAll(/\d/g, '');
  if (marks === '') return [Number(digits)];
  const last = marks.at(-1) as DecimalMark;
  const other: DecimalMark = last === '.' ? ',' : '.';
  if (marks.includes(other)) {
    const [whole = '', part = ''] = splitAtLast(digits, last);
    const isGrouped = new RegExp(`^\\d{1,3}(\\${other}\\d{3})+$`).test(whole);
    return isGrouped && marks.indexOf(last) === marks.length - 1
      ? [Number(`${whole.replaceAll(other, '')}.${part}`)]
      : [];
  }
  if (marks.length > 1) {
    return new RegExp(`^\\d{1,3}(\\${last}\\d{3})+$`).test(digits) ? [Number(digits.replaceAll(last, ''))] : [];
  }
  const [whole = '', part = ''] = splitAtLast(digits, last);
  const asDecimal = Number(`${whole}.${part}`);
  const canGroup = /^[1-9]\d{0,2}$/.test(whole) && part.length === 3;
  // '1,2502' is most often 1,250 with a raised note whose position was lost, except where commas are decimal.
  if (!canGroup) return last === ',' && decimal !== ',' && part.length > 2 && !/^0?$/.test(whole) ? [] : [asDecimal];
  const grouped = Number(whole + part);
  if (decimal === last) return [asDecimal];
  if (decimal === other) return [grouped];
  return [grouped, asDecimal];
}

function splitAtLast(digits: string, mark: string): readonly [string, string] {
  const at = digits.lastIndexOf(mark);
  return [digits.slice(0, at), digits.slice(at + 1)];
}

const COMMA_DECIMAL = /(?<![\d.,])(?:\d*,\d{1,2}|0,\d+|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})(?![\d.,])/;
const POINT_DECIMAL = /(?<![\d.,])(?:\d*\.\d{1,2}|0?\.\d+|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})(?![\d.,])/;

/** The decimal mark that numbers of a column or line show; null where they show none, or both. */
export function decimalMark(texts: readonly string[]): DecimalMark | null {
  const hasComma = texts.some((text) => COMMA_DECIMAL.test(text));
  const hasPoint = texts.some((text) => POINT_DECIMAL.test(text));
  if (hasComma === hasPoint) return null;
  return hasComma ? ',' : '.';
}
