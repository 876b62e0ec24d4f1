import fc from 'fast-check';
import { wheelOf } from '../../test/fixtures/wheels.ts';
import { STANDARD_DENSITY } from '../air/density.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { ALL_MOTORS } from '../motor/motor.ts';
import { leastInput, rankFigures } from './fan-rating.ts';

const VARIANTS: readonly DriveVariant[] = ['Belt', 'FixedSpeed', 'Vfd', 'Ecm', 'SpeedControl'];

describe('the least input of a power at the shaft', () => {
  it('is never more than the input with any motor and drive', () => {
    const point = speedSearch(wheelOf('bi_sw', 24.5), 9000, 3, STANDARD_DENSITY);
    const loads = fc.double({ min: 0.01, max: 1.3, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ALL_MOTORS), fc.constantFrom(...VARIANTS), loads, (motor, variant, load) => {
        const shaft = load * motor.horsepower;
        expect(leastInput(shaft)).toBeLessThanOrEqual(rankFigures(variant, point, shaft, motor, 10).inputKw);
      }),
      { numRuns: 2000 },
    );
  });
});
