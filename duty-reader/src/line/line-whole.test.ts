import fc from 'fast-check';
import { readLine } from './index.ts';

/** Parts of duties, and what is beside them. */
const PARTS = fc.constantFrom(
  ...['2000 cfm', '900', '0.5', '1/2 hp', '12"', '300 Pa', '2', '(3)', 'x2', 'qty 4', '20%', 'OA 20%', '15 pct'],
  ...['EF-1', 'EF-2', 'EF-1 - EF-3', 'EF 1-2', 'EF-1/EF-2', 'RTU 2', 'level 2', '460/3', '208 V/2-250 VA', '60606'],
  ...['Houston', 'Texas', 'upblast', 'kitchen', 'duct', 'esp', 'sp', '@', ',', '-', 'and', 'thru', '70', '1 1/2 hp'],
  ...['oa', 'supply', '500 cfm oa', '18 dBA', '1140 rpm', '50F rise', '12 x 20', '100 ft', 'static', '8 sones'],
);
const numbersIn = (texts: readonly string[]): readonly string[] => texts.join(' ').match(/\d+/g) ?? [];

it('says what became of every number of a line', () => {
  fc.assert(
    fc.property(fc.array(PARTS, { maxLength: 8 }), (parts) => {
      const line = parts.join(' ');
      const read = readLine(line);
      const said = numbersIn([
        ...read.parts.map(({ text }) => text),
        ...read.questions.map(({ asWritten }) => asWritten),
        ...read.notUnderstood,
      ]);
      expect(numbersIn([line]).filter((number) => !said.includes(number))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

it.each([
  ['4 ( HP .81 sones', 'sones'],
  ['1 – EF-1 MBH 2379', 'btus'],
  ['48 ( 115V sones', 'sones'],
] as const)('a unit belongs to the number beside it, not to one before something else: %s', (text, field) => {
  expect(readLine(text).criteria[field]).toBeNull();
});
