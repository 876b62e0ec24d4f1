import fc from 'fast-check';
import { readLine } from './index.ts';

const HORSEPOWER = { '1/4': 0.25, '.25': 0.25, '5': 5, '7.5': 7.5, '1-1/2': 1.5 };
const PRESSURES = { '.5': 0.5, '0.75': 0.75, '1/2': 0.5, '1': 1, '2': 2 };
const AIRFLOWS = { '900': 900, '1,200': 1200, '12000': 12000 };

/** A duty with its names before its numbers, behind them, or before colons. */
const duties = fc
  .record({
    cfm: fc.constantFrom(...(Object.keys(AIRFLOWS) as (keyof typeof AIRFLOWS)[])),
    sp: fc.constantFrom(...(Object.keys(PRESSURES) as (keyof typeof PRESSURES)[])),
    hp: fc.constantFrom(...(Object.keys(HORSEPOWER) as (keyof typeof HORSEPOWER)[])),
    form: fc.constantFrom(0, 1, 2),
    order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    separator: fc.constantFrom(' ', ', ', ' - ', '; '),
    tag: fc.constantFrom('', 'EF-1 ', 'EF-1: '),
    more: fc.constantFrom('', '208/3', 'rpm 1140', '1140 rpm', '0.3 bhp', 'bhp 0.3'),
  })
  .map(({ cfm, sp, hp, form, order, separator, tag, more }) => {
    const parts = [
      [`cfm ${cfm}`, `sp ${sp}`, `hp ${hp}`],
      [`${cfm} cfm`, `${sp} esp`, `${hp} hp`],
      [`CFM: ${cfm}`, `ESP: ${sp}`, `HP: ${hp}`],
    ][form];
    const text =
      tag + [...order.map((place) => parts?.[place] ?? ''), more].filter((part) => part !== '').join(separator);
    return { text, expected: { cfm: AIRFLOWS[cfm], staticPressure: PRESSURES[sp], motorHp: HORSEPOWER[hp] } };
  });

it('each number of a line is read at its own name, or left to the user', () => {
  fc.assert(
    fc.property(duties, ({ text, expected }) => {
      const { criteria } = readLine(text);
      for (const [field, value] of Object.entries(expected)) {
        const read = criteria[field as keyof typeof expected]?.value;
        if (read !== undefined) expect([text, field, read]).toEqual([text, field, value]);
      }
    }),
    { numRuns: 3000 },
  );
});
