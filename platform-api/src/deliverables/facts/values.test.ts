import fc from 'fast-check';
import { kilowatts, rise, temperature } from './values.ts';

describe('values of documents in two units', () => {
  it.each([
    [temperature(92.6), '92.6', '33.7'],
    [temperature(112.5), '112.5', '44.7'],
    [temperature(95), '95', '35.0'],
    [rise(65.04), '65', '36.1'],
  ])('convert what is printed: %s', (text, ip, si) => {
    expect(text.match(/-?[\d.]+/g)).toEqual([ip, si]);
  });

  it('agree whatever the temperature', () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 180, noNaN: true }), (fahrenheit) => {
        const [ip, si] = (
          temperature(fahrenheit)
            .replaceAll('−', '-')
            .match(/-?[\d.]+/g) ?? []
        ).map(Number);
        expect(Math.abs(((ip ?? 0) - 32) / 1.8 - (si ?? 0))).toBeLessThanOrEqual(0.0501);
      }),
    );
  });

  it.each([
    [0.088, '0.088'],
    [0.0094, '0.0094'],
    [0.5, '0.50'],
    [0.448, '0.448'],
    [5.234, '5.23'],
  ])('give a small input enough digits: %p kW', (kw, text) => {
    expect(kilowatts(kw)).toContain(text);
  });
});
