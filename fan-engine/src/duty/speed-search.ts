import { STANDARD_DENSITY } from '../air/density.ts';
import {
  AIR_HORSEPOWER_CONSTANT,
  speedOfTip,
  VELOCITY_CONSTANT,
  velocityPressure,
  type Wheel,
} from '../curve/wheel.ts';

/** The duty required of a wheel. */
interface WheelDuty {
  readonly cfm: number;
  /** Fan static pressure, in. w.g. at the actual density. */
  readonly staticPressure: number;
  /** lb/ft3. */
  readonly density: number;
}

/** How a wheel runs at one point of its curve, at the density of the job. */
export interface OperatingPoint extends WheelDuty {
  /** Flow coefficient: where on the curve the point lies. */
  readonly phi: number;
  readonly rpm: number;
  readonly tipSpeed: number;
  /** Fan shaft power without drive losses, hp. */
  readonly bhp: number;
}

/** A point that is worked out in the place of another: of thousands of wheels that are tried a few hundred keep theirs. */
export type WritablePoint = { -readonly [Metric in keyof OperatingPoint]: OperatingPoint[Metric] };

/** An empty point; its values are already fractions, so that V8 gives all points the same shape. */
export function emptyPoint(): WritablePoint {
  return { phi: NaN, cfm: NaN, staticPressure: NaN, rpm: NaN, tipSpeed: NaN, bhp: NaN, density: NaN };
}

/** Coefficient c of the system psi = c phi^2 that a duty is to a wheel. */
export function systemOfDuty({ area }: Wheel, cfm: number, staticPressure: number, density: number): number {
  const standardPressure = (staticPressure * STANDARD_DENSITY) / density;
  return (standardPressure * (VELOCITY_CONSTANT * area) ** 2) / (STANDARD_DENSITY * cfm * cfm);
}

/**
 * Flow coefficient at which a wheel meets a duty: along a system curve psi = c phi^2, so no speed has to be guessed.
 */
export function phiOfDuty(wheel: Wheel, cfm: number, staticPressure: number, density: number): number {
  const { family } = wheel;
  if (staticPressure <= 0) return family.phiMax;
  return family.phiOfSystem(systemOfDuty(wheel, cfm, staticPressure, density));
}

/** Whether a duty needs more airflow than the data of a wheel covers, so that its speed and power are not known. */
export function isBeyondCurve({ family }: Wheel, phi: number): boolean {
  return family.endsBeforeFreeDelivery === true && phi >= family.phiMax;
}

/**
 * Speed and power at which a wheel gives a duty exactly.
 *
 * @param cfm airflow, actual cfm
 * @param staticPressure at the actual density, in. w.g.
 * @param density lb/ft3
 */
export function speedSearch(wheel: Wheel, cfm: number, staticPressure: number, density: number): OperatingPoint {
  const point = emptyPoint();
  const phi = phiOfDuty(wheel, cfm, staticPressure, density);
  writePoint(point, wheel, phi, cfm, staticPressure, density, shaftPowerAt(wheel, phi, cfm, density));
  return point;
}

/**
 * Writes the point of a duty whose flow coefficient and power are known.
 *
 * @param bhp what `shaftPowerAt` gives for it, hp
 */
export function writePoint(
  point: WritablePoint,
  wheel: Wheel,
  phi: number,
  cfm: number,
  staticPressure: number,
  density: number,
  bhp: number,
): void {
  const tip = cfm / (wheel.area * phi);
  point.phi = phi;
  point.cfm = cfm;
  point.staticPressure = staticPressure;
  point.rpm = speedOfTip(wheel, tip);
  point.tipSpeed = tip;
  point.bhp = bhp;
  point.density = density;
}

/** Shaft power at a flow coefficient and an airflow in cfm, hp: that of its point. */
export function shaftPowerAt(wheel: Wheel, phi: number, cfm: number, density: number): number {
  return shaftPower(wheel, phi, cfm / (wheel.area * phi), density);
}

/** Shaft power at a point of the curve, hp. */
export function shaftPower(wheel: Wheel, phi: number, tip: number, density: number): number {
  const airPower = wheel.area * tip * velocityPressure(density, tip);
  return (wheel.family.lambdaAt(phi) * airPower) / AIR_HORSEPOWER_CONSTANT / wheel.sizeFactor;
}
