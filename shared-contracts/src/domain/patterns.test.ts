import fc from 'fast-check';
import { isJobPostalCode, isSiteCode, lookupPostalCode, PATTERNS } from './patterns.ts';

const CASES: readonly [row: string, name: keyof typeof PATTERNS, valid: string[], invalid: string[]][] = [
  ['VAL-001', 'userName', ['a.b-c_1', 'A'], ['a b', 'a@b', '', 'x'.repeat(51)]],
  ['VAL-002', 'customerName', ["O'Neil-Ray", 'Ann Lee'], ['R2', '', 'A_B']],
  [
    'VAL-003',
    'projectName',
    ['Job #1 & 2, A-B!', '$@*', 'Clínica Ñuñoa', 'ΟΔΟΣ 4'],
    ['A/B', 'A.B', "A's", '', 'A (2)'],
  ],
  ['VAL-004', 'integer1To99', ['1', '99'], ['0', '100', '01', '1.5']],
  ['VAL-005', 'upTo3Digits', ['0', '999'], ['1000', '-1']],
  ['VAL-005', 'upTo5Digits', ['12345'], ['123456']],
  ['VAL-005', 'upTo8Digits', ['12345678'], ['123456789']],
  ['VAL-006', 'upTo5DigitsSigned', ['-12345', '5'], ['-123456', '--1']],
  ['VAL-007', 'upTo9DigitsAnd9Decimals', ['123456789.123456789', '0'], ['1234567890', '1.1234567890', '.5', '1.']],
  ['VAL-008', 'temperature', ['-40.125', '0', '999'], ['1000', '1.2345', '+5']],
  ['VAL-009', 'email', ['a.b+c@d-e.example.com'], ['a@b', 'a b@c.de', 'a@b.de,c@d.ef', 'a@b..de', '@b.de']],
  ['VAL-010', 'usPostalCode', ['12345', '12345-6789', '12345 6789', '123456789'], ['1234', '12345-678', '12345--6789']],
  ['VAL-011', 'canadianPostalCode', ['K1A0B1', 'K1A 0B1', 'K1A-0B1', 'k1a 0b1'], ['K1A  0B1', 'KIA 0B1', 'K1A0B']],
  ['VAL-012', 'northAmericanPostalCode', ['12345', 'K1A 0B1'], ['12345-6789', '1234']],
  ['VAL-013', 'northAmericanPhone', ['(555) 555-5555'], ['555-555-5555', '(555)555-5555', '(555) 555-555']],
];

describe('field patterns', () => {
  it.each(CASES)('[%s] %s', (_row, name, valid, invalid) => {
    for (const text of valid) expect([text, PATTERNS[name].test(text)]).toEqual([text, true]);
    for (const text of invalid) expect([text, PATTERNS[name].test(text)]).toEqual([text, false]);
  });

  it('bounds an email address to 254 characters', () => {
    expect(PATTERNS.email.test(`${'a'.repeat(242)}@example.com`)).toBe(true);
    expect(PATTERNS.email.test(`${'a'.repeat(243)}@example.com`)).toBe(false);
  });

  it('takes any text without hanging', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.constantFrom(...Object.values(PATTERNS)), (text, pattern) => {
        expect(typeof pattern.test(text)).toBe('boolean');
      }),
    );
  });
});

describe('job postal codes', () => {
  it('are US codes with optional four digits, or Canadian ones', () => {
    expect(['60606', '60606-1234', 'm5v 3a8'].every(isJobPostalCode)).toBe(true);
    expect(['6060', 'ABC', '', 'M5V'].some(isJobPostalCode)).toBe(false);
    expect(['60606', 'm5v 3a8', 'M5V', ' m5v '].every(isSiteCode)).toBe(true);
    expect(['6060', 'ABC', '', 'M5V 3'].some(isSiteCode)).toBe(false);
  });

  it('are looked up by their first five digits', () => {
    expect(lookupPostalCode('60606-1234')).toBe('60606');
    expect(lookupPostalCode(' M5V 3A8 ')).toBe('M5V 3A8');
  });
});
