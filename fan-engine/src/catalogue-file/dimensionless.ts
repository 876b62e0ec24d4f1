import { STANDARD_DENSITY } from '../air/density.ts';
import { AIR_HORSEPOWER_CONSTANT, velocityPressure } from '../curve/wheel.ts';

/** A point of a test at one speed: AMCA 210 for air and power, AMCA 300 for sound. */
export interface TestPoint {
  readonly rpm: number;
  readonly cfm: number;
  /** Static pressure, in. wg. */
  readonly sp: number;
  /** Shaft power, hp. */
  readonly bhp: number;
  /** lb/ft3. */
  readonly density: number;
  /** Sound power by octave band, dB; empty where the test has none. */
  readonly bands: readonly number[];
  /** Row number, from 1. */
  readonly row: number;
}

/** A test point without units, see `FamilyTable`. */
export interface DimensionlessPoint {
  readonly phi: number;
  readonly psi: number;
  readonly lambda: number;
  readonly bands: readonly number[];
  readonly row: number;
}

/** Brings a point of a wheel of `diameterIn` inches to numbers that hold for every size and speed. */
export function dimensionless(point: TestPoint, diameterIn: number): DimensionlessPoint {
  const { rpm, cfm, sp, bhp, density, row } = point;
  const diameterFt = diameterIn / 12;
  const tip = Math.PI * diameterFt * rpm;
  const flow = (Math.PI / 4) * diameterFt * diameterFt * tip;
  const pressure = velocityPressure(density, tip);
  // The fan sound laws of AMCA 301, to a wheel of 1 ft at 1 rpm in standard air.
  const soundOfSize = 50 * Math.log10(rpm) + 70 * Math.log10(diameterFt) + 20 * Math.log10(density / STANDARD_DENSITY);
  return {
    phi: cfm / flow,
    psi: sp / pressure,
    lambda: (AIR_HORSEPOWER_CONSTANT * bhp) / (flow * pressure),
    bands: point.bands.map((band) => band - soundOfSize),
    row,
  };
}
