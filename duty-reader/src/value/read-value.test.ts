import fc from 'fast-check';
import { type QuantityKind, readValue, unitOf, type ValueContext } from './index.ts';

const shown = (text: string, kind: QuantityKind, context?: ValueContext) => {
  const reading = readValue(text, kind, context);
  if (reading.kind === 'read') return reading.value;
  return reading.kind === 'unclear' ? { unclear: reading.meanings.map(({ value }) => value) } : null;
};
const column = (symbol: string, kind: QuantityKind) => ({ unit: unitOf(symbol, kind) });

describe('A value with its unit', () => {
  it.each<[string, QuantityKind, number]>([
    ['12 mm wg', 'pressure', 0.472441],
    ['125 Pascals', 'pressure', 0.501829],
    ['0.2 kPa', 'pressure', 0.802926],
    ['1½"', 'pressure', 1.5],
    ['½ in', 'pressure', 0.5],
    ['¾', 'pressure', 0.75],
    ['1-1/4" wc', 'pressure', 1.25],
    ['1 1/4', 'pressure', 1.25],
    ['3/4', 'pressure', 0.75],
    ['0,75 in', 'pressure', 0.75],
    ["0.50'' W.G.", 'pressure', 0.5],
    ['0.75 in. w.g.', 'pressure', 0.75],
    ['0.5 IN.W.C.', 'pressure', 0.5],
    ['1.0 "H₂O', 'pressure', 1],
    ['.5', 'pressure', 0.5],
    ['-0.5', 'pressure', 0.5],
    ['0.6 "WG ESP', 'pressure', 0.6],
    ['2124 m³/hr', 'airflow', 1250.14],
    ['2,000 m³/h', 'airflow', 1177.16],
    ['1,5 m3/s', 'airflow', 3178.32],
    ['944 L/s', 'airflow', 2000.22],
    ['12k cfm', 'airflow', 12_000],
    ['1,250 CFM EACH', 'airflow', 1250],
    ['1,234,567 Btu/h', 'heat', 1_234_567],
    ['CFM 1250', 'airflow', 1250],
    ['1 250', 'airflow', 1250],
    ['1.234,5', 'airflow', 1234.5],
    ['1,234.5', 'airflow', 1234.5],
    ['3/4 HP', 'power', 0.75],
    ['1/3', 'power', 0.333333],
    ['0.55 kW', 'power', 0.737562],
    ['50°F', 'temperatureRise', 50],
    ['40 C', 'temperatureRise', 72],
    ['-10 °C', 'temperature', 14],
    ['15 kW', 'electricHeat', 15],
    ['150 MBH', 'heat', 150_000],
    ['5 tons', 'cooling', 5],
    ['< 8', 'sones', 8],
    ['8,5 sones', 'sones', 8.5],
    ['55 dB(A)', 'decibels', 55],
    ['6000 sq ft', 'area', 6000],
    ['60 x 100 ft', 'area', 6000],
    ["60' x 100'", 'area', 6000],
    ['20 m x 30 m', 'area', 6458],
    ['0.5 inch water gauge', 'pressure', 0.5],
    ['5,280 ft', 'altitude', 5280],
    ['500 m', 'altitude', 1640.42],
  ])('%s as %s is %d', (text, kind, value) => expect(shown(text, kind)).toBeCloseTo(value, 2));

  it.each<[string, QuantityKind, string, number]>([
    ['12', 'pressure', 'mm wg', 0.472441],
    ['0.02', 'pressure', 'psi', 0.553598],
    ['2.400', 'airflow', 'm³/h', 1412.59],
    ['2.400', 'airflow', 'm³/s', 5085.32],
    ['12', 'airflow', 'kcfm', 12_000],
  ])('%s as %s has the unit of its column, %s', (text, kind, unit, value) =>
    expect(shown(text, kind, column(unit, kind))).toBeCloseTo(value, 2),
  );

  it('has its own unit before that of its column', () => {
    expect(shown('0.5 in. wg', 'pressure', column('Pa', 'pressure'))).toBe(0.5);
  });

  it('follows the decimal mark of the values around it', () => {
    expect(shown('1,250', 'pressure', { decimal: ',' })).toBe(1.25);
    expect(shown('2.400', 'airflow', { decimal: ',' })).toBe(2400);
  });
});

describe('A note beside a value', () => {
  it.each<[string, QuantityKind, number]>([
    ['1250①', 'airflow', 1250],
    ['0.5²', 'pressure', 0.5],
    ['1,250*', 'airflow', 1250],
    ['1,250 (1)', 'airflow', 1250],
    ['1,250 (NOTE 3)', 'airflow', 1250],
    ['1,250 (590)', 'airflow', 1250],
    ['0.5 (125)', 'pressure', 0.5],
    ['0.5 (125 Pa)', 'pressure', 0.5],
    ['15,000 (7,500 PER FAN)', 'airflow', 15_000],
    ['~1250', 'airflow', 1250],
  ])('is no part of it: %s', (text, kind, value) => expect(shown(text, kind)).toBe(value));
});

describe('A text that is half understood', () => {
  it.each<[string, QuantityKind, readonly number[]]>([
    ['1250/625', 'airflow', [1250, 625]],
    ['1200-1500', 'airflow', [1200, 1500]],
    ['0.5 / 0.75', 'pressure', [0.5, 0.75]],
    ['1/2', 'airflow', [1, 2]],
    ['1250 (625 LOW)', 'airflow', [1250]],
    ['150.125', 'airflow', [150_125, 150.125]],
    ['1250 foo', 'airflow', [1250]],
    ['1,2502', 'airflow', []],
    ['2 @ 1/2', 'power', []],
    ['BY OTHERS', 'airflow', []],
  ])('is unclear: %s', (text, kind, unclear) => expect(shown(text, kind)).toEqual({ unclear }));

  it.each<[string, QuantityKind, readonly number[]]>([
    ['.5 SEE DETAIL', 'pressure', [0.5]],
    ['MAX .25 INT', 'pressure', [0.25]],
    ['INT ,25', 'pressure', [0.25]],
    ['SP.5', 'pressure', [0.5, 5]],
    ['MAX 1/2 INT', 'pressure', [0.5]],
    ['1 1/2 foo', 'pressure', [1.5]],
    ['-10 foo', 'temperature', [-10]],
    ['500 L/s foo', 'airflow', [1059.44]],
    ['850 m3/h foo', 'airflow', [500.292]],
    ['850 m3/h 2 foo', 'airflow', []],
  ])('keeps all of its number: %s', (text, kind, unclear) => expect(shown(text, kind)).toEqual({ unclear }));

  it.each<[string, QuantityKind, readonly number[]]>([
    ['150/200 L/s', 'airflow', [317.832, 423.776]],
    ['150 L/s / 200 L/s', 'airflow', [317.832, 423.776]],
    ['150-200 L/s', 'airflow', [317.832, 423.776]],
    ['1200 cfm - 1500 cfm', 'airflow', [1200, 1500]],
    ['1200/600 m3/h', 'airflow', [706.294, 353.147]],
    ['0.02/0.03 lb/in2', 'pressure', [0.553598, 0.830397]],
    ['1/2 - 3/4 hp', 'power', [0.5, 0.75]],
    ['1/2"-3/4"', 'pressure', [0.5, 0.75]],
    ['1/2 HP - 3/4 HP', 'power', [0.5, 0.75]],
    ['1/2 to 1-1/2', 'pressure', [0.5, 1.5]],
    ['1/2 / 3/4', 'power', [0.5, 0.75]],
    ['½ - ¾', 'pressure', [0.5, 0.75]],
    ['.5 - .75', 'pressure', [0.5, 0.75]],
    ['5/3 hp', 'power', [5, 3]],
    ['1/2/1/4', 'power', []],
  ])('has both values in their unit: %s', (text, kind, unclear) => expect(shown(text, kind)).toEqual({ unclear }));

  it('has the values of a column in the unit of its head', () => {
    expect(shown('1200/600 m3/h', 'airflow', column('m³/h', 'airflow'))).toEqual({ unclear: [706.294, 353.147] });
    expect(shown('1200/600', 'airflow', column('m³/h', 'airflow'))).toEqual({ unclear: [706.294, 353.147] });
    expect(shown('125 foo', 'pressure', column('Pa', 'pressure'))).toEqual({ unclear: [0.501829] });
  });

  it('is a value below a head whose unit is not known', () => {
    expect(shown('12', 'pressure', { unit: 'unknown' })).toEqual({ unclear: [12] });
    expect(shown('12 mm wg', 'pressure', { unit: 'unknown' })).toBeCloseTo(0.472);
  });

  it.each([
    ['12.7mm', [0.5]],
    ['12,7 mm', [0.5]],
    ['12.7 mm (0.5")', [0.5]],
    ['1.27 cm', [0.5]],
    ['5-10 mm', [0.19685, 0.393701]],
  ])('of a length alone may be a column of water, and is never inches: %s', (text, unclear) =>
    expect(shown(text, 'pressure')).toEqual({ unclear }),
  );

  it.each(['', '-', '--', 'N/A', 'TBD', 'none', '…'])('is not one where nothing is said: "%s"', (text) =>
    expect(shown(text, 'airflow')).toBeNull(),
  );
});

describe('Any text', () => {
  it('is read, unclear or empty, and a value has its digits in the text', () => {
    const characters = fc.constantFrom(...'0123456789.,/-"½①² cfminwgPa()');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 16 }), (text) => {
        const reading = readValue(text, 'airflow');
        if (reading.kind === 'read') expect(/\d|½/.test(reading.asWritten)).toBe(true);
        else expect(['unclear', 'empty']).toContain(reading.kind);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a value back that was written in any unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999 }),
        fc.constantFrom('cfm', 'L/s', 'm3/h', 'CFM', 'm³/hr', 'l/sec', 'ft³/min'),
        fc.constantFrom(...[(text: string) => text, (text: string) => text.replace(/(\d)(\d{3})$/, '$1,$2')]),
        (value, unit, grouped) => {
          const expected = unitOf(unit, 'airflow')?.toProduct(value) ?? Number.NaN;
          expect(Math.abs(Number(shown(`${grouped(String(value))} ${unit}`, 'airflow')) / expected - 1)).toBeLessThan(
            1e-5,
          );
        },
      ),
    );
  });
});
