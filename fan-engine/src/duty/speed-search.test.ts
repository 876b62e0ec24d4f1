import fc from 'fast-check';
import { FAN_FAMILY_KEYS, wheelOf } from '../../test/fixtures/wheels.ts';
import { STANDARD_DENSITY } from '../air/density.ts';

import { powerWithDriveLoss } from '../drive/drive-variant.ts';
import { staticEfficiency } from './efficiency.ts';
import { scaleByFanLaws, scaleSoundPower } from './fan-laws.ts';
import { curvePointAt, operatingPointAt } from './fixed-speed.ts';
import { speedSearch } from './speed-search.ts';

const family = fc.constantFrom(...FAN_FAMILY_KEYS);
const diameter = fc.double({ min: 6, max: 60, noNaN: true });
const airflow = fc.double({ min: 50, max: 50_000, noNaN: true });
const pressure = fc.double({ min: 0.02, max: 8, noNaN: true });

describe('speed search', () => {
  it.each([
    // family, wheel, cfm, in. w.g., rpm, bhp: worked from the base tests, near remembered catalogue points
    ['bi_sw', 24.5, 9000, 3, 1243, 6.05],
    ['fc_dw', 12.6, 2500, 1, 961, 0.71],
    ['prop', 36, 11_500, 0.25, 868, 1.72],
    ['bi_sw', 20, 5000, 1.5, 1155, 1.79],
    ['bi_sw', 20, 5000, 1.81, 1216, 2.08],
  ] as const)('%s %d in at %d cfm and %d in. wg', (key, size, cfm, staticPressure, rpm, bhp) => {
    const point = speedSearch(wheelOf(key, size), cfm, staticPressure, STANDARD_DENSITY);
    expect(Math.round(point.rpm)).toBe(rpm);
    expect(point.bhp).toBeCloseTo(bhp, 2);
  });

  it('counts the belt on the motor shaft: 1.79 bhp is 1.94 hp', () => {
    const point = speedSearch(wheelOf('bi_sw', 20), 5000, 1.5, STANDARD_DENSITY);
    expect(powerWithDriveLoss('Belt', point.bhp)).toBeCloseTo(1.94, 2);
    expect(powerWithDriveLoss('Vfd', point.bhp)).toBe(point.bhp);
  });

  it('settles at a fixed speed where the curve meets the system', () => {
    const duty = { cfm: 1500, staticPressure: 0.5 };
    const point = operatingPointAt(wheelOf('roof_bi', 14), 1140, duty, STANDARD_DENSITY);
    expect(Math.round(point.cfm)).toBe(1625);
    expect(point.staticPressure).toBeCloseTo(0.587, 3);
    expect(point.bhp).toBeCloseTo(0.307, 3);
  });

  it('comes back to the duty from the speed it found', () => {
    fc.assert(
      fc.property(family, diameter, airflow, pressure, (key, size, cfm, staticPressure) => {
        const wheel = wheelOf(key, size);
        const found = speedSearch(wheel, cfm, staticPressure, STANDARD_DENSITY);
        const back = operatingPointAt(wheel, found.rpm, { cfm, staticPressure }, STANDARD_DENSITY);
        expect(back.cfm / cfm).toBeCloseTo(1, 6);
        expect(back.staticPressure / staticPressure).toBeCloseTo(1, 5);
        expect(back.bhp / found.bhp).toBeCloseTo(1, 6);
      }),
    );
  });

  it('never needs less speed for more static pressure', () => {
    fc.assert(
      fc.property(family, diameter, airflow, pressure, pressure, (key, size, cfm, first, second) => {
        const wheel = wheelOf(key, size);
        const [low, high] = first < second ? [first, second] : [second, first];
        const easy = speedSearch(wheel, cfm, low, STANDARD_DENSITY);
        const hard = speedSearch(wheel, cfm, high, STANDARD_DENSITY);
        expect(hard.rpm).toBeGreaterThanOrEqual(easy.rpm * (1 - 1e-12));
      }),
    );
  });

  it('[RES-004] obeys the fan laws in speed and density at one size', () => {
    const ratio = fc.double({ min: 0.5, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        family,
        diameter,
        airflow,
        pressure,
        ratio,
        ratio,
        (key, size, cfm, staticPressure, speed, density) => {
          const wheel = wheelOf(key, size);
          const first = speedSearch(wheel, cfm, staticPressure, STANDARD_DENSITY);
          const lawful = scaleByFanLaws(
            { cfm, staticPressure, bhp: first.bhp },
            { speedRatio: speed, densityRatio: density },
          );
          const second = speedSearch(wheel, lawful.cfm, lawful.staticPressure, STANDARD_DENSITY * density);
          expect(second.rpm / (first.rpm * speed)).toBeCloseTo(1, 8);
          expect(second.bhp / lawful.bhp).toBeCloseTo(1, 8);
          expect(second.phi).toBeCloseTo(first.phi, 9);
        },
      ),
    );
  });

  it('obeys the fan laws in size but for the efficiency that larger wheels gain', () => {
    fc.assert(
      fc.property(family, airflow, pressure, (key, cfm, staticPressure) => {
        const [small, large] = [wheelOf(key, 12), wheelOf(key, 24)];
        const first = speedSearch(small, cfm, staticPressure, STANDARD_DENSITY);
        const lawful = scaleByFanLaws({ cfm, staticPressure, bhp: first.bhp }, { diameterRatio: 2 });
        const second = speedSearch(large, lawful.cfm, lawful.staticPressure, STANDARD_DENSITY);
        expect(second.rpm / first.rpm).toBeCloseTo(1, 8);
        expect((second.bhp * large.sizeFactor) / (lawful.bhp * small.sizeFactor)).toBeCloseTo(1, 8);
        expect(staticEfficiency(second)).toBeGreaterThan(staticEfficiency(first));
      }),
    );
  });

  it('runs at free delivery without static pressure', () => {
    const wheel = wheelOf('prop', 36);
    const point = speedSearch(wheel, 11_500, 0, STANDARD_DENSITY);
    expect(point.phi).toBe(wheel.family.phiMax);
    expect(curvePointAt(wheel, point.rpm, 20_000, STANDARD_DENSITY).cfm).toBeCloseTo(11_500, 6);
  });

  it('adds 50 log of the speed and 70 log of the size to sound power', () => {
    expect(scaleSoundPower(80, { speedRatio: 2 })).toBeCloseTo(95.05, 2);
    expect(scaleSoundPower(80, { diameterRatio: 2 })).toBeCloseTo(101.07, 2);
    expect(scaleSoundPower(80, { densityRatio: 0.5 })).toBeCloseTo(73.98, 2);
  });
});
