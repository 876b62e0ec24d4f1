import { isCity } from './city-names.ts';
import { bare, LEAD, namesIn, type Run, textOf, type Word, wordsOf } from './place-words.ts';
import { isCountry, isState } from './state-names.ts';

/** The words of a row that name where its fan is, and the words that are left. */
interface NamedLocation {
  readonly location: string | null;
  readonly notUnderstood: readonly string[];
}

/**
 * Names of cities in a row of a schedule: with their state ('Moab, UT'), or well known and apart from other words. They are where
 * a fan is, which is no site to size it for.
 */
export function locationNamed(line: string, notUnderstood: readonly string[]): NamedLocation {
  const { words, runs } = namesIn(line, notUnderstood);
  const cities = runs.filter((run) => isOfCity(line, words, run)).map((run) => withCode(line, run, notUnderstood));
  const used = new Set(cities.flatMap((city) => wordsOf(city).map(({ text }) => bare(text))));
  const isLeft = (word: string) => !used.has(bare(word)) && (cities.length === 0 || !isCountry(word));
  const left = notUnderstood.filter(isLeft);
  return { location: cities.length === 0 ? null : cities.join('; '), notUnderstood: left };
}

/** 'Toronto, ON M5V 1J1': a postal code that says no site belongs to the address. */
function withCode(line: string, run: Run, notUnderstood: readonly string[]): string {
  const text = textOf(line, run);
  const [code = ''] =
    /^,?\s+(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5})(?![\p{L}\d-])/u.exec(line.slice(run.words.at(-1)?.end)) ?? [];
  const isLeft = wordsOf(code).every((word) => notUnderstood.includes(word.text));
  return run.hasState && isLeft ? `${text}${code}` : text;
}

function isOfCity(line: string, words: readonly Word[], run: Run): boolean {
  const text = textOf(line, run).replace(LEAD_BEFORE, '');
  const [, name = '', gap = '', state = ''] = /^(.+?)(,?\s+)(\S+)$/.exec(text) ?? [];
  const withComma = /^([^,]+),\s*(.+)$/.exec(text);
  if (withComma !== null) {
    const [, city = '', ofState = ''] = withComma;
    return isState(ofState) && (isCity(city) || !(isCapital(line) && MATERIALS.test(ofState)));
  }
  if (run.hasState && gap !== '' && isState(state)) return isCity(name) || !isCapital(line);
  return isCity(text) && !isBesideWord(line, words, run);
}

/** Codes of states that drawings in capitals have for other things: aluminum, gauge, mild steel, company. */
const MATERIALS = /^(?:al|ga|ms|co|pa|in|or|me|ma|va)$/i;
const LEAD_BEFORE = /^(?:site|jobsite|location|city|at|in)\s+/i;
const isCapital = (line: string) => !/\p{Ll}/u.test(line);

/** 'New York Blower' is no city. */
function isBesideWord(line: string, words: readonly Word[], run: Run): boolean {
  const [first, last] = [run.words[0], run.words.at(-1)];
  if (first === undefined || last === undefined) return true;
  const [before, behind] = [words[words.indexOf(first) - 1], words[words.indexOf(last) + 1]];
  const isWord = (word: Word | undefined, gap: string) =>
    word !== undefined && /^\s+$/.test(gap) && /^\p{L}[\p{L}.'’-]+$/u.test(word.text) && !LEAD.test(word.text);
  return isWord(before, line.slice(before?.end, first.start)) || isWord(behind, line.slice(last.end, behind?.start));
}
