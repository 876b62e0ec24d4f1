import { productUnit } from '@specbuilder/duty-reader';
import { currentLanguage, LANGUAGES } from '@specbuilder/shared-contracts/language';
import { formatQuantity, formatValue, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import fc from 'fast-check';
import { parseQuantity } from './parse-quantity.ts';
import { READ_AS } from './typed-units.ts';
import { loadUnits } from './unit-reader.ts';

const parsedValue = (text: string, name: QuantityName) => {
  const parsed = parseQuantity(text, name);
  return parsed.ok ? parsed.value : 'rejected';
};

describe('typed quantities before units can be read', () => {
  it.each([
    ['1,500', 'airflow', 1500],
    ['2 x 850', 'airflow', 1700],
    ['3000/2 cfm', 'airflow', 1500],
    ['0.5 in. wg', 'staticPressure', 0.5],
    ['-10 °F', 'temperature', -10],
  ] as const)('numbers, sums and the own unit are read at once: %s', (text, name, value) => {
    expect(parsedValue(text, name)).toBe(value);
  });

  it.each([
    ['125 Pa', 'staticPressure'],
    ['1 1/4', 'staticPressure'],
    ['1-1/4', 'length'],
    ['½', 'staticPressure'],
    ['plenty', 'airflow'],
  ] as const)('%s is pending', (text, name) => {
    expect(parseQuantity(text, name)).toEqual({ ok: false, why: 'pending' });
  });

  it('a text without letters and fractions, or in a measure of a screen alone, is rejected at once', () => {
    expect(parseQuantity('2..5 + ', 'airflow')).toEqual({ ok: false, why: 'unreadable' });
    expect(parseQuantity('3 apples', { unit: 'Btu/h·ft²·°F' })).toEqual({ ok: false, why: 'unreadable' });
  });
});

describe('typed quantities', () => {
  beforeAll(loadUnits);

  it.each([
    ['1,500', 1500],
    ['1,234,567', 1_234_567],
    ['2,0000', 20_000],
    ['2 x 850', 1700],
    ['2 × (400 + 50)', 900],
    ['3000/2', 1500],
    ['10 - 6/2', 7],
    ['10-6/2', 7],
    ['1500 cfm', 1500],
    ['-5', -5],
    ['−5', -5],
    ['.5', 0.5],
    ['', null],
  ])('%s is %p cfm', (text, value) => {
    expect(parsedValue(text, 'airflow')).toBe(value);
  });

  it('other units are converted', () => {
    expect(parsedValue('700 L/s', 'airflow')).toBeCloseTo(1483.22, 2);
    expect(parsedValue('125 Pa', 'staticPressure')).toBeCloseTo(0.50183, 5);
    expect(parsedValue('0.5 in', 'staticPressure')).toBe(0.5);
    expect(parsedValue('20 c', 'temperature')).toBe(68);
    expect(parsedValue('10 m', 'length')).toBeCloseTo(32.808, 3);
    expect(parsedValue('2 psi', 'gasPressure')).toBeCloseTo(55.36, 3);
    expect(parsedValue('7 in. w.c.', 'gasPressure')).toBe(7);
    expect(parsedValue('5 psi', 'gasPressure')).toBeLessThanOrEqual(138.4);
  });

  it.each([
    ['1 1/4', 'staticPressure', 1.25],
    ['1-1/4', 'staticPressure', 1.25],
    ['1 - 1/4', 'staticPressure', 1.25],
    ['1½" WG', 'staticPressure', 1.5],
    ['12 mm wg', 'staticPressure', 0.472441],
    ['0.2 kPa', 'staticPressure', 0.802926],
    ['30 CMM', 'airflow', 1059.44],
    ['12k cfm', 'airflow', 12_000],
    ['1,250 (590 L/s)', 'airflow', 1250],
    ['60 x 100 ft', 'area', 6000],
    ['2 x 125 Pa', 'staticPressure', 1.00366],
    ['2 × (400 + 50) L/s', 'airflow', 1906.99],
    ['3000/2 L/s', 'airflow', 3178.32],
    ['n/a', 'airflow', null],
  ] as const)('%s is read as at every other door', (text, name, value) => {
    const read = parsedValue(text, name);
    if (value === null) expect(read).toBeNull();
    else expect(read).toBeCloseTo(value, 2);
  });

  it.each([
    ['-5', 'airflow', -5],
    ['-5 cfm', 'airflow', -5],
    ['-0.5', 'staticPressure', -0.5],
    ['−125 Pa', 'staticPressure', -0.501829],
    ['-10 °C', 'temperature', 14],
    ['-10 °C', 'temperatureRise', -18],
  ] as const)('a minus stays one, so that the range of the field rejects it: %s %s', (text, name, value) => {
    expect(parsedValue(text, name)).toBeCloseTo(Number(value), 5);
  });

  it.each(['1 1/4', '100-1/2', '2 x 1-1/4', '1250/625 low', '1,2502 L/s', '12 mm Fl', '5 kW'])(
    '%s is not understood whole as an airflow',
    (text) => expect(parseQuantity(text, 'airflow')).toEqual({ ok: false, why: 'unreadable' }),
  );

  it("has the reader's units for quantities that have the reader's own unit", () => {
    const units = Object.keys(READ_AS).map((name) => QUANTITIES[name as QuantityName].unit);
    const read = Object.entries(READ_AS).map(([, kind]) => productUnit(kind).symbol);
    const same = { 'in. w.c.': 'in. wg', 'sq ft': 'ft²' } as Readonly<Record<string, string>>;
    expect(units.map((unit) => same[unit] ?? unit)).toEqual(read);
  });

  it('heat is taken as engineers write it, a rise without the offset of a temperature', () => {
    expect(parsedValue('500 MBH', 'heatOutput')).toBe(500_000);
    expect(parsedValue('100 kW', 'heatOutput')).toBe(341_214);
    expect(parsedValue('3412.14 Btu/h', 'heatPower')).toBeCloseTo(1, 5);
    expect(parsedValue('120 MBH', 'coolingTons')).toBe(10);
    expect(parsedValue('20 °C', 'temperatureRise')).toBe(36);
    expect(parsedValue('20 °C', 'temperature')).toBe(68);
  });

  it.each(['0,125', '0,5', '2,00', 'abc', '2 x', '(2', '1..2 + x', '5 apples', '--', '1 2'])(
    '%s is rejected',
    (text) => {
      expect(parsedValue(text, 'airflow')).toBe('rejected');
    },
  );

  it.each([
    ['1.500', 'airflow', 1500],
    ['0,125', 'staticPressure', 0.125],
    ['1.234,5 + 0,5 cfm', 'airflow', 1235],
    ['0,5 in. wg', 'staticPressure', 0.5],
    ['0.125', 'staticPressure', 'rejected'],
  ] as const)('%s as a language with a decimal comma writes it is %p', (text, name, value) => {
    jest.spyOn(currentLanguage, 'locale').mockReturnValue('es-ES');
    expect(parsedValue(text, name)).toBe(value);
    jest.restoreAllMocks();
  });

  // The locales of the product's languages, and of others with other separators.
  it.each([
    ...new Set([
      ...LANGUAGES.map(({ locale }) => locale as string),
      'es-ES',
      'es-MX',
      'fr-FR',
      'fr-CA',
      'de-DE',
      'de-CH',
      'pt-BR',
    ]),
  ])('what is shown is read back as the same number, with its unit as well: %s', (locale) => {
    jest.spyOn(currentLanguage, 'locale').mockReturnValue(locale);
    const names = fc.constantFrom(...(Object.keys(QUANTITIES) as QuantityName[]));
    const values = fc.oneof(
      fc.integer({ min: -1e7, max: 1e7 }),
      fc.integer({ min: -1e8, max: 1e8 }).map((each) => each / 1000),
    );
    fc.assert(
      fc.property(values, names, (value, name) => {
        const shown = formatValue(value, QUANTITIES[name]);
        const read = parsedValue(shown, name);
        expect(formatValue(Number(read), QUANTITIES[name])).toBe(shown);
        expect(Math.abs(Number(read) - value)).toBeLessThanOrEqual(0.5);
        expect(parsedValue(formatQuantity(value, name), name)).toBe(read);
      }),
    );
    jest.restoreAllMocks();
  });

  it('division by zero is rejected, not shown as a number', () => {
    expect(parsedValue('1/0', 'airflow')).toBe('rejected');
  });

  it('says whether the shown text will differ from the typed one', () => {
    expect(parseQuantity('1,500', 'airflow')).toMatchObject({ wasConverted: false });
    expect(parseQuantity('2 x 750', 'airflow')).toMatchObject({ wasConverted: true });
    expect(parseQuantity('1500 cfm', 'airflow')).toMatchObject({ wasConverted: false });
    expect(parseQuantity('125 Pa', 'staticPressure')).toMatchObject({ wasConverted: true });
  });

  it('take any number as it is written and any text without throwing', () => {
    const names = fc.constantFrom(...(Object.keys(QUANTITIES) as QuantityName[]));
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), names, (value, name) => {
        expect(parsedValue(String(value), name)).toBe(value);
        expect(parsedValue(value.toLocaleString('en-US'), name)).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.string(), names, (text, name) => {
        const value = parsedValue(text, name);
        expect(value === 'rejected' || value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
