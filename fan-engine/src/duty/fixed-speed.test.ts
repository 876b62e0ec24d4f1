import fc from 'fast-check';
import { FAN_FAMILY_KEYS, wheelOf } from '../../test/fixtures/wheels.ts';

import { atSpeedOnSystem, operatingPointAt } from './fixed-speed.ts';
import { speedSearch } from './speed-search.ts';

const any = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const duty = fc.record({
  key: fc.constantFrom(...FAN_FAMILY_KEYS),
  diameterIn: any(6, 60),
  cfm: any(50, 50_000),
  staticPressure: any(0.02, 8),
  density: any(0.03, 0.09),
});

describe('a fan at another speed on the system of its duty', () => {
  it('runs by the fan laws where a search of its curve finds it', () => {
    fc.assert(
      fc.property(duty, any(0.5, 2), ({ key, diameterIn, cfm, staticPressure, density }, ratio) => {
        const wheel = wheelOf(key, diameterIn);
        const requested = speedSearch(wheel, cfm, staticPressure, density);
        const rpm = ratio * requested.rpm;
        const byLaws = atSpeedOnSystem(requested, rpm);
        const bySearch = operatingPointAt(wheel, rpm, { cfm, staticPressure }, density);
        expect(byLaws.rpm).toBe(rpm);
        expect(byLaws.phi / bySearch.phi).toBeCloseTo(1, 8);
        expect(byLaws.cfm / bySearch.cfm).toBeCloseTo(1, 8);
        expect(byLaws.staticPressure / bySearch.staticPressure).toBeCloseTo(1, 6);
        expect(byLaws.tipSpeed / bySearch.tipSpeed).toBeCloseTo(1, 12);
        expect(byLaws.bhp / bySearch.bhp).toBeCloseTo(1, 8);
      }),
      { numRuns: 500 },
    );
  });

  it('gives a tenth more airflow, a fifth more pressure and a third more power a tenth faster', () => {
    const requested = speedSearch(wheelOf('bi_sw', 24.5), 9000, 3, 0.075);
    const faster = atSpeedOnSystem(requested, 1.1 * requested.rpm);
    expect(faster.cfm).toBeCloseTo(9900, 6);
    expect(faster.staticPressure).toBeCloseTo(3.63, 6);
    expect(faster.bhp / requested.bhp).toBeCloseTo(1.331, 6);
  });
});
