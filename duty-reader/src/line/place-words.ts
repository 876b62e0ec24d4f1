import { isPlaceWord, readKind } from '../kind/index.ts';

/** Words of place names that also say other things, or nothing: 'New York', 'Salt Lake City', 'St. Louis'. */
const PART_OF_NAME =
  /^(?:new|north|south|east|west|city|fort|ft|st|saint|san|santa|los|las|la|el|de|port|lake|mount|mt|grand|palm|beach|falls|springs|park|heights|des|baton|cape|green|long|little|rock|white|red|big)$/i;
/** Words before a name that say that it is a place. */
const LEAD = /^(?:at|in|site|jobsite|location|city)$/i;
const STATE = /^[A-Z]{2}$/;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Words of a line that may name a place: those that were not understood, with words beside them that belong to names and a
 * state behind them. Several names are separated by semicolons; those behind 'at' or 'site' count before others. A name beside
 * a room is a part of its name: 'Madison gym'. Whether there is such a place is for a list of them to say.
 */
export function placeWords(line: string, notUnderstood: readonly string[]): string {
  const unknown = new Set(notUnderstood.map(bare));
  const isUnknown = ({ text }: Word) =>
    unknown.has(bare(text)) && /^\p{L}[\p{L}.'’-]+$/u.test(text) && !isPlaceWord(bare(text));
  const words = wordsOf(line);
  const runs = runsOf(line, words, isUnknown).filter((run) => run.some(isUnknown) && !isOfRoom(line, words, run));
  const led = runs.filter((run) => isLed(words, run));
  return (led.length > 0 ? led : runs).map((run) => line.slice(run[0]?.start, run.at(-1)?.end)).join('; ');
}

function runsOf(
  line: string,
  words: readonly Word[],
  isUnknown: (word: Word) => boolean,
): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = last === undefined ? '' : line.slice(last.end, word.start);
    const isState = STATE.test(word.text) && run?.some(isUnknown) === true && /^,?\s+$/.test(gap);
    const isJoined = run !== undefined && (/^\s+$/.test(gap) || isState);
    const mayName = isUnknown(word) || PART_OF_NAME.test(bare(word.text)) || isState;
    if (!mayName) runs.push([]);
    else if (isJoined && last !== undefined) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Whether a room or a use is beside a name that has no state. */
function isOfRoom(line: string, words: readonly Word[], run: readonly Word[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || STATE.test(last.text)) return false;
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

function isLed(words: readonly Word[], run: readonly Word[]): boolean {
  const [first] = run;
  const before = first === undefined ? undefined : words[words.indexOf(first) - 1];
  return LEAD.test(first?.text ?? '') || LEAD.test(before?.text ?? '');
}

const bare = (word: string) => word.replaceAll(/^[.,]+|[.,]+$/g, '');

const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(/[^\s,;:()]+/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
