import type { QuantityKind } from './kinds.ts';
import { DENOMINATORS } from './numbers.ts';
import { unitOf } from './units.ts';

/** A stroke that belongs to a fraction, so that no text is cut there. */
const OF_FRACTION = '\u2044';
const SIGNS = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
/** Proper fractions: '1/2', '1-1/2'. */
const FRACTION = new RegExp(
  `(?<![\\d/.,])((?:\\d{1,3}(?:\\s*-\\s*|\\s+))?)(\\d{1,2})\\s?/\\s?${DENOMINATORS}(?![\\d/.,])`,
  'g',
);
/** The stroke of a unit: 'L/s', 'm³/h', 'lb/in²'. */
const PER =
  '\\/(?!\\s*(?:s|sec|sek|seg|second|h|hr|hrs|hour|hora|heure|std|stunde|min|mn|minute|m|in|ft|sq|cu)[\\d²³.^]*(?![\\p{L}]))';
const BETWEEN = new RegExp(
  `\\s*(?:${PER}|(?<=[\\d${SIGNS}])\\s*-\\s*(?=[.,]?[\\d${SIGNS}])|\\bto\\b|\\bor\\b|&|;|\\|)\\s*`,
  'iu',
);
const UNIT_AND_DASH = new RegExp(
  `(?<=[\\d${SIGNS}])(\\s*[\\p{L}"'”″][^-${SIGNS}]{0,12}?)\\s*-\\s*(?=[.,]?[\\d${SIGNS}])`,
  'gu',
);

/** The values of a text with several: '1250/625', '1200-1500 cfm', '1/2"-3/4"'. */
export function partsOfText(text: string, kind: QuantityKind, hasFractions: boolean): readonly string[] {
  const marked = hasFractions ? withFractions(text) : text;
  // '1/2/1/4' is two fractions or four values.
  if (hasFractions && /\d\/\d+\/\d/.test(marked) && hasProper(marked)) return [''];
  const cut = marked.replaceAll(UNIT_AND_DASH, (all: string, unit: string) =>
    unitOf(unit, kind) === null ? all : `${unit} | `,
  );
  return cut
    .split(BETWEEN)
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(OF_FRACTION, '/'));
}

/**
 * The number of a text, with a unit of the kind that is behind it; both numbers where a point behind a letter may end a word
 * ('NO.5'), none where there are several.
 */
export function numbersOf(text: string, kind: QuantityKind, hasFractions: boolean): readonly string[] {
  const marked = hasFractions ? withFractions(text) : text;
  const found = [...marked.matchAll(NUMBER)];
  const [first] = found;
  const before = first === undefined ? '' : marked.slice(0, first.index);
  const behind = first === undefined ? '' : marked.slice(first.index + first[0].length);
  const unit = unitAtStart(behind, kind);
  if (first === undefined || found.length - numbersIn(unit) !== 1) return [];
  const sign = kind === 'temperature' && /(?:^|[\s(])-\s?$/.test(before) ? '-' : '';
  const written = first[0].replaceAll(OF_FRACTION, '/');
  const all = /^[.,]/.test(written) && /\p{L}$/u.test(before) ? [written, written.slice(1)] : [written];
  return all.map((number) => `${sign}${number}${unit === '' ? '' : ` ${unit}`}`);
}

const NUMBER = new RegExp(
  `(?:\\d{1,3}(?:\\s*-\\s*|\\s+))?\\d{1,2}\\s?${OF_FRACTION}\\s?\\d+|(?:[.,](?=\\d)|\\d)[\\d.,]*`,
  'gu',
);
const numbersIn = (text: string) => [...text.matchAll(NUMBER)].length;

/** The longest unit of a kind that a text starts with. */
function unitAtStart(text: string, kind: QuantityKind): string {
  const words = text.trim().split(/\s+/);
  const counts = [4, 3, 2, 1].filter((count) => count <= words.length);
  const starts = counts.map((count) => words.slice(0, count).join(' ').replace(/[,;]$/, ''));
  return starts.find((start) => start !== '' && unitOf(start, kind) !== null) ?? '';
}

const withFractions = (text: string) =>
  text.replaceAll(FRACTION, (all: string, whole: string, top: string, bottom: string) =>
    Number(top) < Number(bottom)
      ? `${whole.replace(/\s*-?\s*$/, whole === '' ? '' : ' ')}${top}${OF_FRACTION}${bottom}`
      : all,
  );

const OF_DENOMINATORS = new RegExp(`(?<!\\d)(\\d{1,2})/(?=${DENOMINATORS}(?!\\d))`, 'g');

const hasProper = (text: string) =>
  [...text.matchAll(OF_DENOMINATORS)].some(([, top, bottom]) => Number(top) < Number(bottom));
