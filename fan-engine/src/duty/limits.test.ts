import { wheelOf } from '../../test/fixtures/wheels.ts';
import { STANDARD_DENSITY } from '../air/density.ts';
import type { FanFamilyKey } from '../curve/family.ts';
import { speedOfTip, tipSpeed, velocityPressure } from '../curve/wheel.ts';
import { amcaClass } from './amca-class.ts';
import { assessedEfficiencyShare, outletVelocity, surgeMargin, totalEfficiency, totalPressure } from './efficiency.ts';
import { hotWheelShare, maximumSpeed, maximumTipSpeed } from './speed-limit.ts';
import { speedSearch } from './speed-search.ts';

describe('limits of a wheel', () => {
  it.each([
    [5, 1000, 'I'],
    [5.01, 1000, 'II'],
    [2.5, 3200, 'I'],
    [2.51, 3200, 'II'],
    [4.25, 4175, 'II'],
    [4.26, 4175, 'III'],
    [13.5, 3780, 'III'],
    [13.51, 1000, null],
    [6.76, 5260, null],
  ])('needs at %d in. wg and %d fpm class %s', (pressure, velocity, fanClass) => {
    expect(amcaClass(pressure, velocity)).toBe(fanClass);
  });

  it.each([
    [-40, 1],
    [70, 1],
    [200, 0.97],
    [250, 0.955],
    [400, 0.91],
    [900, 0.87],
  ])('keeps of its speed at %d F a share of %d', (temperature, share) => {
    expect(hotWheelShare(temperature)).toBeCloseTo(share, 10);
  });

  it('turns a 24.5 in utility set at 1,466 rpm at most in class I', () => {
    const wheel = wheelOf('bi_sw', 24.5);
    expect(Math.round(maximumSpeed(wheel, 'I', 70))).toBe(1466);
    expect(maximumSpeed(wheel, 'II', 70) / maximumSpeed(wheel, 'I', 70)).toBeCloseTo(12_250 / 9400, 10);
    expect(tipSpeed(wheel, speedOfTip(wheel, 9400))).toBeCloseTo(9400, 8);
  });

  it('lets an unclassed line of a classed family run up to the highest class', () => {
    expect(maximumTipSpeed(wheelOf('tubular_bi', 12), null, 70)).toBe(11_500);
    expect(maximumTipSpeed(wheelOf('roof_bi', 12), null, 70)).toBe(8400);
  });

  it('takes 4,008.6 fpm for one inch of velocity pressure in standard air', () => {
    expect(velocityPressure(STANDARD_DENSITY, 4008.6)).toBeCloseTo(1, 4);
  });

  it('measures outlet velocity at the outlet, or at the wheel where the outlet is free', () => {
    expect(outletVelocity(wheelOf('bi_sw', 24.5), 9000)).toBeCloseTo(9000 / (1.05 * (24.5 / 12) ** 2), 8);
    expect(outletVelocity(wheelOf('prop', 24), 3141.59)).toBeCloseTo(1000, 2);
  });

  it('adds the velocity pressure to the static one', () => {
    const wheel = wheelOf('bi_sw', 24.5);
    const point = speedSearch(wheel, 9000, 3, STANDARD_DENSITY);
    expect(totalPressure(wheel, point)).toBeCloseTo(3.2631, 3);
    expect(totalEfficiency(wheel, point)).toBeCloseTo(0.7656, 3);
  });

  it('counts the surge margin in airflow at one speed', () => {
    const wheel = wheelOf('bi_sw', 24.5);
    const point = speedSearch(wheel, 9000, 3, STANDARD_DENSITY);
    const stallFlow = wheel.family.stallPhi * wheel.area * point.tipSpeed;
    expect(surgeMargin(wheel, point)).toBeCloseTo(9000 / stallFlow - 1, 10);
  });

  it('judges a wheel below 0.1 in. wg as at that pressure, since static efficiency is zero at free delivery', () => {
    const shareAt = (key: FanFamilyKey, diameterIn: number, cfm: number, pressure: number) => {
      const wheel = wheelOf(key, diameterIn);
      return assessedEfficiencyShare(wheel, speedSearch(wheel, cfm, pressure, STANDARD_DENSITY), 1);
    };
    expect(shareAt('prop', 36, 11_500, 0)).toBe(shareAt('prop', 36, 11_500, 0.1));
    expect(shareAt('tubular_bi', 16.5, 10_000, 0.09)).toBeLessThan(wheelOf('tubular_bi', 16.5).family.efficiencyFloor);
    // A wheel so large that it would work near stall at 0.1 in. wg moves free air well.
    expect(shareAt('prop', 54, 5000, 0.02)).toBe(1);
  });
});
