import { matchesOf } from '../text/index.ts';
import { NUMBER, PRESSURE_NAME } from './patterns.ts';

/** 'HP: 1/4' names its number before it, whatever the name is. */
const SAID_LABEL = String.raw`(?<![\p{L}\d/])[\p{L}/.]{1,12}\s*[:=]\s*(?=\.?\d)`;
/** Names of values that engineers write before or behind a number. */
const NAME = String.raw`(?:cfm|h\.?p\.?|b\.?h\.?p\.?|rpm|sones?|mbh|tons?|${PRESSURE_NAME})`;
/** Of a pressure, between a number and its name. */
const UNIT = String.raw`(?:\s?(?:["”″]|in(?:ch(?:es)?)?\.?|pa|mm|k)(?![\p{L}])(?:\s?w\.?\s?[gc]\.?)?)?`;
const NAMES_AND_NUMBERS = new RegExp(`(?<![\\p{L}\\d.,/-])(?:(${NUMBER})${UNIT}|${NAME}(?!\\p{L}))`, 'giu');

const LABELS = new RegExp(SAID_LABEL, 'gu');
const BEFORE_LABEL = new RegExp(String.raw`(?<=[^\s;,])\s+(?=${SAID_LABEL})`, 'gu');

/** Also of two numbers: '900/450 cfm'; not of a tag. */
const ENDS_IN_NUMBER = new RegExp(`inch(?:es)? (?:of )?$|(?:^|[\\s;,(~@<≤=])[\\d.,/–-]*[\\d½¼¾⅓⅔⅛⅜⅝⅞]${UNIT} ?$`, 'iu');

/**
 * Cuts a line around names with the number behind them: in 'EF-1 cfm 900 sp .5 hp .25' the .5 is no horsepower, and EF-1 a tag.
 * Two spaces are a cut, as where something was taken out of a line.
 */
export function withLabelsApart(line: string): string {
  const labels = /[:=]/.test(line) ? (line.match(LABELS) ?? []) : [];
  const cut = labels.length < 2 ? line : line.replaceAll(BEFORE_LABEL, '  ');
  let text = cut;
  for (const at of [...new Set(endsOfNamed(cut))].sort((a, b) => b - a))
    text = `${text.slice(0, at)} ${text.slice(at)}`;
  return text;
}

/** Where names with a number behind them start and end, from the left: a name takes the number before it, if it is free. */
function endsOfNamed(line: string): readonly number[] {
  const ends: number[] = [];
  const found = matchesOf(line, NAMES_AND_NUMBERS);
  const endOf = (match: RegExpExecArray | undefined) => (match === undefined ? -1 : match.index + match[0].length);
  const areBeside = (one: RegExpExecArray | undefined, other: RegExpExecArray | undefined) =>
    one !== undefined && other !== undefined && /^ ?[:=]? ?$/.test(line.slice(endOf(one), other.index));
  let taken = -1;
  found.forEach((match, index) => {
    if (match[1] !== undefined) return;
    const [before, behind, next] = [found[index - 1], found[index + 1], found[index + 2]];
    const isTaken = taken === index - 1 && areBeside(before, match);
    const isBehind = !isTaken && ENDS_IN_NUMBER.test(line.slice(0, match.index));
    if (isBehind || behind?.[1] === undefined || !areBeside(match, behind)) return;
    taken = index + 1;
    if (/[^\s;,] $/.test(line.slice(0, match.index))) ends.push(match.index - 1);
    if (next !== undefined && next[1] === undefined && areBeside(behind, next)) ends.push(endOf(behind));
  });
  return ends;
}
