import { NEMA_HORSEPOWERS } from './horsepower.ts';

/** a x/(b+x) + c x with the coefficients of a motor or drive size (EnergyPlus tables 71 and 72). */
type Curve = readonly [horsepower: number, a: number, b: number, c: number];

const MOTOR_CURVES: readonly Curve[] = [
  [1, 1.092165, 0.08206, -0.0072],
  [5, 1.223684, 0.08467, -0.135186],
  [10, 1.146258, 0.045766, -0.110367],
  [25, 1.137209, 0.050236, -0.08915],
  [50, 1.088803, 0.029753, -0.064058],
  [75, 1.07714, 0.029005, -0.04935],
  [100, 1.035294, 0.012948, -0.024708],
];

const VFD_CURVES: readonly Curve[] = [
  [3, 0.978856, 0.034247, -0.007862],
  [5, 0.977485, 0.028413, -0.002733],
  [10, 0.978715, 0.022227, 0.001941],
  [20, 0.984973, 0.017545, -0.000475],
  [30, 0.987405, 0.015536, -0.005937],
  [50, 0.98791, 0.018376, -0.001692],
  [60, 0.971904, 0.014537, 0.011849],
  [75, 0.991874, 0.017897, -0.001301],
  [100, 0.982384, 0.012598, 0.001405],
];

/**
 * Share of the nominal efficiency that an induction motor keeps at a load fraction, at most 1. The fitted curves rise
 * a little above nominal near three quarters of the load; no nameplate promises that gain, so it is not claimed.
 */
export function motorPartLoadShare(horsepower: number, loadFraction: number): number {
  const curve = MOTOR_CURVE_OF.get(horsepower) ?? nearest(MOTOR_CURVES, horsepower);
  return Math.min(1, at(curve, loadFraction) / at(curve, 1));
}

/** Efficiency of a frequency drive, 0 to 1, at a motor input over the full-load input. */
export function vfdEfficiency(horsepower: number, inputFraction: number): number {
  return Math.min(1, at(VFD_CURVE_OF.get(horsepower) ?? nearest(VFD_CURVES, horsepower), inputFraction));
}

/** By index: taking a row apart by a pattern makes an iterator, tens of thousands of times in a selection. */
function at(curve: Curve, x: number): number {
  return (curve[1] * x) / (curve[2] + x) + curve[3] * x;
}

/** The next row in the logarithm of the power; drives below 3 hp take the row of 3 hp. */
function nearest(curves: readonly Curve[], horsepower: number): Curve {
  const distance = ([size]: Curve) => Math.abs(Math.log(size / horsepower));
  return curves.reduce((best, curve) => (distance(curve) < distance(best) ? curve : best));
}

/** Precomputed: sizes are few, and one selection looks them up thousands of times. */
const MOTOR_CURVE_OF = bySize(MOTOR_CURVES);
const VFD_CURVE_OF = bySize(VFD_CURVES);

function bySize(curves: readonly Curve[]): ReadonlyMap<number, Curve> {
  return new Map(NEMA_HORSEPOWERS.map((horsepower) => [horsepower, nearest(curves, horsepower)]));
}
