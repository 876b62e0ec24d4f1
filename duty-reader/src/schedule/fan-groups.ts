import { headName } from './head-name.ts';
import { isGroup } from './qualifiers.ts';
import { readHead } from './read-head.ts';
import { namesOfFans } from './role-names.ts';

/** Columns that come again side by side, as those of a supply fan and of a return fan do. */
interface Repeated {
  readonly from: number;
  readonly length: number;
  readonly times: number;
}

/** The longest run of at least two names that comes again right behind itself; null without one. */
function repeated(names: readonly string[]): Repeated | null {
  const keys = names.map(headName);
  for (let length = Math.floor(keys.length / 2); length > 1; length--)
    for (let from = 0; from + 2 * length <= keys.length; from++) {
      const isAgain = (start: number) =>
        start + length <= keys.length && keys.slice(from, from + length).every((key, at) => key === keys[start + at]);
      let times = 1;
      while (isAgain(from + times * length)) times++;
      if (times > 1) return { from, length, times };
    }
  return null;
}

/**
 * A line of fans above columns that only single spaces separate, with a cell for each column: 'SUPPLY FAN RETURN FAN' above
 * 'TAG CFM ESP HP CFM ESP HP'. Where words stand is not known, so there have to be as many fans as the columns come.
 * Words before the fans are above the first column, words behind them above what comes after the columns of the last fan.
 */
export function fansAbove(text: string, names: readonly string[]): readonly string[] | null {
  const fans = namesOfFans(text);
  const run = fans.length < 2 ? null : repeated(names);
  if (run === null || run.times !== fans.length) return null;
  if (new Set(fans.map(({ name }) => headName(name))).size < fans.length) return null;
  const ends = fans.map(({ name, at }) => at + name.length);
  const gaps = fans.slice(1).map(({ at }, index) => text.slice(ends[index], at));
  const [before, behind] = [text.slice(0, fans[0]?.at).trim(), text.slice(ends.at(-1)).trim()];
  const end = run.from + run.length * run.times;
  if (gaps.some((gap) => gap.trim() !== '') || !isAbove(before, names.slice(0, run.from))) return null;
  if (!isAbove(behind, names.slice(end))) return null;
  const cells = names.map(() => '');
  fans.forEach(({ name }, index) => {
    cells[run.from + index * run.length] = name;
  });
  if (before !== '') cells[0] = before;
  if (behind !== '') cells[end] = behind;
  return cells;
}

/** Whether words may stand above a column. */
function isAbove(words: string, [name]: readonly string[]): boolean {
  if (words === '') return true;
  return name !== undefined && (isGroup(headName(words)) || readHead([words, name]).isName);
}

/** Where the columns of a group end that has the same names as the group before it: those behind them are of both fans. */
export function endOfGroup(groups: readonly string[], below: readonly string[], start: number): number {
  const before = groups.findLastIndex((text, index) => index < start && text !== '');
  const length = start - before;
  if (before < 0 || length < 2) return groups.length;
  const names = (from: number) => below.slice(from, from + length).map(headName);
  const isSame = names(before).every((name, index) => name !== '' && name === names(start)[index]);
  return isSame ? start + length : groups.length;
}
