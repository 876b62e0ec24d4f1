import { isNothing } from '../value/index.ts';
import { isBlank, type Line } from './head-lines.ts';
import type { Head } from './read-head.ts';
import { namesOfFans } from './role-names.ts';
import type { Table } from './table.ts';

/**
 * A table that has its heads twice, side by side, as one with the second half of each line below the first. Columns before and
 * behind the halves belong to both where the halves are the fans of a unit: 'SUPPLY FAN' and 'RETURN FAN', each with a tag.
 */
export function oneBelowAnother(table: Table): Table {
  const { heads, lines } = table;
  const [from = -1, next = -1] = heads.flatMap(({ field }, index) => (field === 'tag' ? [index] : []));
  // Blank columns may separate the halves.
  const last = heads.findLastIndex(({ text }, index) => index < next && text !== '');
  const width = last + 1 - from;
  const [first, second] = [heads.slice(from, from + width), heads.slice(next, next + width)];
  if (from < 0 || width < 2 || second.length < width) return table;
  const areFans = first.every((head, index) => isOfOtherFan(head, second[index]));
  const areSame = first.every(({ text }, index) => text === second[index]?.text);
  const others = [...heads.slice(0, from), ...heads.slice(next + width)];
  if (!areFans && (!areSame || others.some(({ text }) => text !== ''))) return table;
  const halvesOf = ({ number, cells }: Line): Line[] => {
    const [before, behind] = [cells.slice(0, from), areFans ? cells.slice(next + width) : []];
    return [from, next].map((start) => ({
      number,
      ...(areFans && start === next && { unit: next }),
      cells: [...before, ...Array.from({ length: width }, (_, index) => cells[start + index] ?? ''), ...behind],
    }));
  };
  const hasHalf = ({ cells }: Line) => cells.slice(from, from + width).some((cell) => !isNothing(cell));
  const halves = lines.flatMap((line) => {
    const [one, other] = halvesOf(line) as [Line, Line];
    return areFans && !hasHalf(other) ? [one] : [one, other];
  });
  const own = [...heads.slice(0, from), ...first, ...(areFans ? heads.slice(next + width) : [])];
  return { ...table, heads: own, lines: halves.filter((line) => !isBlank(line)) };
}

/** 'SUPPLY FAN CFM' beside 'RETURN FAN CFM'. */
function isOfOtherFan({ text, field }: Head, other: Head | undefined): boolean {
  if (other === undefined || other.text === text) return false;
  const [one, second] = [text, other.text].map((each) => ({ name: namesOfFans(each)[0]?.name ?? '', each }));
  if (one === undefined || second === undefined || one.name === '' || second.name === '') return false;
  const rest = ({ name, each }: { readonly name: string; readonly each: string }) => each.replace(name, '');
  return rest(one) === rest(second) && (field === other.field || other.field === null);
}
