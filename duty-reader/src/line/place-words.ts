import { isPlaceWord, readKind } from '../kind/index.ts';
import { isState, MAX_STATE_WORDS } from './state-names.ts';

/** Words of place names that also say other things, or nothing: 'New York', 'Salt Lake City', 'St. Louis'. */
const PART_OF_NAME =
  /^(?:new|north|south|east|west|city|fort|ft|st|saint|san|santa|los|las|la|el|de|port|lake|mount|mt|grand|palm|beach|falls|springs|park|heights|des|du|baton|cape|green|long|little|rock|white|red|big)$/i;
/** Words before a name that say that it is a place. */
export const LEAD = /^(?:at|in|site|jobsite|location|city)$/i;
/** Of a state or a province. */
const CODE = /^(?:[A-Z]{2}|(?:[A-Z]\.){2,3}|PEI)$/;

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words in a row that may name a place. */
export interface Run {
  readonly words: Word[];
  /** Whether a state is behind them. */
  hasState: boolean;
}

/**
 * Words of a line that may name a place: those that were not understood, with words beside them that belong to names and a
 * state behind them. Several names are separated by semicolons; those behind 'at' or 'site' count before others. A name beside
 * a room is a part of its name: 'Madison gym'. Whether there is such a place is for a list of them to say.
 */
export function placeWords(line: string, notUnderstood: readonly string[]): string {
  const { words, runs } = namesIn(line, notUnderstood);
  const led = runs.filter((run) => isLed(words, run));
  return (led.length > 0 ? led : runs).map((run) => textOf(line, run)).join('; ');
}

/** The words of a line, and the runs of them that may name a place. */
export function namesIn(line: string, notUnderstood: readonly string[]) {
  const unknown = new Set(notUnderstood.map(bare));
  const isUnknown = ({ text }: Word) =>
    unknown.has(bare(text)) && /^\p{L}[\p{L}.'’-]+$/u.test(text) && !isPlaceWord(bare(text));
  const words = wordsOf(line);
  const runs = runsOf(line, words, isUnknown).filter((run) => run.words.some(isUnknown) && !isOfRoom(line, words, run));
  return { words, runs };
}

/** With a comma before a state that is in brackets: 'Montréal (Québec)'. */
export const textOf = (line: string, { words }: Run): string =>
  line.slice(words[0]?.start, words.at(-1)?.end).replace(/\s*\(/, ', ');

function runsOf(line: string, words: readonly Word[], isUnknown: (word: Word) => boolean): readonly Run[] {
  const runs: Run[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const run = runs.at(-1);
    const last = run?.words.at(-1);
    const gap = last === undefined ? '' : line.slice(last.end, word.start);
    const state = run?.words.some(isUnknown) === true ? stateAt(line, words, index, gap) : [];
    if (run !== undefined && state.length > 0) {
      run.words.push(...state);
      run.hasState = true;
      index += state.length - 1;
      continue;
    }
    const mayName = isUnknown(word) || PART_OF_NAME.test(bare(word.text));
    const isJoined = run !== undefined && last !== undefined && /^\s+$/.test(gap);
    if (!mayName) runs.push({ words: [], hasState: false });
    else if (isJoined) run.words.push(word);
    else runs.push({ words: [word], hasState: false });
  }
  return runs;
}

/** The words of the state behind a name: a code in capitals, or what a comma or a bracket separates from the name. */
function stateAt(line: string, words: readonly Word[], at: number, gap: string): readonly Word[] {
  const [code = ''] = [words[at]?.text];
  const isCode = CODE.test(code) && (/^[A-Z]{2}$/.test(code) || isState(code));
  // In brackets a code may be a unit: 'SP (PA)'.
  const isInBrackets = /^\s*\($/.test(gap) && code.length > 3;
  if (isCode && /^,?\s+$/.test(gap)) return words.slice(at, at + 1);
  if (!isInBrackets && !/^,\s*$/.test(gap)) return [];
  const lengths = Array.from({ length: MAX_STATE_WORDS }, (_, index) => MAX_STATE_WORDS - index);
  const length = lengths.find((count) => isState(line.slice(words[at]?.start, words[at + count - 1]?.end))) ?? 0;
  return words.slice(at, at + length);
}

/** Whether a room or a use is beside a name that has no state. */
function isOfRoom(line: string, words: readonly Word[], run: Run): boolean {
  const [first, last] = [run.words[0], run.words.at(-1)];
  if (first === undefined || last === undefined || run.hasState) return false;
  const before = words[words.indexOf(first) - 1];
  const behind = words[words.indexOf(last) + 1];
  const isBeside = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && /^\s+$/.test(line.slice(one.end, other.start));
  return (
    (isBeside(before, first) && isPlaceWord(before?.text ?? '')) ||
    (isBeside(last, behind) && isUse(behind?.text ?? ''))
  );
}

const isUse = (word: string) => isPlaceWord(word) || readKind({ type: word }).application !== null;

function isLed(words: readonly Word[], run: Run): boolean {
  const [first] = run.words;
  const before = first === undefined ? undefined : words[words.indexOf(first) - 1];
  return LEAD.test(first?.text ?? '') || LEAD.test(before?.text ?? '');
}

export const bare = (word: string) => word.replaceAll(/^[.,]+|[.,]+$/g, '');

export const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(/[^\s,;:()]+/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
