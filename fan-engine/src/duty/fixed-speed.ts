import { tipSpeed, velocityPressure, type Wheel } from '../curve/wheel.ts';
import { type OperatingPoint, shaftPower } from './speed-search.ts';

const BISECTIONS = 60;

/** The system a fan works on: a parabola through the duty, on top of a pressure that does not move with the flow. */
export interface System {
  readonly cfm: number;
  readonly staticPressure: number;
  readonly fixedPressure?: number;
}

/**
 * Where a wheel at a given speed settles on a system.
 *
 * @param rpm fan speed
 * @param density lb/ft3
 */
export function operatingPointAt(wheel: Wheel, rpm: number, system: System, density: number): OperatingPoint {
  const { family, area } = wheel;
  const tip = tipSpeed(wheel, rpm);
  const unitPressure = velocityPressure(density, tip);
  const fixed = Math.min(system.fixedPressure ?? 0, system.staticPressure);
  const resistance = (system.staticPressure - fixed) / (system.cfm * system.cfm);
  let left = 0;
  let right = family.phiMax;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (left + right) / 2;
    const flow = middle * area * tip;
    if (family.psiAt(middle) * unitPressure > resistance * flow * flow + fixed) left = middle;
    else right = middle;
  }
  const phi = right;
  return {
    phi,
    cfm: phi * area * tip,
    staticPressure: family.psiAt(phi) * unitPressure,
    rpm,
    tipSpeed: tip,
    bhp: shaftPower(wheel, phi, tip, density),
    density,
  };
}

/** A point on the same system curve at another speed: the flow coefficient stays, so the fan laws say the rest. */
export function atSpeedOnSystem(point: OperatingPoint, rpm: number): OperatingPoint {
  const ratio = rpm / point.rpm;
  return {
    phi: point.phi,
    cfm: point.cfm * ratio,
    staticPressure: point.staticPressure * ratio ** 2,
    rpm,
    tipSpeed: point.tipSpeed * ratio,
    bhp: point.bhp * ratio ** 3,
    density: point.density,
  };
}

/** Static pressure of a fan at a speed and airflow, in. w.g.; null beyond free delivery. */
export function pressureAtSpeed(wheel: Wheel, rpm: number, cfm: number, density: number): number | null {
  const tip = tipSpeed(wheel, rpm);
  const phi = cfm / (wheel.area * tip);
  return phi >= wheel.family.phiMax ? null : wheel.family.psiAt(phi) * velocityPressure(density, tip);
}

/** Shaft power of `curvePointAt` without the rest of its point, hp. */
export function powerOnCurve(wheel: Wheel, rpm: number, cfm: number, density: number): number {
  const tip = tipSpeed(wheel, rpm);
  return shaftPower(wheel, Math.min(wheel.family.phiMax, cfm / (wheel.area * tip)), tip, density);
}

/** A point of the fan's own curve at a speed, by its airflow in cfm; beyond free delivery it is held at the end. */
export function curvePointAt(wheel: Wheel, rpm: number, cfm: number, density: number): OperatingPoint {
  const tip = tipSpeed(wheel, rpm);
  const phi = Math.min(wheel.family.phiMax, cfm / (wheel.area * tip));
  return {
    phi,
    cfm: phi * wheel.area * tip,
    staticPressure: wheel.family.psiAt(phi) * velocityPressure(density, tip),
    rpm,
    tipSpeed: tip,
    bhp: shaftPower(wheel, phi, tip, density),
    density,
  };
}
