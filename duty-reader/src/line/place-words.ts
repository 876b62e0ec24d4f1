/** Words of place names that also say other things, or nothing: 'New York', 'Salt Lake City', 'St. Louis'. */
const PART_OF_NAME =
  /^(?:new|north|south|east|west|city|fort|ft|st|saint|san|santa|los|las|la|el|de|port|lake|mount|mt|grand|palm|beach|falls|springs|park|heights|des|baton|cape|green|long|little|rock|white|red|big)$/i;
const STATE = /^[A-Z]{2}$/;
const MAX_WORDS = 5;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Words of a line that may name a place: those that were not understood, with words beside them that belong to names and a
 * state behind them. Several names are separated by semicolons. Whether there is such a place is for a list of them to say.
 */
export function placeWords(line: string, notUnderstood: readonly string[]): string {
  const unknown = new Set(notUnderstood.map(bare));
  const isUnknown = ({ text }: Word) => unknown.has(bare(text)) && /^\p{L}[\p{L}.'’-]+$/u.test(text);
  const runs: Word[][] = [];
  for (const word of wordsOf(line)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = last === undefined ? '' : line.slice(last.end, word.start);
    const isState = STATE.test(word.text) && run?.some(isUnknown) === true && /^,?\s+$/.test(gap);
    const isJoined = run !== undefined && run.length < MAX_WORDS && (/^\s+$/.test(gap) || isState);
    const mayName = isUnknown(word) || PART_OF_NAME.test(bare(word.text)) || isState;
    if (!mayName) runs.push([]);
    else if (isJoined && last !== undefined) run.push(word);
    else runs.push([word]);
  }
  return runs
    .filter((run) => run.some(isUnknown))
    .map((run) => line.slice(run[0]?.start, run.at(-1)?.end))
    .join('; ');
}

const bare = (word: string) => word.replaceAll(/^[.,]+|[.,]+$/g, '');

const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(/[^\s,;:()]+/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
