import type { FanClass } from '../curve/family.ts';
import { speedOfTip, type Wheel } from '../curve/wheel.ts';

/** Share of the maximum speed that a steel wheel keeps at a temperature in F. */
const TEMPERATURE_STEPS: readonly (readonly [temperatureF: number, share: number])[] = [
  [70, 1],
  [200, 0.97],
  [300, 0.94],
  [400, 0.91],
  [500, 0.87],
];

/** Share of the maximum speed allowed at an airstream temperature, interpolated; held outside 70 to 500 F. */
export function hotWheelShare(temperatureF: number): number {
  let [lowAt, lowShare] = TEMPERATURE_STEPS[0] as readonly [number, number];
  if (temperatureF <= lowAt) return lowShare;
  for (const [at, share] of TEMPERATURE_STEPS) {
    if (temperatureF <= at) return lowShare + ((share - lowShare) * (temperatureF - lowAt)) / (at - lowAt);
    [lowAt, lowShare] = [at, share];
  }
  return lowShare;
}

/**
 * Largest tip speed of a wheel, fpm, at an airstream temperature in F. An unclassed line of a classed family may run up
 * to the family's highest class.
 */
export function maximumTipSpeed(wheel: Wheel, fanClass: FanClass | null, temperatureF: number): number {
  const limits = wheel.family.tipSpeedLimits;
  const cold = (fanClass === null ? undefined : limits[fanClass]) ?? wheel.family.highestTipSpeed;
  return cold * hotWheelShare(temperatureF);
}

/** Largest speed of a wheel in a class at an airstream temperature in F, rpm. */
export function maximumSpeed(wheel: Wheel, fanClass: FanClass | null, temperatureF: number): number {
  return speedOfTip(wheel, maximumTipSpeed(wheel, fanClass, temperatureF));
}
