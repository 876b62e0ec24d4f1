import fc from 'fast-check';
import { readTag } from './index.ts';

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

describe('A list of tags', () => {
  it.each(SEVERAL)('%j names several', (text, tags) => {
    expect(readTag(text)).toMatchObject({ tags, quantity: tags.length, counts: null });
  });

  it.each([
    ['EF-1 THRU EF-6 (EVEN)', [3, 6]],
    ['EF-1 TO EF-5 (ODD)', [3, 5]],
    ['EF-2 THRU 6, EVEN ONLY', [3, 5]],
    ['EF-3.1-3.4', [4, 1]],
  ])('%j may be several counts', (text, counts) => {
    expect(readTag(text)).toMatchObject({ quantity: null, counts });
  });

  it('never limits a range', () => {
    expect(readTag('EF-1 THRU EF-250')?.quantity).toBe(250);
    expect(readTag('EF-1 THRU 9999999')).toMatchObject({ quantity: null, counts: [9_999_999] });
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
});
