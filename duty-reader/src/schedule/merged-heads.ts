import { isOfExisting, isOfNew } from './qualifiers.ts';
import { readHead } from './read-head.ts';

/** Words that say which of the two fans a figure is of. */
const OF_WHICH = /^(?:new|proposed|revised|replacement|exist(?:ing|\.)?|exstg\.?)\s+/i;

/** 'EXISTING CFM / NEW CFM' over two columns as the head of each. */
export function withMergedApart(cells: readonly string[], below: readonly (readonly string[])[]): readonly string[] {
  const apart = [...cells];
  cells.forEach((cell, index) => {
    const [first = '', second, ...others] = cell.split(/\s*\/\s*/);
    const isOver = cells[index + 1] === '' && second !== undefined && others.length === 0;
    if (!isOver || !isOfBoth(first, second)) return;
    const hasBelow = [index, index + 1].every((column) => below.some((line) => (line[column] ?? '') !== ''));
    const [name = ''] = [first, second].filter((each) => readHead([each]).field !== null || OF_WHICH.test(each));
    const named = (each: string) => (OF_WHICH.test(each) ? each : `${each} ${name.replace(OF_WHICH, '')}`);
    if (name !== '') apart.splice(index, 2, named(first), named(second));
    else if (hasBelow) apart.splice(index, 2, first, second);
  });
  return apart;
}

const isOfBoth = (one: string, other: string): boolean =>
  (isOfExisting(one) && isOfNew(other)) || (isOfNew(one) && isOfExisting(other));
