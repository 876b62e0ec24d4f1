import type { DutyFields } from '@specbuilder/shared-contracts/api';
import fc from 'fast-check';
import { pastedSchedule } from './pasted-schedule.ts';
import { numberOf, readSupply } from './pasted-values.ts';

const rowsOf = (text: string) => pastedSchedule(text).rows.map(({ line: _line, ...row }) => row);
const duty = (change: Partial<DutyFields>): DutyFields => ({
  ...{ tag: 'EF-1', airflow: 2500, staticPressure: 0.75, quantity: null, maxSones: null },
  ...{ maxBrakeHorsepower: null, voltage: null, phase: null, note: null },
  ...change,
});

describe('A pasted schedule', () => {
  it.each([
    ['of a spreadsheet without heads', 'EF-1\t2,500\t0.75'],
    ['with units', 'EF-1\t2,500 cfm\t0.75 in. wg'],
    ['with heads', 'MARK\tCFM\tESP\nEF-1\t2500\t.75'],
    ['with the units in a second line', 'TAG\tAIRFLOW\tE.S.P.\n\t(CFM)\t(IN. W.G.)\nEF-1\t2500\t0.75'],
    ['below a title', 'EXHAUST FAN SCHEDULE\t\t\nTAG\tCFM\tSP\nEF-1\t2500\t0.75'],
    ['in another order', 'Ext. SP (in. wg)\tUnit No.\tManufacturer\tAirflow (cfm)\n0.75\tEF-1\tAcme\t2500'],
    ['of a text file', 'tag,cfm,sp\r\nEF-1,"2,500",0.75\r\n'],
    ['with commas for points', 'Etiqueta;Caudal (cfm);Presión estática\nEF-1;2500;0,75'],
    ['of a drawing', 'EF-1   2,500 CFM   0.75" W.G.'],
    ['in order by their units', 'EF-1\t0.75 in wc\t2500 CFM'],
    ['with a sign for suction', 'EF-1\t2500\t-0.75'],
  ])('%s', (_case, text) => {
    expect(rowsOf(text)).toEqual([duty({})]);
  });

  it('has limits, supply and notes', () => {
    const headers = 'Mark\tQty\tCFM\tESP\tMax BHP\tSones\tV/PH/HZ\tRPM\tRemarks';
    expect(rowsOf(`${headers}\nEF-1\t2\t2500\t0.75\t1/2\t9.5\t480/3/60\t1140\tRoof, east`)).toEqual([
      duty({ quantity: 2, maxBrakeHorsepower: 0.5, maxSones: 9.5, voltage: 480, phase: 3, note: 'Roof, east' }),
    ]);
    expect(rowsOf('Tag\tCFM\tSP\tVolts\tPh\nEF-1\t2500\t0.75\t208-230\t1')).toEqual([duty({ voltage: 230, phase: 1 })]);
  });

  it('of other units is converted', () => {
    const [row] = rowsOf('Tag\tL/s\tPa\tkW\nEF-1\t1000\t250\t1.5');
    expect(row?.airflow).toBeCloseTo(2118.88, 1);
    expect(row?.staticPressure).toBeCloseTo(1.004, 3);
    expect(row?.maxBrakeHorsepower).toBeCloseTo(2.01, 2);
    expect(rowsOf('EF-1\t3600 m³/h\t250 Pa')[0]?.airflow).toBeCloseTo(2118.88, 1);
  });

  it('of other units ends in no digits that the conversion made up', () => {
    expect(rowsOf('Tag\tL/s\tPa\tkW\nEF-1\t1000\t250\t1.5')).toEqual([
      duty({ airflow: 2118.88, staticPressure: 1.00366, maxBrakeHorsepower: 2.01153 }),
    ]);
  });

  it('says of each line that is no row what is wrong with it', () => {
    const text =
      'Tag\tCFM\tSP\nEF-1\t2500\t0.75\nEF-2\tmany\t0.5\n\t1000\t0.5\nef-1\t900\t0.2\nEF-4\t-5\t0.1\nROOF FANS\t\t';
    const { rows, problems } = pastedSchedule(text);
    expect(rows).toHaveLength(1);
    expect(problems.map(({ line, kind, field, detail }) => [line, kind, field, detail])).toEqual([
      [3, 'unreadable', 'airflow', 'many'],
      [4, 'noTag', 'tag', ''],
      [5, 'tagTwice', 'tag', 'ef-1'],
      [6, 'rejected', 'airflow', 'Airflow: 1 to 500,000 cfm'],
      [7, 'onlyTag', null, ''],
    ]);
  });

  it('comes out as it went in, however it is written', () => {
    const each = (max: number, decimals: number) =>
      fc.integer({ min: 1, max: max * 10 ** decimals }).map((value) => value / 10 ** decimals);
    const row = fc.record({
      tag: fc
        .tuple(fc.constantFrom('EF', 'SF', 'RTU', 'MAU', 'KX'), fc.nat(9999))
        .map(([name, number]) => `${name}-${number}`),
      airflow: fc.integer({ min: 1, max: 500_000 }),
      staticPressure: each(30, 3),
      quantity: fc.option(fc.integer({ min: 1, max: 99 })),
      maxSones: fc.option(each(100, 1)),
      maxBrakeHorsepower: fc.option(each(2000, 2)),
      supply: fc.option(
        fc.tuple(fc.constantFrom(115, 208, 230, 277, 460, 480, 575), fc.constantFrom(1 as const, 3 as const)),
      ),
      note: fc.option(fc.constantFrom('Roof, east', 'Say "quiet"', 'Two; or more', 'Kitchen')),
    });
    const rows = fc.uniqueArray(row, { selector: ({ tag }) => tag, minLength: 1, maxLength: 8 });
    const style = fc.record({
      separator: fc.constantFrom('\t', ';', ','),
      thousands: fc.boolean(),
      units: fc.boolean(),
      heads: fc.constantFrom(
        ['TAG', 'CFM', 'ESP (IN. W.G.)', 'QTY', 'MAX SONES', 'BHP', 'V/PH/HZ', 'REMARKS'],
        ['Mark', 'Airflow', 'Static Pressure', 'Quantity', 'Sones', 'HP', 'Electrical', 'Notes'],
      ),
      lineEnd: fc.constantFrom('\n', '\r\n'),
      ends: fc.boolean(),
    });
    fc.assert(
      fc.property(rows, style, (given, { separator, thousands, units, heads: headers, lineEnd, ends }) => {
        const cell = (text: string | null) =>
          text !== null && /[\t;,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : (text ?? '');
        const lines = given.map(
          ({ tag, airflow, staticPressure, quantity, maxSones, maxBrakeHorsepower, supply, note }) => [
            tag,
            `${thousands ? airflow.toLocaleString('en-US') : airflow}${units ? ' CFM' : ''}`,
            `${staticPressure}${units ? ' in. wg' : ''}`,
            quantity === null ? '' : String(quantity),
            maxSones === null ? '-' : String(maxSones),
            maxBrakeHorsepower === null ? '' : `${maxBrakeHorsepower}${units ? ' hp' : ''}`,
            supply === null ? '' : `${supply[0]}/${supply[1]}/60`,
            note,
          ],
        );
        const text = [headers, ...lines].map((line) => line.map(cell).join(separator)).join(lineEnd);
        const { rows: read, problems } = pastedSchedule(ends ? `${text}${lineEnd}` : text);
        expect(problems).toEqual([]);
        expect(read.map(({ line: _line, ...one }) => one)).toEqual(
          given.map(({ supply, ...one }) => ({ ...one, voltage: supply?.[0] ?? null, phase: supply?.[1] ?? null })),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('never fails, and every line with something in it is a head, a row or a problem', () => {
    const piece = fc.constantFrom(
      'EF-1',
      '2,500',
      '0.75',
      'CFM',
      'Tag',
      '"',
      '\t',
      ',',
      '\n',
      ';',
      ' ',
      '460/3',
      'x',
      '1/0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const { rows, problems } = pastedSchedule(text);
          const lines = [...rows, ...problems].map(({ line }) => line).sort((a, b) => a - b);
          expect(new Set(lines).size).toBe(lines.length);
          for (const row of rows) expect(row.tag).not.toBe('');
        },
      ),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['2,500', 2500],
  ['1,234,567', 1_234_567],
  ['0.75', 0.75],
  ['.75', 0.75],
  ['0,75', 0.75],
  ['0,750', 0.75],
  ['2.500,5', 2500.5],
  ['2 500', 2500],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1/0', null],
  ['12,34,5', null],
  ['abc', null],
  ['', null],
])('the number %p is %p', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

it.each([
  ['460/3', 460, 3],
  ['460/3/60', 460, 3],
  ['208-230/1/60', 230, 1],
  ['480V-3PH', 480, 3],
  ['120 V', 120, null],
  ['3ø', null, 3],
  ['3', null, 3],
])('the supply %p is %p V and %p phases', (text, voltage, phase) => {
  expect(readSupply(text)).toEqual({ voltage, phase });
});

it.each(['', 'x', '460/2', 'two hundred'])('%p is no supply', (text) => {
  expect(readSupply(text)).toBeNull();
});
