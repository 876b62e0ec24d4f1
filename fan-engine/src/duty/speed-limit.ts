import type { FanClass } from '../curve/family.ts';
import { speedOfTip, type Wheel } from '../curve/wheel.ts';

type TemperatureStep = readonly [temperatureF: number, share: number];

/** Share of the maximum speed that a steel wheel keeps at a temperature in F. */
const TEMPERATURE_STEPS: readonly TemperatureStep[] = [
  [70, 1],
  [200, 0.97],
  [300, 0.94],
  [400, 0.91],
  [500, 0.87],
];

/** Share of the maximum speed allowed at an airstream temperature, interpolated; held outside 70 to 500 F. */
export function hotWheelShare(temperatureF: number): number {
  // By index, since every drive of every wheel runs this: destructuring a row creates an iterator.
  let low = TEMPERATURE_STEPS[0] as TemperatureStep;
  if (temperatureF <= low[0]) return low[1];
  for (let step = 1; step < TEMPERATURE_STEPS.length; step++) {
    const high = TEMPERATURE_STEPS[step] as TemperatureStep;
    if (temperatureF <= high[0]) return low[1] + ((high[1] - low[1]) * (temperatureF - low[0])) / (high[0] - low[0]);
    low = high;
  }
  return low[1];
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
