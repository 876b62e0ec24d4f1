import fc from 'fast-check';
import { grouped } from './number-text.ts';

describe('Numbers in texts', () => {
  it('have thousands separators, fixed decimals and a real minus sign', () => {
    expect(grouped(1_234_567.891, 2)).toBe('1,234,567.89');
    expect(grouped(-12_000)).toBe('−12,000');
    expect(grouped(0.5, 2)).toBe('0.50');
  });

  it('round a decimal half up, whatever its binary value', () => {
    expect(grouped(0.565, 2)).toBe('0.57');
    expect(grouped(1.005, 2)).toBe('1.01');
  });

  it('say what Intl says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (thousandths) => {
        const value = thousandths / 1000;
        const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        expect(grouped(value, 2)).toBe(value.toLocaleString('en-US', options));
      }),
    );
  });
});
