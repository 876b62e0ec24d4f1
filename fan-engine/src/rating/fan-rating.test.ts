import fc from 'fast-check';
import { exhaust } from '../../test/fixtures/specifications.ts';
import { wheelOf } from '../../test/fixtures/wheels.ts';
import { STANDARD_DENSITY } from '../air/density.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import { powerWithDriveLoss } from '../drive/drive-variant.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { ALL_MOTORS, motorsOfKind } from '../motor/motor.ts';
import { NO_OPTION_EFFECTS } from '../options/option-effects.ts';
import { fanUnitOf, wheelOfLine } from '../product-line/fan-unit.ts';
import { sonesOfFan } from '../sound/sound-power.ts';
import { rounded } from '../values/rounding.ts';
import { inputToRank, minInput, rateFan } from './fan-rating.ts';
import { jobOf } from './job.ts';

const VARIANTS: readonly DriveVariant[] = ['Belt', 'FixedSpeed', 'Vfd', 'Ecm', 'SpeedControl'];

describe('the least input of a power at the shaft', () => {
  it('is never more than the input with any motor and drive', () => {
    const point = speedSearch(wheelOf('bi_sw', 24.5), 9000, 3, STANDARD_DENSITY);
    const loads = fc.double({ min: 0.01, max: 1.3, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ALL_MOTORS), fc.constantFrom(...VARIANTS), loads, (motor, variant, load) => {
        const shaft = load * motor.horsepower;
        expect(minInput(shaft)).toBeLessThanOrEqual(inputToRank(variant, point, shaft, motor));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a rating', () => {
  it('says the same where ranking has worked out a part of it', () => {
    const job = jobOf(exhaust({ cfm: 6000, sp: 1, soundLevelDistance: 12 }));
    const [motor] = motorsOfKind('ThreePhase', 4).filter(({ horsepower }) => horsepower === 3);
    if (motor === undefined) throw new Error('There is a motor of 3 hp');
    for (const line of DEMO_CATALOGUE.lines.filter(({ supply }) => supply === undefined)) {
      for (const diameterIn of line.wheelSizesIn) {
        const unit = fanUnitOf(line, wheelOfLine(line, diameterIn), 'Belt', null);
        const point = speedSearch(unit.wheel, 6000, 1, job.density);
        const [shaft, sones] = [powerWithDriveLoss('Belt', point.bhp), sonesOfFan(unit.wheel, point, 12)];
        const known = rateFan(unit, point, motor, job, NO_OPTION_EFFECTS, shaft, rounded.sones(sones));
        expect(known).toEqual(rateFan(unit, point, motor, job));
      }
    }
  });
});
