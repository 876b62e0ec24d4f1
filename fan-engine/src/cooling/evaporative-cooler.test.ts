import { standardPressure } from '../air/density.ts';
import { moistAirOf } from './air-state.ts';
import { evaporativelyCooled } from './evaporative-cooler.ts';

const FIELDS = { dryBulb: 'dryBulb', wetBulb: 'wetBulb' };

describe('an evaporative cooler', () => {
  it.each([
    // 100/65 F: the depression is 35 F.
    ['12in', 100, 65, 100 - 0.89 * 35],
    ['8in', 100, 65, 100 - 0.74 * 35],
    // Saturated air cannot be cooled by water.
    ['12in', 70, 70, 70],
  ] as const)('with %s media turns %d/%d F into %d F', (media, dryBulb, wetBulb, cooled) => {
    const air = evaporativelyCooled({ dryBulb, wetBulb }, media, 0);
    expect(air.dryBulb).toBeCloseTo(cooled, 9);
    expect(air.wetBulb).toBeCloseTo(wetBulb, 1);
  });

  it('takes its cold from water that it evaporates, at nearly the same enthalpy', () => {
    const entering = moistAirOf({ dryBulb: 100, wetBulb: 65 }, standardPressure(0), FIELDS);
    const leaving = evaporativelyCooled({ dryBulb: 100, wetBulb: 65 }, '12in', 0);
    expect(leaving.humidityRatio).toBeGreaterThan(entering.humidityRatio);
    expect(leaving.enthalpy).toBeCloseTo(entering.enthalpy, 0);
  });

  it('names the wet bulb that no air has', () => {
    expect(() => evaporativelyCooled({ dryBulb: 80, wetBulb: 85 }, '12in', 0)).toThrow(
      expect.objectContaining({ field: 'enteringWetBulbTemp' }),
    );
  });
});
