import { STANDARD_DENSITY } from '../air/density.ts';
import {
  AIR_HORSEPOWER_CONSTANT,
  speedOfTip,
  VELOCITY_CONSTANT,
  velocityPressure,
  type Wheel,
} from '../curve/wheel.ts';

/** How a wheel runs at one point of its curve, at the density of the job. */
export interface OperatingPoint {
  /** Flow coefficient: where on the curve the point lies. */
  readonly phi: number;
  readonly cfm: number;
  /** Fan static pressure, in. w.g. */
  readonly staticPressure: number;
  readonly rpm: number;
  readonly tipSpeed: number;
  /** Fan shaft power without drive losses, hp. */
  readonly bhp: number;
  readonly density: number;
}

/**
 * Flow coefficient at which a wheel meets a duty: along a system curve psi = c phi^2, so no speed has to be guessed.
 */
function phiOfDuty(wheel: Wheel, cfm: number, staticPressure: number, density: number): number {
  const { family, area } = wheel;
  if (staticPressure <= 0) return family.phiMax;
  const standardPressure = (staticPressure * STANDARD_DENSITY) / density;
  return family.phiOfSystem((standardPressure * (VELOCITY_CONSTANT * area) ** 2) / (STANDARD_DENSITY * cfm * cfm));
}

/**
 * Speed and power at which a wheel gives a duty exactly.
 *
 * @param cfm airflow, actual cfm
 * @param staticPressure at the actual density, in. w.g.
 * @param density lb/ft3
 */
export function speedSearch(wheel: Wheel, cfm: number, staticPressure: number, density: number): OperatingPoint {
  const phi = phiOfDuty(wheel, cfm, staticPressure, density);
  const tip = cfm / (wheel.area * phi);
  return {
    phi,
    cfm,
    staticPressure,
    rpm: speedOfTip(wheel, tip),
    tipSpeed: tip,
    bhp: shaftPower(wheel, phi, tip, density),
    density,
  };
}

/** Shaft power at a point of the curve, hp. */
export function shaftPower(wheel: Wheel, phi: number, tip: number, density: number): number {
  const airPower = wheel.area * tip * velocityPressure(density, tip);
  return (wheel.family.lambdaAt(phi) * airPower) / AIR_HORSEPOWER_CONSTANT / wheel.sizeFactor;
}
