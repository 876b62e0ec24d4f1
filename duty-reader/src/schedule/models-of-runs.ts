import { readModel } from '../kind/index.ts';
import { remembered } from '../text/index.ts';
import type { ColumnField } from './columns-read.ts';

const TEXTS: ReadonlySet<ColumnField | null> = new Set<ColumnField>(['service', 'location', 'type', 'notes', 'model']);

export const isTextColumn = (field: ColumnField | null): boolean => TEXTS.has(field);

/** Makers of fans and units, with the words before and behind that are a part of the name. */
const MAKER =
  /^(?:greenheck|accurex|loren|cook|captive-?aire|twin|penn(?:barry)?|carnes|acme|panasonic|broan|nutone|broan-nutone|fantech|delta|s&p|soler|jenn-?fan|jencofan|hartzell|aerovent|chicago|nyb|canarm|patterson|reznor|modine|trane|carrier|daikin|lennox|aaon|york|sterling|systemair|ebm-?papst|ziehl-?abegg|dayton|continental|macroair|berner|strobic|airmaster|plasticair|bayley|ventrol|zurn|ilg|breidert)$/i;
const OF_NAME =
  /^(?:cook|city|fans?|barry|air|&|palau|sheet|metal|blower|fan|co\.?|industries|products|manufacturing|mfg\.?|usa|inc\.?)$/i;

/** Letters and digits together are the code of a model; a room or a floor ('RM102', 'B-12') is short. */
const isCode = (word: string) =>
  /\p{L}/u.test(word) && /\d/.test(word) && !/^(?:rm|room|lvl|level|flr?|bldg)\W?\d/i.test(word);

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where the model is among words, with its maker; null where none of them says one. */
function modelIn(words: readonly string[]): Span | null {
  const maker = words.findIndex((word, index) => MAKER.test(word) && codeAfter(words, index) > 0);
  if (maker >= 0) return { from: maker, to: codeAfter(words, maker) };
  const known = words.findIndex((word) => readModel(word) !== null);
  if (known >= 0) return { from: known, to: known + 1 };
  const pair = words.findIndex(
    (word, index) => index + 1 < words.length && readModel(`${word} ${words[index + 1]}`) !== null,
  );
  if (pair >= 0) return { from: pair, to: pair + 2 };
  const codes = words.flatMap((word, index) => (isCode(word) && word.length > 3 ? [index] : []));
  const [only] = codes;
  return only !== undefined && codes.length === 1 ? { from: only, to: only + 1 } : null;
}

/** Words up to the code behind a maker's name; 0 where none follows. */
function codeAfter(words: readonly string[], maker: number): number {
  let at = maker + 1;
  while (at < words.length && OF_NAME.test(words[at] ?? '')) at++;
  if (
    at + 1 < words.length &&
    readModel(`${words[at]} ${words[at + 1]}`) !== null &&
    readModel(words[at] ?? '') === null
  )
    return at + 2;
  return isCode(words[at] ?? '') ? at + 1 : 0;
}

const partsOf = remembered((text: string) => {
  const words = text.split(' ');
  const span = modelIn(words);
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  return span === null ? null : { before: join(0, span.from), model: join(span.from, span.to), behind: join(span.to) };
});

/**
 * Cells of a line that single spaces separate, in which the first of several columns of texts has the words of all: the model goes
 * to its own column, and what is behind it to the next one.
 */
export function withModels(cells: readonly string[], fields: readonly (ColumnField | null)[]): string[] {
  const changed = [...cells];
  for (const run of runsOfTexts(fields)) {
    const model = fields.slice(run.from, run.to).indexOf('model') + run.from;
    const parts = model < run.from ? null : partsOf(cells[run.from] ?? '');
    const isFirst = cells.slice(run.from + 1, run.to).every((cell) => cell === '');
    // Words on a side without a column belong to the model: 'G-095-VG WITH CURB'.
    if (parts === null || !isFirst || (parts.before !== '' && model === run.from)) continue;
    changed.fill('', run.from, run.to);
    changed[run.from] = parts.before;
    const hasNext = model + 1 < run.to;
    changed[model] = hasNext || parts.behind === '' ? parts.model : `${parts.model} ${parts.behind}`;
    if (hasNext) changed[model + 1] = parts.behind;
  }
  return changed;
}

/** Two columns of texts or more beside one another. */
function runsOfTexts(fields: readonly (ColumnField | null)[]): Span[] {
  const runs: Span[] = [];
  for (let from = 0; from < fields.length; ) {
    let to = from;
    while (to < fields.length && isTextColumn(fields[to] ?? null)) to++;
    if (to - from > 1) runs.push({ from, to });
    from = Math.max(to, from + 1);
  }
  return runs;
}
