import { airPower, bisected, STANDARD_DENSITY, velocityPressure } from './air.ts';
import type { FamilyData } from './catalogue-data.ts';

type Curve = (x: number) => number;

/** Slope at an end: three points, one-sided, kept from overshooting (Fritsch and Carlson 1980, as SciPy has it). */
function endSlope(h0: number, h1: number, d0: number, d1: number): number {
  const slope = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
  if (Math.sign(slope) !== Math.sign(d0)) return 0;
  return Math.sign(d0) !== Math.sign(d1) && Math.abs(slope) > 3 * Math.abs(d0) ? 3 * d0 : slope;
}

function slopes(widths: readonly number[], secants: readonly number[]): number[] {
  const inner = secants.slice(1).map((right, index) => {
    const left = secants[index] ?? 0;
    const [hLeft, hRight] = [widths[index] ?? 0, widths[index + 1] ?? 0];
    if (left * right <= 0) return 0;
    const [w1, w2] = [2 * hRight + hLeft, hRight + 2 * hLeft];
    return (w1 + w2) / (w1 / left + w2 / right);
  });
  const at = (list: readonly number[], index: number) => list.at(index) ?? 0;
  const first = endSlope(at(widths, 0), at(widths, 1), at(secants, 0), at(secants, 1));
  const last = endSlope(at(widths, -1), at(widths, -2), at(secants, -1), at(secants, -2));
  return [first, ...inner, last];
}

/** Piecewise cubic Hermite interpolation that keeps the shape of its points. */
function pchip(xs: readonly number[], ys: readonly number[]): Curve {
  const widths = xs.slice(1).map((x, index) => x - (xs[index] ?? 0));
  const secants = ys.slice(1).map((y, index) => (y - (ys[index] ?? 0)) / (widths[index] ?? 1));
  const slope = slopes(widths, secants);
  return (x) => {
    const found = xs.findIndex((right, index) => index > 0 && x <= right);
    const end = found < 0 ? xs.length - 1 : found;
    const [h, t] = [widths[end - 1] ?? 1, (x - (xs[end - 1] ?? 0)) / (widths[end - 1] ?? 1)];
    const [y0, y1, m0, m1] = [ys[end - 1] ?? 0, ys[end] ?? 0, slope[end - 1] ?? 0, slope[end] ?? 0];
    return (
      (1 + 2 * t) * (1 - t) ** 2 * y0 +
      t * (1 - t) ** 2 * h * m0 +
      t ** 2 * (3 - 2 * t) * y1 +
      t ** 2 * (t - 1) * h * m1
    );
  };
}

/** The wheel of a unit; airflow and power are those of all its wheels together. */
export interface Wheel {
  readonly family: FamilyData;
  readonly diameterFt: number;
  readonly wheels: number;
  /** Area of all wheel circles, ft2. */
  readonly circle: number;
  readonly psi: Curve;
  readonly lambda: Curve;
  readonly sizeFactor: number;
}

export function wheelOf(family: FamilyData, diameterIn: number, wheels: number): Wheel {
  const diameterFt = diameterIn / 12;
  const peak = family.peakStaticEfficiency;
  const counted = Math.min(73, Math.max(6, diameterIn));
  const ofSize = 1 - (1 - peak) * (family.referenceDiameterIn / counted) ** 0.12;
  return {
    family,
    diameterFt,
    wheels,
    circle: wheels * (Math.PI / 4) * diameterFt ** 2,
    psi: pchip(family.phi, family.psi),
    lambda: pchip(family.phi, family.lambda),
    sizeFactor: ofSize / peak,
  };
}

/** A state in which a wheel runs. */
export interface Point {
  readonly cfm: number;
  readonly pressure: number;
  readonly density: number;
  readonly phi: number;
  readonly tipSpeed: number;
  readonly rpm: number;
  readonly bhp: number;
}

function pointAt(wheel: Wheel, cfm: number, pressure: number, density: number, tipSpeed: number): Point {
  const phi = cfm / (wheel.circle * tipSpeed);
  const power = wheel.lambda(phi) * airPower(wheel.circle * tipSpeed, velocityPressure(tipSpeed, density));
  const rpm = tipSpeed / (Math.PI * wheel.diameterFt);
  return { cfm, pressure, density, phi, tipSpeed, rpm, bhp: power / wheel.sizeFactor };
}

/** Speed for a duty: along psi = c phi^2 in standard air (section 4.1). */
export function atDuty(wheel: Wheel, cfm: number, pressure: number, ratio: number): Point {
  const standardPressure = pressure / ratio;
  const c = (standardPressure * 1097.8 ** 2 * wheel.circle ** 2) / (STANDARD_DENSITY * cfm ** 2);
  const phi = bisected((x) => wheel.psi(x) - c * x ** 2, 1e-6, wheel.family.phi.at(-1) ?? 1);
  return pointAt(wheel, cfm, pressure, ratio * STANDARD_DENSITY, cfm / (wheel.circle * phi));
}

/** Where a fixed speed meets the duct: airflow by airflow, without the shortcut of the line above (section 4.2). */
export function atSpeed(wheel: Wheel, rpm: number, duty: { cfm: number; pressure: number; ratio: number }): Point {
  const density = duty.ratio * STANDARD_DENSITY;
  const tipSpeed = Math.PI * wheel.diameterFt * rpm;
  const resistance = duty.pressure / duty.cfm ** 2;
  const excess = (cfm: number) =>
    wheel.psi(cfm / (wheel.circle * tipSpeed)) * velocityPressure(tipSpeed, density) - resistance * cfm ** 2;
  const cfm = bisected(excess, 1e-6, (wheel.family.phi.at(-1) ?? 1) * wheel.circle * tipSpeed);
  return pointAt(wheel, cfm, resistance * cfm ** 2, density, tipSpeed);
}

/** Power at another airflow and the same speed. */
export function powerAtAirflow(wheel: Wheel, point: Point, cfm: number): number {
  return pointAt(wheel, cfm, 0, point.density, point.tipSpeed).bhp;
}

/** fpm through the outlet, or through the wheel circle where the outlet is free. */
export function outletVelocity(wheel: Wheel, cfm: number): number {
  const factor = wheel.family.outletAreaFactor;
  return cfm / (factor === null ? wheel.circle : wheel.wheels * factor * wheel.diameterFt ** 2);
}

export function totalPressure(wheel: Wheel, point: Point): number {
  return point.pressure + velocityPressure(outletVelocity(wheel, point.cfm), point.density);
}
