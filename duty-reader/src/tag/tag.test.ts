import fc from 'fast-check';
import { looksLikeTag, readTag } from './index.ts';

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

const COUNTED: readonly (readonly [string, string, number])[] = [
  ['(4) EF-1', 'EF-1', 4],
  ['(4)EF-1', 'EF-1', 4],
  ['4x EF-1', 'EF-1', 4],
  ['4 X EF-1', 'EF-1', 4],
  ['4 × EF-1', 'EF-1', 4],
  ['4 EA EF-1', 'EF-1', 4],
  ['4 ea. EF-1', 'EF-1', 4],
  ['QTY 4 EF-1', 'EF-1', 4],
  ['QTY. (4) EF-1', 'EF-1', 4],
  ['TWO (2) EF-1', 'EF-1', 2],
  ['EF-1 (QTY 4)', 'EF-1', 4],
  ['EF-1 (QTY. 4)', 'EF-1', 4],
  ['EF-1 (QTY: 4)', 'EF-1', 4],
  ['EF-1 (QTY=4)', 'EF-1', 4],
  ['EF-1 (QTY OF 4)', 'EF-1', 4],
  ['EF-1 QTY: 4', 'EF-1', 4],
  ['EF-1 QTY 4', 'EF-1', 4],
  ['EF-1, QTY 4', 'EF-1', 4],
  ['EF-1 - QTY 4', 'EF-1', 4],
  ['EF-1 [QTY 4]', 'EF-1', 4],
  ['EF-1 (4 QTY)', 'EF-1', 4],
  ['EF-1 x4', 'EF-1', 4],
  ['EF-1 X 4', 'EF-1', 4],
  ['EF-1 (x4)', 'EF-1', 4],
  ['EF-1 (4X)', 'EF-1', 4],
  ['EF-1 ×4', 'EF-1', 4],
  ['EF-1x4', 'EF-1', 4],
  ['EF-1 (4 EA)', 'EF-1', 4],
  ['EF-1 (4 EA.)', 'EF-1', 4],
  ['EF-1 (4 EACH)', 'EF-1', 4],
  ['EF-1 4 EA', 'EF-1', 4],
  ['EF-1 (4 TOTAL)', 'EF-1', 4],
  ['EF-1 (TOTAL OF 4)', 'EF-1', 4],
  ['EF-1 (4 UNITS)', 'EF-1', 4],
  ['EF-1 (4 FANS)', 'EF-1', 4],
  ["EF-1 (4 REQ'D)", 'EF-1', 4],
  ['EF-1 (4 REQUIRED)', 'EF-1', 4],
  ['EF-1 (4 THUS)', 'EF-1', 4],
  ['EF-1 (TYP. OF 6)', 'EF-1', 6],
  ['EF-1 TYP OF 6', 'EF-1', 6],
  ['EF-1 (TYP. 6)', 'EF-1', 6],
  ['EF-1 (TYP 6)', 'EF-1', 6],
  ['EF-1 (TYPICAL 3)', 'EF-1', 3],
  ['EF-1 (TYPICAL OF 3)', 'EF-1', 3],
  ['EF-1 (TYPICAL FOR 3)', 'EF-1', 3],
  ['EF-1, TYPICAL OF THREE (3)', 'EF-1', 3],
  ['EF-1 (3 TYP.)', 'EF-1', 3],
  ['EF-1 (PAIR)', 'EF-1', 2],
  ['EF-1 (4 Stk.)', 'EF-1', 4],
  ['EF-1 4 Stück', 'EF-1', 4],
  ['VE-1 (CANT. 4)', 'VE-1', 4],
  ['VE-1 (4 UDS)', 'VE-1', 4],
  ['VE-1 (QTÉ 4)', 'VE-1', 4],
  ['EF-1 (1 DUTY / 1 STANDBY)', 'EF-1', 2],
  ['EF-1 (2 DUTY, 1 STANDBY)', 'EF-1', 3],
  ['EF-1 (2+1 STANDBY)', 'EF-1', 3],
  ['EF-1 x 2 EA', 'EF-1', 2],
  ['EF-1 (OF 2)', 'EF-1', 2],
  ['TWO EF-1', 'EF-1', 2],
  ['EF‑1 (QTY 2)', 'EF-1', 2],
  ['EF-1 (4) EA', 'EF-1', 4],
  ['EF-1 (4) REQ', 'EF-1', 4],
  ['EF 1 (4) EA', 'EF 1', 4],
  ['EF-1 4x', 'EF-1', 4],
  ['EF-1 / QTY 4', 'EF-1', 4],
  ['4 ea - EF-1', 'EF-1', 4],
  ['EF-1 FOUR (4)', 'EF-1', 4],
  ['EF-1 (4-REQ)', 'EF-1', 4],
  ['(250) EF-1', 'EF-1', 250],
  ['(1) EF-1', 'EF-1', 1],
];

const SEVERAL: readonly (readonly [string, readonly string[]])[] = [
  ['EF-1/2/3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1/2', ['EF-1', 'EF-2']],
  ['EF-01/02', ['EF-01', 'EF-02']],
  ['EF-1A,1B', ['EF-1A', 'EF-1B']],
  ['EF-1A/B', ['EF-1A', 'EF-1B']],
  ['EF-1A/B/C', ['EF-1A', 'EF-1B', 'EF-1C']],
  ['EF-1A & B', ['EF-1A', 'EF-1B']],
  ['EF-3A, EF-3B', ['EF-3A', 'EF-3B']],
  ['EF-1, EF-2', ['EF-1', 'EF-2']],
  ['EF-1; EF-2', ['EF-1', 'EF-2']],
  ['EF-1\nEF-2', ['EF-1', 'EF-2']],
  ['EF-1 EF-2', ['EF-1', 'EF-2']],
  ['EF-1,2,4', ['EF-1', 'EF-2', 'EF-4']],
  ['EF-1,-2,-3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1, EF-2 & EF-3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1, EF-2, & EF-3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1, 2, AND 3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1 AND 2', ['EF-1', 'EF-2']],
  ['EF-1 and EF-2', ['EF-1', 'EF-2']],
  ['EF-1 + EF-2', ['EF-1', 'EF-2']],
  ['EF-1/EF-2', ['EF-1', 'EF-2']],
  ['EF-1 / EF-2', ['EF-1', 'EF-2']],
  ['EF1/EF2', ['EF1', 'EF2']],
  ['EF-B1,B2', ['EF-B1', 'EF-B2']],
  ['EF-A/B', ['EF-A', 'EF-B']],
  ['EF-1 THRU EF-4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['EF-1 THRU 4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['EF-1 THROUGH EF-3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1 TO 4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['EF-1 TO EF-3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1 - EF-4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['EF-1 – EF-3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1-EF-3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-09 THRU EF-11', ['EF-09', 'EF-10', 'EF-11']],
  ['EF-A THRU D', ['EF-A', 'EF-B', 'EF-C', 'EF-D']],
  ['EF-1A THRU 1C', ['EF-1A', 'EF-1B', 'EF-1C']],
  ['EF-1A THRU EF-1C', ['EF-1A', 'EF-1B', 'EF-1C']],
  ['EF-1A TO C', ['EF-1A', 'EF-1B', 'EF-1C']],
  ['EF-1 THRU 3, 5', ['EF-1', 'EF-2', 'EF-3', 'EF-5']],
  ['EF-1, EF-3 THRU EF-5', ['EF-1', 'EF-3', 'EF-4', 'EF-5']],
  ['EF-1 bis 4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['EF-1 a EF-4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['VE-1 A VE-3', ['VE-1', 'VE-2', 'VE-3']],
  ['EF-1 hasta 3', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1 à 4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['EF-1 y EF-2', ['EF-1', 'EF-2']],
  ['EF-1 et 2', ['EF-1', 'EF-2']],
  ['EF-1 und 2', ['EF-1', 'EF-2']],
  ['EF-(1,2,3)', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-(1-3)', ['EF-1', 'EF-2', 'EF-3']],
  ['EF-1.1/1.2', ['EF-1.1', 'EF-1.2']],
  ['EF-1, EF-2, ROOF', ['EF-1', 'EF-2']],
  ['EF-1 & EF-2 STANDBY', ['EF-1', 'EF-2']],
  ['EF-1, EF-2, EF-3 (3)', ['EF-1', 'EF-2', 'EF-3']],
  ['P-1A/1B (DUTY/STANDBY)', ['P-1A', 'P-1B']],
  ['EF-(1 THRU 3)', ['EF-1', 'EF-2', 'EF-3']],
  ['EF #1 & #2', ['EF #1', 'EF #2']],
  ['EF#1,#2', ['EF#1', 'EF#2']],
  ['EF NO.1 & 2', ['EF NO.1', 'EF NO.2']],
  ['EF-1 jusqu’à 3', ['EF-1', 'EF-2', 'EF-3']],
  ['SF-1 / SF-2 / SF-3', ['SF-1', 'SF-2', 'SF-3']],
  ['EF-1~4', ['EF-1', 'EF-2', 'EF-3', 'EF-4']],
  ['P-1/2 (1 STANDBY)', ['P-1', 'P-2']],
  ['EF-1, EF-2 (TYP. OF 2)', ['EF-1', 'EF-2']],
];

const AMBIGUOUS: readonly (readonly [string, readonly number[]])[] = [
  ['P-1 (2 + 1)', [3, 2]],
  ['P-1 (1+1)', [2, 1]],
  ['P-1 [2+1]', [3, 2]],
  ['P-1 (2 and 1)', [3, 2]],
  ['P-1 (2 duty + 1)', [3, 2]],
  ['P-1 2+1', [3, 2]],
  ['(2+1) P-1', [3, 2]],
  ['EF-1 (2)', [1, 2]],
  ['EF-1–4', [4, 1]],
  ['EF-1 - 4', [4, 1]],
  ['4 EF-1', [4, 1]],
  ['EF-1/SF-1', [2, 1]],
  ['EF-101/2', [2, 1]],
  ['EF-1, EF-2 (QTY 4)', [4, 8]],
  ['EF-1 (1 STANDBY)', [1, 2]],
  ['EF-1, EF-1', [1, 2]],
  ['EF-4 THRU EF-1', [4]],
  ['EF-1 THRU SF-4', []],
  ['EF-1 (TYP.)', []],
  ['EF-1 (N+1)', []],
  ['EF-1 OR EF-2', [1, 2]],
  ['EF-1X2', [2, 1]],
  ['EF-1/B', [1, 2]],
  ['(0) EF-1', []],
  ['EF-1A-D', [4, 1]],
  ['EF/SF-1', [2, 1]],
  ['2 - EF-1', [2, 1]],
  ['EF-1 (THRU 4)', [1, 4]],
  ['EF-1 TWO', [1, 2]],
  ['EF-1 1-4', [1, 4]],
  ['EF-1 (2 PER FLOOR)', [1, 2]],
  ['EF-1: 4', [1, 4]],
  ['EF-1, 2-4', [1, 2, 4]],
  ['EF-1, EF-2 (4)', [2, 4, 8]],
  ['FANS EF-1 AND EF-2', [2, 1]],
  ['P-1 (DUTY/STANDBY)', [2, 1]],
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

  it.each(COUNTED)('%j says how many', (text, tag, quantity) => {
    expect(readTag(text)).toMatchObject({ tag, tags: [tag], quantity, counts: null });
  });

  it.each(SEVERAL)('%j names several', (text, tags) => {
    expect(readTag(text)).toMatchObject({ tags, quantity: tags.length, counts: null });
  });

  it.each(AMBIGUOUS)('%j may mean several', (text, counts) => {
    expect(readTag(text)).toMatchObject({ quantity: null, counts });
  });

  it.each(NOTED)('%j has a note', (text, tag, note) => {
    expect(readTag(text)).toEqual({ tag, tags: [tag], quantity: null, counts: null, note });
  });

  it('counts each tag where each is said', () => {
    expect(readTag('EF-1, EF-2 (2 EACH)')).toMatchObject({ tags: ['EF-1', 'EF-2'], quantity: 4 });
  });

  it('keeps a count beside its note', () => {
    expect(readTag('(2) EF-1 (NOTE 4)')).toEqual({
      tag: 'EF-1',
      tags: ['EF-1'],
      quantity: 2,
      counts: null,
      note: 'NOTE 4',
    });
  });

  it('never limits a range', () => {
    expect(readTag('EF-1 THRU EF-250')?.quantity).toBe(250);
    expect(readTag('EF-1 THRU 9999999')).toMatchObject({ quantity: null, counts: [9_999_999] });
  });

  it.each(['', '  ', '\u00A0', '\n'])('%j is empty', (text) => {
    expect(readTag(text)).toBeNull();
  });

  it('reads a list back in any of its forms', () => {
    const form = fc.record({
      prefix: fc.constantFrom('EF-', 'KEF-', 'SF ', 'MAU', 'B1-EF-', 'V'),
      first: fc.integer({ min: 1, max: 90 }),
      count: fc.integer({ min: 2, max: 9 }),
      join: fc.constantFrom(', ', ',', '; ', ' & ', ' AND ', '/', ' + ', '\n'),
      isShort: fc.boolean(),
    });
    fc.assert(
      fc.property(form, ({ prefix, first, count, join, isShort }) => {
        const tags = Array.from({ length: count }, (_, index) => `${prefix}${first + index}`);
        const written = tags.map((tag, index) => (isShort && index > 0 ? String(first + index) : tag));
        // A line break does not join bare numbers.
        const text = written.join(isShort && join === '\n' ? ', ' : join);
        expect(readTag(text)).toMatchObject({ tags, quantity: count });
      }),
    );
  });

  it('reads a range back in any of its words', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('thru', 'THROUGH', 'to', 'bis', 'a', 'à', 'hasta'),
        fc.boolean(),
        (first, more, word, isShort) => {
          const last = first + more;
          const text = `EF-${first} ${word} ${isShort ? '' : 'EF-'}${last}`;
          expect(readTag(text)).toMatchObject({ quantity: more + 1, counts: null });
        },
      ),
    );
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

describe('What looks like a tag', () => {
  it.each([
    'EF-1',
    'ef-1',
    'RTU-1',
    'V1',
    'KEF-12A',
    'EF-A',
    '2-EF-3',
    'B1-EF-2',
    'EF 12',
    'P-1/2',
    'EF-1/2/3',
    '(4) EF-1',
    'EF-1 THRU EF-4',
    'MAU-01',
    'UH.3',
    'FAN-1',
    'Fan 2',
    'EF-1①',
    'E-1',
    'ERV-2',
    'SEF-1-01',
    '1EF1',
    'EF#1',
    'EF_1',
  ])('%j does', (text) => {
    expect(looksLikeTag(text)).toBe(true);
  });

  it.each([
    '',
    'CFM',
    '1200',
    '0.5',
    'LEVEL 2',
    'LEVEL 2 TOTAL',
    'ROOM 101',
    'NOTE 1',
    'TOTAL',
    'SUBTOTAL',
    'TYPE 1',
    'UL 762',
    'MERV-13',
    'MERV 8',
    'NFPA 96',
    '208/3/60',
    '1/4 HP',
    '3RD FLOOR',
    'PAGE 2',
    'R-410A',
    'ASHRAE 62',
    'Jan-04',
    '4-Jan',
    'MAKE-UP',
    'STORAGE 101',
    'FLOOR 3',
    'PHASE 3',
    'CO2',
    'KITCHEN',
    'EXHAUST FANS',
    '1200 CFM',
    '-',
    'H2O',
  ])('%j does not', (text) => {
    expect(looksLikeTag(text)).toBe(false);
  });
});
