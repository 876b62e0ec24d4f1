import { condensingAmps } from './condensing-section.ts';
import { DX_UNITS } from './dx-units.ts';

const POWER_FACTOR = 0.9;
const CONDENSER_FAN_KW = 0.3;

describe('The nameplates of a condensing section', () => {
  it.each(DX_UNITS)('of $tons tons are those of compressors with its efficiency', ({ tons, eer }) => {
    const ratedKw = (tons * 12) / eer;
    for (const voltage of [208, 460, 575]) {
      const { compressors, condenserFans } = condensingAmps(tons, voltage, 3);
      const compressorKw = ratedKw - condenserFans.count * CONDENSER_FAN_KW;
      const ratedAmps = (compressorKw * 1000) / (Math.sqrt(3) * voltage * POWER_FACTOR);
      const nameplate = compressors.count * compressors.ratedLoad;
      expect(nameplate).toBeGreaterThan(ratedAmps * 0.99);
      expect(nameplate).toBeLessThan(ratedAmps * 1.25);
    }
  });

  it.each(DX_UNITS)('of $tons tons have locked rotors of five to nine times the rated load', ({ tons }) => {
    const supplies = [...(tons > 5 ? [] : [[208, 1] as const]), ...[208, 460, 575].map((volts) => [volts, 3] as const)];
    for (const [voltage, phase] of supplies) {
      const { ratedLoad, lockedRotor } = condensingAmps(tons, voltage, phase).compressors;
      expect(lockedRotor / ratedLoad).toBeGreaterThan(4.5);
      expect(lockedRotor / ratedLoad).toBeLessThan(9);
    }
  });

  it('are the same for both voltages of a winding, and none without cooling', () => {
    expect(condensingAmps(10, 230, 3)).toEqual(condensingAmps(10, 208, 3));
    expect(condensingAmps(0, 460, 3).compressors.count).toBe(0);
  });

  it('rise with the lower voltage of 50 Hz: 460 V become 380', () => {
    const { compressors } = condensingAmps(10, 380, 3);
    expect(compressors.ratedLoad).toBeCloseTo((7.8 * 460) / 380, 6);
    expect(compressors.lockedRotor).toBe(52);
  });
});
