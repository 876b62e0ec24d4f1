import fc from 'fast-check';
import { currentLanguage } from '../language/index.ts';
import {
  decodeProjectName,
  encodeProjectName,
  formatHorsepower,
  formatMoney,
  formatPhone,
  formatPostalCode,
  horsepowerName,
  integerDigits,
} from './formats.ts';
import { PATTERNS } from './patterns.ts';

const USD = { currencyCode: 'USD', currencySymbol: '$', exchangeRate: 1 };
const CAD = { currencyCode: 'CAD', currencySymbol: '$', exchangeRate: 1.35 };

describe('postal codes', () => {
  it('[VAL-014] writes a Canadian code as A1A 1A1', () => {
    expect(formatPostalCode('k1a0b1')).toBe('K1A 0B1');
    expect(formatPostalCode('k1a-0b1')).toBe('K1A 0B1');
  });

  it('[VAL-015] writes nine digits as 5-4', () => {
    expect(formatPostalCode('123456789')).toBe('12345-6789');
  });

  it('[VAL-016] blanks any other length than 5 and 10', () => {
    expect(formatPostalCode('1234')).toBe('');
    expect(formatPostalCode('12345')).toBe('12345');
    expect(formatPostalCode('12345-6789')).toBe('12345-6789');
  });

  it('leaves what it wrote', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 14 }), (text) => {
        const once = formatPostalCode(text);
        expect(formatPostalCode(once)).toBe(once);
      }),
    );
  });
});

describe('phone numbers', () => {
  it('[VAL-017] keeps ten digits as (xxx) xxx-xxxx', () => {
    expect(formatPhone('555.555.5555x12')).toBe('(555) 555-5555');
  });

  it('[VAL-018] drops a leading 1', () => {
    expect(formatPhone('1-555-555-5555')).toBe('(555) 555-5555');
  });

  it('leaves too few digits for the pattern to reject', () => {
    expect(PATTERNS.northAmericanPhone.test(formatPhone('555-55'))).toBe(false);
  });
});

it('[VAL-019] an integer-only input keeps the digits before the decimal point', () => {
  expect(integerDigits('12.7a')).toBe('12');
  expect(integerDigits('a1b2')).toBe('12');
});

describe('horsepower', () => {
  it.each([
    [15, '15'],
    [10, '10'],
    [15.0, '15'],
    [5, '5.0'],
    [7.5, '7.5'],
    ['1/2', '1/2'],
    ['3/4', '3/4'],
    [12.5, '12.5'],
  ])('[VAL-023] %p is %s', (value, text) => {
    expect(formatHorsepower(value)).toBe(text);
  });

  it.each([
    [1 / 60, '1/60'],
    [1 / 3, '1/3'],
    [0.5, '1/2'],
    [0.75, '3/4'],
    [1, '1.0'],
    [1.5, '1.5'],
    [5, '5.0'],
    [7.5, '7.5'],
    [10, '10'],
  ])('[VAL-023] a motor of %p hp is named %s', (size, name) => {
    expect(horsepowerName(size)).toBe(name);
  });
});

describe('money', () => {
  it('[CUR-005] multiplies, rounds half up, separates thousands and names other currencies', () => {
    expect(formatMoney(1000, CAD)).toBe('$1,350.00 CAD');
    expect(formatMoney(1234.5, USD)).toBe('$1,234.50');
    expect(formatMoney(-5, USD)).toBe('-$5.00');
    expect(formatMoney(1.005, USD)).toBe('$1.01');
    expect(formatMoney(null, USD)).toBe('');
    expect(formatMoney(Number.NaN, USD)).toBe('');
  });

  it('shows no negative zero', () => {
    expect(formatMoney(-0.001, USD)).toBe('$0.00');
  });

  it('reads back to the cent it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
        const shown = formatMoney(cents / 100, USD).replace(/[$,]/g, '');
        expect(Math.round(Number(shown) * 100)).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

describe('figures for readers who write a decimal comma', () => {
  beforeEach(() => jest.spyOn(currentLanguage, 'locale').mockReturnValue('es-ES'));
  afterEach(() => jest.restoreAllMocks());

  it('have it in money, whose currency stays what was chosen', () => {
    expect(formatMoney(1_234_567.5, USD)).toBe('$1.234.567,50');
    expect(formatMoney(-10_000, CAD)).toBe('-$13.500,00 CAD');
  });

  it('have it in horsepower, whose fractions stay', () => {
    expect([7.5, 12.5, 15, 12_000].map(formatHorsepower)).toEqual(['7,5', '12,5', '15', '12.000']);
    expect([0.75, 1.5].map(horsepowerName)).toEqual(['3/4', '1,5']);
  });
});

describe('project names on the wire', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(decodeProjectName(encodeProjectName(name))).toBe(name);
      }),
    );
  });

  it('are shown as they are when the escape is malformed', () => {
    expect(decodeProjectName('50% done')).toBe('50% done');
  });
});
