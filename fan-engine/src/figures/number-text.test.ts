import fc from 'fast-check';
import { grouped, hundredths, tenths } from './number-text.ts';

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

  it('leave a tenth out where there is none, as the shortest text does', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const shortest = Math.round(Math.abs(value) * 10) / 10;
        expect(tenths(value)).toBe(String(value < 0 ? 0 - shortest : shortest));
      }),
    );
  });

  it('show both decimals of a hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (count) => {
        expect(hundredths(count / 100)).toBe((count / 100).toFixed(2));
      }),
    );
  });
});
