import fc from 'fast-check';
import { heaterCircuits } from './heater-circuits.ts';

describe('Circuits of an electric heater', () => {
  it('are none without one, and one up to 48 A', () => {
    expect(heaterCircuits(0)).toBeNull();
    expect(heaterCircuits(48)).toEqual({ count: 1, ampsEach: 48 });
    expect(heaterCircuits(48.1)).toEqual({ count: 2, ampsEach: 24.1 });
  });

  it('are those of NEC 424.22(B): 60 kW at 460 V, 75.3 A, on two', () => {
    expect(heaterCircuits(60_000 / (Math.sqrt(3) * 460))).toEqual({ count: 2, ampsEach: 37.7 });
  });

  it('are the fewest of at most 48 A that carry it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 800, noNaN: true }), (amps) => {
        const circuits = heaterCircuits(amps);
        if (circuits === null) throw new Error('No circuits');
        const { count, ampsEach } = circuits;
        expect(amps / count).toBeLessThanOrEqual(48);
        expect(count === 1 || amps / (count - 1) > 48).toBe(true);
        expect(Math.abs(ampsEach * count - amps)).toBeLessThanOrEqual(0.05 * count + 1e-9);
      }),
    );
  });
});
