import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Duty, DutyField } from '../reading.ts';
import { readLine } from './index.ts';

interface Sample {
  readonly id: string;
  readonly text: string;
  readonly expected: Readonly<Partial<Record<DutyField, number | string | null>>>;
  readonly notUnderstood: readonly string[];
}
const SAMPLES = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../test/lines.json'), 'utf8')) as Sample[];

const said = (duty: Duty) =>
  Object.fromEntries(Object.entries(duty).flatMap(([field, value]) => (value === null ? [] : [[field, value.value]])));
const close = (value: number | string) =>
  typeof value === 'number' ? expect.closeTo(value, value > 100 ? 0 : 2) : value;

describe('A duty in one line', () => {
  it.each(SAMPLES)('$id $text', ({ text, expected, notUnderstood }) => {
    const read = readLine(text);
    const values = said(read.criteria);
    for (const [field, value] of Object.entries(expected)) {
      if (value === null) expect(values).not.toHaveProperty(field);
      else expect(values).toMatchObject({ [field]: close(value) });
    }
    expect(read.notUnderstood).toEqual(notUnderstood);
  });

  it.each<[string, Readonly<Record<string, number | string>>]>([
    ['EF-1 2,500 CFM @ 0.75" w.g.', { tag: 'EF-1', category: 'Exhaust', cfm: 2500, staticPressure: 0.75 }],
    ['4 wall fans 9000 cfm 1/8', { quantity: 4, cfm: 9000, staticPressure: 0.125 }],
    ['3200 1', { cfm: 3200, staticPressure: 1 }],
    ['1200 @ 0.5', { cfm: 1200, staticPressure: 0.5 }],
    ['60606 2000 0.5', { cfm: 2000, staticPressure: 0.5, postalCode: '60606' }],
    ['20000 0.5', { cfm: 20_000, staticPressure: 0.5 }],
    ['2000 cfm 0.5 208/3', { cfm: 2000, staticPressure: 0.5, voltage: 208, phase: 3 }],
    ['2.5 m³/s 300 Pa', { cfm: 5297.2, staticPressure: 1.204 }],
    ['850 l/s at 125 Pa', { cfm: 1801.05, staticPressure: 0.502 }],
    ['2000 cfm 0.5" 1/2 hp 115/1', { cfm: 2000, staticPressure: 0.5, motorHp: 0.5, voltage: 115, phase: 1 }],
    ['qty 3 800 cfm .375 in wg 5280 ft', { quantity: 3, cfm: 800, staticPressure: 0.375, altitude: 5280 }],
    ['1000 cfm 0.25 80202 altitude 5280 ft', { cfm: 1000, staticPressure: 0.25, postalCode: '80202', altitude: 5280 }],
    ["1'200 m³/h", { cfm: 706.293 }],
    ['2 x 850 cfm 0.5', { quantity: 2, cfm: 850, staticPressure: 0.5 }],
    ['2x 2500 0.75', { quantity: 2, cfm: 2500, staticPressure: 0.75 }],
    ['1500 0.5 x2', { quantity: 2, cfm: 1500, staticPressure: 0.5 }],
    ['two fans 500 cfm each 0.2', { quantity: 2, cfm: 500, staticPressure: 0.2 }],
    ['2000 cfm at 0.5 in, 8 sones max at 5 feet', { cfm: 2000, staticPressure: 0.5, sones: 8, soundLevelDistance: 5 }],
    ['2000 cfm at 0.5 in, 8 sones @ 5 ft', { cfm: 2000, staticPressure: 0.5, sones: 8, soundLevelDistance: 5 }],
    ['2000 cfm 0.5 under 55 dBA', { cfm: 2000, staticPressure: 0.5, soundPressure: 55 }],
    [
      '2000 cfm 0.5 12 sones 58 dBA at 10 ft',
      { cfm: 2000, staticPressure: 0.5, sones: 12, soundPressure: 58, soundLevelDistance: 10 },
    ],
    [
      'EF-1 THRU 4 2000 cfm 0.5',
      { tag: 'EF-1 THRU 4', category: 'Exhaust', quantity: 4, cfm: 2000, staticPressure: 0.5 },
    ],
    ['rise 70 2000 cfm 0.5', { temperatureRise: 70, cfm: 2000, staticPressure: 0.5 }],
    ['2000 cfm 0.5 K1A 0B1', { cfm: 2000, staticPressure: 0.5, postalCode: 'K1A 0B1' }],
    ['2000 cfm (944 L/s) 0.5', { cfm: 2000, staticPressure: 0.5 }],
    ['2000 cfm 0.5 -10°F', { cfm: 2000, staticPressure: 0.5, temperature: -10 }],
    ['esp 0.5 cfm 2000', { cfm: 2000, staticPressure: 0.5 }],
  ])('%s has every figure under its field', (text, expected) => {
    const { criteria, notUnderstood, questions } = readLine(text);
    expect(said(criteria)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([field, value]) => [field, close(value)])),
    );
    expect([...notUnderstood, ...questions]).toEqual([]);
  });

  it('is unclear where a number has a unit that is not known', () => {
    const { criteria, questions, notUnderstood } = readLine('2000 scfm 0.5');
    expect(criteria.cfm).toBeNull();
    expect(questions).toEqual([{ field: 'cfm', asWritten: '2000', meanings: [{ value: 2000, unit: 'cfm' }] }]);
    expect(notUnderstood).toEqual(['2000', 'scfm']);
  });

  it.each([
    ['2000 cfm 12 amps', ['12 amps']],
    ['2000 cfm 8 dBA', ['8 dBA']],
    ['2000 cfm 55 dB', ['55 dB']],
    ['2000 cfm sound power 80 dBA', ['sound', '80 dBA']],
    ['2000 cfm 55 dBA1m', ['55 dBA1m']],
    ['2000 cfm 10 ft', ['10 ft']],
    ['1140 rpm 0.5 in', ['1140 rpm']],
    ['2000 cfm 12 foo', ['12', 'foo']],
  ])('%s has no pressure or airflow in a value of another kind', (text, words) => {
    const { criteria, notUnderstood } = readLine(text);
    expect(said(criteria)).toEqual(text.startsWith('1140') ? { staticPressure: 0.5 } : { cfm: 2000 });
    expect(notUnderstood).toEqual(words);
  });

  it.each<[string, DutyField, readonly (readonly [number, string])[]]>([
    [
      'EF 1 200 cfm',
      'cfm',
      [
        [200, 'EF 1; 200 cfm'],
        [1200, 'EF 1,200 cfm'],
      ],
    ],
    [
      'EF 1 200 0.5',
      'cfm',
      [
        [200, 'EF 1; 200 0.5'],
        [1200, 'EF 1,200 0.5'],
      ],
    ],
    [
      'EF 12 500 m³/h 0.5',
      'cfm',
      [
        [294.289, 'EF 12; 500 m³/h 0.5'],
        [7357.23, 'EF 12,500 m³/h 0.5'],
      ],
    ],
    [
      'EF 1 200 Pa 900 cfm',
      'staticPressure',
      [
        [0.802926, 'EF 1; 200 Pa 900 cfm'],
        [4.81756, 'EF 1,200 Pa 900 cfm'],
      ],
    ],
    [
      'level 2 500 cfm',
      'cfm',
      [
        [500, 'level 2; 500 cfm'],
        [2500, 'level 2,500 cfm'],
      ],
    ],
    [
      'EF-1, 2 500 cfm',
      'cfm',
      [
        [500, 'EF-1, 2; 500 cfm'],
        [2500, 'EF-1, 2,500 cfm'],
      ],
    ],
    [
      'EF-1, 2, 3 900 cfm 0.5',
      'cfm',
      [
        [900, 'EF-1, 2, 3; 900 cfm 0.5'],
        [3900, 'EF-1, 2, 3,900 cfm 0.5'],
      ],
    ],
  ])('is unclear where a number may belong to a tag or be its thousands: %s', (text, field, expected) => {
    const { criteria, questions } = readLine(text);
    expect(criteria[field]).toBeNull();
    const question = questions.find((each) => each.field === field);
    const meanings = question?.meanings.map(({ value, instead = '' }) => [
      value,
      text.replace(question.asWritten, instead),
    ]);
    expect(meanings).toEqual(expected);
    // What the user chooses is read as it was meant.
    for (const [value, line] of expected) {
      const chosen = readLine(line);
      expect([chosen.criteria[field]?.value, chosen.questions]).toEqual([value, []]);
    }
  });

  it.each<[string, Readonly<Record<string, number | string>>, readonly string[]]>([
    ['inline 1 200 cfm', { cfm: 1200 }, []],
    ['EF 3 000 cfm', { cfm: 3000 }, []],
    ['EF 1 1 200 cfm', { tag: 'EF 1', cfm: 1200 }, []],
    ['EF-1 200 cfm', { tag: 'EF-1', cfm: 200 }, []],
    ['EF 1, 200 cfm', { tag: 'EF 1', cfm: 200 }, []],
    ['EF-1 thru 4 500 cfm', { tag: 'EF-1 THRU 4', quantity: 4, cfm: 500 }, []],
    ['need 2 500 cfm', { cfm: 2500 }, []],
    ['EF 1 460 V 2000 cfm', { tag: 'EF 1', voltage: 460, cfm: 2000 }, []],
    ['EF 1 1140 rpm 500 cfm', { tag: 'EF 1', cfm: 500 }, ['1140 rpm']],
    ['fan 1 2000 cfm', { cfm: 2000 }, ['fan 1']],
    ['lab 2 2000 cfm 0.5', { cfm: 2000, staticPressure: 0.5, application: 'laboratory', location: 'lab' }, ['2']],
  ])('has numbers of one meaning: %s', (text, expected, words) => {
    const { criteria, notUnderstood } = readLine(text);
    const { category: _category, subCategory: _sub, ...values } = said(criteria);
    expect(values).toEqual(expected);
    expect(notUnderstood).toEqual(words);
  });

  it.each([
    ['EF-1 (2 + 1) 900 cfm', [3, 2]],
    ['(1+1) EF-1 900 cfm', [2, 1]],
    ['EF-1 (1+1+1) 900 cfm', [3, 1]],
  ])('is unclear how many fans a sum counts: %s', (text, counts) => {
    const { criteria, questions } = readLine(text);
    expect(criteria).toMatchObject({ tag: { value: 'EF-1' }, quantity: null, cfm: { value: 900 } });
    expect(questions).toMatchObject([{ field: 'quantity', meanings: counts.map((value) => ({ value })) }]);
    expect(readLine('EF-1 (2 + 1 standby) 900 cfm').criteria.quantity?.value).toBe(3);
  });

  it('is unclear where a field is said twice', () => {
    const { criteria, questions } = readLine('2000 cfm 1500 cfm 0.5');
    expect(criteria.cfm).toBeNull();
    expect(questions).toMatchObject([{ field: 'cfm', meanings: [{ value: 2000 }, { value: 1500 }] }]);
  });
});

describe('Any line', () => {
  const words = fc.constantFrom(
    ...[
      '2000',
      '0.5',
      'cfm',
      'in',
      '1/2',
      'hp',
      '½',
      '①',
      'EF-1',
      '460/3',
      'x2',
      'rise',
      '°F',
      '60606',
      ',',
      '-',
      '(',
      ')',
      'kW',
      'm³/h',
      '1,250',
      '12',
      'mm wg',
      'foo',
      '"',
      '@',
      '2.400',
    ],
  );

  it('never crashes, and every value is in the line', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const line = parts.join(' ');
        const { criteria } = readLine(line);
        for (const value of Object.values(criteria)) {
          for (const digits of value?.asWritten.match(/\d+/g) ?? []) expect(line).toContain(digits);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('of random characters never crashes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (line) => {
        readLine(line);
      }),
      { numRuns: 1000 },
    );
  });
});
