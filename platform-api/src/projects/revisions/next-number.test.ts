import { nextNumber } from './next-number.ts';

it.each([
  [null, '0'],
  ['0', '1'],
  ['9', '10'],
  ['A', 'B'],
  ['Z', 'AA'],
  ['AZ', 'BA'],
  ['ZZ', 'AAA'],
])('after %s comes %s', (last, next) => expect(nextNumber(last)).toBe(next));
