import fc from 'fast-check';
import { readTag } from './index.ts';

const ONE: readonly (readonly [string, string])[] = [
  ['EF-1', 'EF-1'],
  [' EF-1 ', 'EF-1'],
  ['ef-1', 'ef-1'],
  ['EF-1-4', 'EF-1-4'],
  ['EF 12', 'EF 12'],
  ['EF12A', 'EF12A'],
  ['B1-EF-2', 'B1-EF-2'],
  ['RTU-B2-03', 'RTU-B2-03'],
  ['EF-A', 'EF-A'],
  ['EF-R-1', 'EF-R-1'],
  ['F-1.2', 'F-1.2'],
  ['V1', 'V1'],
  ['2-EF-3', '2-EF-3'],
  ['EF-1 KITCHEN', 'EF-1 KITCHEN'],
  ['EF-1 LEVEL 2', 'EF-1 LEVEL 2'],
  ['EF-1, 3RD FLOOR', 'EF-1, 3RD FLOOR'],
  ['KITCHEN FAN', 'KITCHEN FAN'],
  ['Éx-1', 'Éx-1'],
  ["'=EF-1", '=EF-1'],
];

const NOTED: readonly (readonly [string, string, string])[] = [
  ['EF-1①', 'EF-1', '①'],
  ['EF-1²', 'EF-1', '²'],
  ['EF-1 ²', 'EF-1', '²'],
  ['EF-1*', 'EF-1', '*'],
  ['EF-1 **', 'EF-1', '**'],
  ['*EF-1', 'EF-1', '*'],
  ['EF-1†', 'EF-1', '†'],
  ['EF-1 (NOTE 3)', 'EF-1', 'NOTE 3'],
  ['EF-1 (SEE NOTE 3)', 'EF-1', 'SEE NOTE 3'],
  ['EF-1 (NOTES 1, 2)', 'EF-1', 'NOTES 1, 2'],
  ['EF-1 NOTE 3', 'EF-1', 'NOTE 3'],
  ['EF-1 [3]', 'EF-1', '[3]'],
  ['EF-1 (1)', 'EF-1', '(1)'],
  ['EF-1 (2,3)', 'EF-1', '(2,3)'],
  ['(N) EF-1', 'EF-1', '(N)'],
  ['EF-1 (ALTERNATE)', 'EF-1', '(ALTERNATE)'],
];

describe('A tag', () => {
  it.each(ONE)('%j is one fan', (text, tag) => {
    expect(readTag(text)).toEqual({ tag, tags: [tag], quantity: null, counts: null, note: null });
  });

  it.each(NOTED)('%j has a note', (text, tag, note) => {
    expect(readTag(text)).toEqual({ tag, tags: [tag], quantity: null, counts: null, note });
  });

  it.each(['', '  ', '\u00A0', '\n'])('%j is empty', (text) => {
    expect(readTag(text)).toBeNull();
  });

  it('takes any text', () => {
    const words = fc.constantFrom(
      'EF-1',
      '(',
      ')',
      '2',
      ' thru ',
      '/',
      ',',
      'QTY',
      'x',
      '①',
      ' standby',
      '-',
      'TYP',
      '+',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = readTag(written);
        if (read === null) return;
        expect(read.quantity === null || (Number.isInteger(read.quantity) && read.quantity > 0)).toBe(true);
        expect(read.quantity === null || read.counts === null).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
