import type { DutyNotes } from './duty-notes.ts';
import { NUMBER, PRESSURE_NAME } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { unitAfter } from './units.ts';

/** A length or a pressure with the words around it. */
interface Measure {
  /** In feet or in. wg; null where it was not read. */
  readonly value: number | null;
  readonly unit: string;
  readonly before: string;
  readonly behind: string;
}

/** Parts that are named by their size. */
const MEASURED =
  'ducts?|ductwork|wheels?|curbs?|dryers?|dia(?:m(?:eter)?)?|round|square|pipes?|stacks?|dampers?|louvers?|filters?|grilles?|inlets?|outlets?|openings?|collars?|blades?|wide|long|high|deep|thick|tall|insulation';
/** Fans that are named by their size, and by a pressure too. */
const FANS =
  'fans?|inline|in-line|axial|vane-?axial|tube-?axial|prop(?:eller)?|wall|roof|upblast|downblast|ceiling|cabinet|blowers?|centrifugal|utility|mixed|panel|side-?wall|hvls|exhaust|hoods?';
/** What has a length. */
const LONG = `${MEASURED}|runs?|wires?|cables?|conduits?|from|away|halls?|tunnels?|corridors?|buildings?|towers?|shafts?|rooms?`;
const isBeside = ({ before, behind }: Measure, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})\\.?(?:\\s+of)?\\s*[:=]?\\s*$`, 'iu').test(before) ||
  new RegExp(`^[\\s-]*(?:of\\s+)?(?:\\d+(?:["”″]\\s*|\\s*[x×]\\s*))?(?:${words})(?![\\p{L}\\d])`, 'iu').test(behind);

/** Ducts and fans are larger, and pressures of fans smaller. */
const MIN_SIZE_IN = 3;
/** Of pressures only those with a unit of water are higher. */
const MAX_PRESSURE_IN = 10;

const NAME_BEFORE = new RegExp(
  String.raw`(?<!(?:${NUMBER})\s*)(?<![\p{L}\d.])(?:@|${PRESSURE_NAME})\s*[:=]?\s*$`,
  'iu',
);
const NAME_BEHIND = new RegExp(String.raw`^\s*(?:of\s+)?${PRESSURE_NAME}(?![\p{L}\d])(?!\s*[:=]?\s*[.,]?\d)`, 'iu');

/** Whether a name of a static pressure is beside a measure, and not that of another number. */
export const isNamedPressure = ({ before, behind }: Measure): boolean =>
  NAME_BEFORE.test(before) || NAME_BEHIND.test(behind);

/**
 * Whether inches are the size of something and no pressure: '12" duct', '36" wall fan'.
 *
 * @param isNamed whether they are called a static pressure: 'esp 12"'
 */
export function sizeInInches(measure: Measure, isNamed: boolean): 'yes' | 'maybe' | 'no' {
  const isPlain = /^\s*(?:in|ins|inch|inches|pulg|pulgadas|["”″“]|'')\.?$/iu.test(measure.unit);
  if (!isPlain || measure.value === null) return 'no';
  // In '0.5" 12" round duct' the duct has a size of its own.
  const isOther = measure.value < MIN_SIZE_IN && /^\s*\d+["”″]/u.test(measure.behind);
  const isMeasured = !isOther && isBeside(measure, MEASURED);
  // No duct is as small as '2" sp'.
  const isSmall = measure.value < MIN_SIZE_IN && NAME_BEHIND.test(measure.behind);
  if (isNamed) return isMeasured && !isSmall ? 'maybe' : 'no';
  if (measure.value > MAX_PRESSURE_IN) return 'yes';
  if (measure.value >= MIN_SIZE_IN) return isMeasured || isBeside(measure, FANS) ? 'yes' : 'no';
  return isMeasured ? 'maybe' : 'no';
}

/** Without a word that says so, shorter lengths are no altitude. */
const MIN_ALTITUDE_FT = 500;
const MIN_LABELLED_FT = 100;

/** Whether feet are the length of something and no altitude: '100 ft duct'. */
export function isLength(measure: Measure): boolean {
  const isAt = /(?:\bat|@)\s*$/iu.test(measure.before);
  if (measure.value === null) return false;
  return measure.value < (isAt ? MIN_LABELLED_FT : MIN_ALTITUDE_FT) || isBeside(measure, LONG);
}

/** Of the sides of something. */
export const LENGTH_UNIT = String.raw`(?:(?:ft\.?|feet|foot|in\.?|inch(?:es)?|mm|cm|m)(?![\p{L}\d])|["”″“'’](?!\d))`;
/** Without groups of three digits: of '12 x 20 300 cfm' the sides are 12 and 20. */
const SIDE_NUMBER = String.raw`\d{1,4}(?:\.\d+)?(?:[ -]?\d{1,2}\/\d{1,2})?|\d{1,2}\/\d{1,2}|\.\d+`;
const SIDE = `(${SIDE_NUMBER})(?:\\s*(${LENGTH_UNIT}))?`;
const SIDES = new RegExp(
  `(?<![\\p{L}\\d.,/-])${SIDE}(\\s*)(?:x|×|\\bby\\b)(\\s*)${SIDE}(?:\\s*(?:x|×|\\bby\\b)\\s*${SIDE})?(?![\\p{L}\\d]|[.,/-]\\d|\\s*[x×])`,
  'giu',
);
/** Of the sides of one thing, the longer has at most as many times the shorter. */
const MAX_RATIO = 10;

/** '2 x 1 200 cfm' are two of 1,200 cfm. */
const MIN_SIDE_BEFORE_THOUSANDS = 6;

/** '10'-6"' and '10' 6 1/2"', also as sides: '12'-0" x 4'-6"'. */
const FEET_AND_INCHES = String.raw`\d{1,3}\s?['’′]\s?-?\s?\d{1,2}(?:[ -]\d{1,2}\/\d{1,2})?\s?["”″“]`;
const LENGTHS = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:${FEET_AND_INCHES}|\\d{1,3}\\s?['’′]\\s?[x×]\\s?${FEET_AND_INCHES})(?:\\s?[x×]\\s?(?:${FEET_AND_INCHES}|\\d{1,3}\\s?['’′]))*`,
  'gu',
);

/** The sides of a room, a duct or a damper: '12 ft x 20 ft', '12"x12"', '12 x 20'. */
export function takeSizes(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(LENGTHS, ([text]) => {
    notes.notUnderstood.push(text);
    return true;
  });
  rest.takeAll(SIDES, (match) => {
    const [text, one = '', unitOfOne, gap = '', gapBehind = '', other = '', unitOfOther, third] = match;
    const unit = unitAfter(match.input.slice(match.index + text.length), false);
    if (unit !== null) return false;
    // '1" x2' is a pressure and a count.
    const isCount = unitOfOther === undefined && gap !== '' && gapBehind === '';
    const hasUnit = (unitOfOne ?? unitOfOther) !== undefined;
    const isBeforeThousands = /^ \d{3}(?!\d)/u.test(match.input.slice(match.index + text.length));
    const min = isBeforeThousands ? MIN_SIDE_BEFORE_THOUSANDS : 1;
    if (isCount || (!hasUnit && third === undefined && !areSides(one, other, min))) return false;
    notes.notUnderstood.push(text.trim());
    return true;
  });
}

function areSides(one: string, other: string, min: number): boolean {
  const [small = 0, large = 0] = [Number(one), Number(other)].sort((a, b) => a - b);
  return Number.isInteger(small) && Number.isInteger(large) && small >= min && large / small <= MAX_RATIO;
}
