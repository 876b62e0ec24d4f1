import { productUnit, TEST_KINDS, type TestField, unitOf, unitSymbols } from '@specbuilder/duty-reader';
import fc from 'fast-check';
import { curveOfTest } from './curve-of-test.ts';
import type { CurveOfFileEntry } from './curve-schema.ts';
import type { Cells } from './table-cells.ts';
import { readTestPoints } from './test-points.ts';

const HEAD = ['rpm', 'cfm', 'sp', 'bhp'];
const ROWS: readonly (readonly number[])[] = [
  [1100, 2171, 2.646, 2.513],
  [1100, 3040, 2.631, 2.839],
  [1100, 3908, 2.571, 3.134],
  [1100, 4777, 2.453, 3.399],
  [1100, 5645, 2.2, 3.6],
  [1100, 7000, 0, 3.5],
];
const ENTRY: CurveOfFileEntry = {
  ...{ name: 'As tested', referenceDiameterIn: 24, blades: 10, outletAreaFactor: null },
  ...{ tipSpeedLimits: { unclassed: 9000 }, efficiencyFloor: 0.45, hasAmcaClasses: false, powerRisesWithFlow: false },
  ...{ nominalWheelVelocity: 1500, testPoints: 'test.csv' },
  sound: {
    smallWheel: 'prop',
    largeWheel: 'prop',
    ...{ largeAboveIn: 36, offsetDb: 0, rightOfPeakShare: 0, outletOverInletDb: [0, 0, 0, 0, 0, 0, 0, 0] },
  },
};
const read = (cells: Cells) => readTestPoints('test.csv', cells);
const withHead = (...head: string[]) => read([head, ...ROWS]);
const messages = (cells: Cells) => read(cells).faults.map(({ message }) => message);
const notesOf = (cells: Cells) => read(cells).notes.map(({ message }) => message);
const column = (cells: Cells, field: 'rpm' | 'cfm' | 'sp' | 'bhp' | 'density') =>
  read(cells).points.map((point) => point[field]);

describe('The unit of a column of a test', () => {
  it('that the product does not use is converted, and the report says so', () => {
    const { points, notes, faults } = withHead('rpm', 'cfm', 'sp (in. wg)', 'bhp (kW)');
    expect(faults).toEqual([]);
    expect(points[0]?.bhp).toBeCloseTo(2.513 / 0.7457, 3);
    expect(notes).toEqual([{ file: 'test.csv', message: 'bhp (kW) converted to hp' }]);
  });

  it('that the product uses is no conversion', () => {
    expect(withHead('RPM', 'cfm', 'SP (in. wg)', 'BHP [hp]').notes).toEqual([]);
  });

  it.each([
    [
      'bhp (kgf·m/s)',
      3,
      'D1',
      'the unit kgf·m/s of the column bhp (bhp (kgf·m/s)) is not known; accepted are hp, kW, W',
    ],
    ['cfm (gpm)', 1, 'B1', 'the unit gpm of the column cfm (cfm (gpm)) is not known; accepted are cfm'],
    ['rpm (Hz)', 0, 'A1', 'the unit Hz of the column rpm (rpm (Hz)) is not known; accepted are rpm, rev/s, rad/s'],
    ['sp (kW)', 2, 'C1', 'the unit kW of the column sp (sp (kW)) is not known; accepted are in. wg'],
  ])('that is not known is rejected: %s', (name, place, cell, message) => {
    const { points, faults } = withHead(...HEAD.map((head, index) => (index === place ? name : head)));
    expect(points).toEqual([]);
    expect(faults[0]).toMatchObject({ file: 'test.csv', row: 1, cell });
    expect(faults[0]?.message).toContain(message);
  });

  it('may be in a row of its own below the names', () => {
    const cells = [['n', 'Volumenstrom', 'ps', 'Leistung'], ['1/min', 'm³/h', 'Pa', 'kW'], ...ROWS];
    expect(column(cells, 'rpm')[0]).toBe(1100);
    expect(column(cells, 'cfm')[0]).toBeCloseTo(2171 / 1.69901, 1);
    expect(notesOf(cells)).toEqual([
      'Volumenstrom (m³/h) converted to cfm',
      'ps (Pa) converted to in. wg',
      'Leistung (kW) converted to hp',
    ]);
    expect(read(cells).points[0]?.row).toBe(3);
    expect(messages([HEAD, ['rpm', 'cfm', 'furlongs', 'hp'], ...ROWS])[0]).toContain(
      'the unit furlongs of the column sp (sp) is not known',
    );
    expect(messages([['rpm', 'cfm', 'sp (Pa)', 'bhp'], ['', '', 'in. wg', ''], ...ROWS])).toEqual([
      'the column sp (sp (Pa)) has the unit Pa above in. wg',
    ]);
  });

  it('may be in the cells', () => {
    const cells = [HEAD, ['1100 rpm', '1,025 L/s', '660 Pa', '1.874 kW'], ...ROWS.slice(1)];
    expect(messages(cells)).toEqual([]);
    expect(column(cells, 'cfm')[0]).toBeCloseTo(1025 / 0.471947, 0);
    expect(column(cells, 'sp')[0]).toBeCloseTo(2.65, 2);
    expect(column(cells, 'bhp')[0]).toBeCloseTo(2.513, 2);
    expect(messages([HEAD, [1100, 2171, 2.6, '2.5 furlongs'], ...ROWS])[0]).toContain('2.5 furlongs is not understood');
  });

  it('of octave bands is dB without a weighting', () => {
    const bands = ['63', '125', '250', '500', '1k', '2k', '4k', '8k'];
    const rows = ROWS.map((row) => [...row, ...bands.map(() => 80)]);
    expect(read([[...HEAD, ...bands.map((band) => `${band} (dB)`)], ...rows]).points[0]?.bands).toHaveLength(8);
    expect(messages([[...HEAD, ...bands.map((band) => `${band} (dBA)`)], ...rows])[0]).toContain(
      'the unit dBA of the column 63 (63 (dBA)) is not known; accepted are dB',
    );
  });
});

describe('The columns of a test', () => {
  it('that are not used are listed', () => {
    const cells = [[...HEAD, 'Static efficiency (%)', 'tp (Pa)', ''], ...ROWS.map((row) => [...row, 60, 700, 'x'])];
    expect(messages(cells)).toEqual([]);
    expect(notesOf(cells)).toEqual([
      expect.stringContaining('column E (Static efficiency (%)) is not used'),
      expect.stringContaining('column F (tp (Pa)) is not used'),
    ]);
  });

  it('that hold the same are rejected, whatever their units', () => {
    expect(messages([[...HEAD, 'Airflow (L/s)'], ...ROWS])).toEqual([
      'cfm (column B) and Airflow (L/s) (column E) are both read as cfm; keep one of them',
    ]);
  });

  it('that are missing are named, with what was found in their place', () => {
    expect(messages([['rpm', 'cfm', 'Total pressure (Pa)', 'kW'], ...ROWS])[0]).toMatch(
      /^the columns sp, bhp are missing; .*; not used: Total pressure \(Pa\) \(.*\), kW \(.*\)/,
    );
  });
});

describe('The numbers of a test', () => {
  it('have the decimal mark that the table shows', () => {
    const comma = ROWS.map((row) => row.map((value) => String(value).replace('.', ',')));
    const cells = [['rpm', 'm³/h', 'sp (Pa)', 'bhp (kW)'], ['1.100', '2.171,5', '646', '2,5'], ...comma];
    expect(messages(cells)).toEqual([]);
    expect(column(cells, 'rpm').slice(0, 2)).toEqual([1100, 1100]);
    expect(column(cells, 'cfm')[0]).toBeCloseTo(2171.5 / 1.69901, 1);
  });

  it.each([
    ['2,646', 'is not a number: 2,646 is not understood'],
    ['~2.6', 'is not a number'],
    ['2.6/2.7', 'is not a number: 2.6/2.7 is not understood'],
    ['-2.6', 'is below 0'],
    ['', 'is not a number'],
  ])('that have two meanings are rejected: %s', (text, message) => {
    const cells = [HEAD, ['1100', '2171', text, '2'], ['1100', '3040', '2', '3']];
    expect(messages(cells)).toEqual([`sp ${message}`]);
  });
});

const FIELDS: readonly TestField[] = ['speed', 'airflow', 'staticPressure', 'shaftPower', 'density'];
const NAMES: Partial<Record<TestField, readonly string[]>> = {
  speed: ['rpm', 'n', 'Fan speed'],
  airflow: ['cfm', 'Q', 'Air flow', 'Débit'],
  staticPressure: ['sp', 'Static pressure', 'ESP'],
  shaftPower: ['bhp', 'Shaft power', 'H'],
  density: ['density', 'Air density'],
};

describe('A test in any known units', () => {
  it('is the same curve as the one in the units of the product', () => {
    const plain = ROWS.map((row) => [...row, 0.075]);
    const expected = curveOfTest('test.csv', read([[...HEAD, 'density'], ...plain]).points, ENTRY).table;
    const anyColumn = (field: TestField) =>
      fc.record({
        symbol: fc.constantFrom(...unitSymbols(TEST_KINDS[field])),
        name: fc.constantFrom(...(NAMES[field] ?? [])),
        way: fc.constantFrom('brackets' as const, 'square' as const, 'row' as const, 'cells' as const),
        isText: fc.boolean(),
      });
    const anyTable = fc.tuple(...(FIELDS.map(anyColumn) as [ReturnType<typeof anyColumn>])) as unknown as fc.Arbitrary<
      { symbol: string; name: string; way: string; isText: boolean }[]
    >;
    fc.assert(
      fc.property(anyTable, (columns) => {
        const written = plain.map((row) =>
          row.map((value, index) => {
            const { symbol, way, isText } = columns[index] ?? { symbol: '', way: '', isText: false };
            const unit = unitOf(symbol, TEST_KINDS[FIELDS[index] ?? 'speed']) ?? productUnit('speed');
            const number = value / unit.toProduct(1);
            if (way === 'cells') return `${number} ${symbol}`;
            return isText ? String(number) : number;
          }),
        );
        const head = columns.map(({ name, symbol, way }) =>
          way === 'brackets' ? `${name} (${symbol})` : way === 'square' ? `${name} [${symbol}]` : name,
        );
        const units = columns.map(({ symbol, way }) => (way === 'row' ? symbol : ''));
        const cells = [head, ...(units.some((unit) => unit !== '') ? [units] : []), ...written];
        const { points, faults } = read(cells);
        expect(faults).toEqual([]);
        const { table } = curveOfTest('test.csv', points, ENTRY);
        for (const key of ['phi', 'psi', 'lambda'] as const)
          table?.[key].forEach((value, index) => {
            expect(value).toBeCloseTo(expected?.[key][index] ?? 0, 4);
          });
      }),
      { numRuns: 300 },
    );
  });
});
