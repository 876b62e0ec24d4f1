import type { FanClass } from '../curve/family.ts';

interface ClassLine {
  readonly fanClass: FanClass;
  /** The two corners of the limit: outlet velocity in fpm, static pressure in in. w.g., standard air. */
  readonly from: readonly [velocity: number, pressure: number];
  readonly to: readonly [velocity: number, pressure: number];
}

/** AMCA 99-2408 minimum performance of centrifugal fan classes. */
const CLASS_LINES: readonly ClassLine[] = [
  { fanClass: 'I', from: [2300, 5], to: [3200, 2.5] },
  { fanClass: 'II', from: [3000, 8.5], to: [4175, 4.25] },
  { fanClass: 'III', from: [3780, 13.5], to: [5260, 6.75] },
];

/**
 * Lowest AMCA class of construction that a duty of a housed centrifugal fan needs; null above class III.
 *
 * @param staticPressure at standard air, in. w.g.
 * @param velocity outlet velocity, fpm
 */
export function amcaClass(staticPressure: number, velocity: number): FanClass | null {
  // A loop, since a callback would have its scope made for every drive of every classed wheel.
  for (const line of CLASS_LINES) if (staticPressure <= pressureLimit(line, velocity)) return line.fanClass;
  return null;
}

function pressureLimit({ from, to }: ClassLine, velocity: number): number {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  return from[1] + slope * Math.max(0, velocity - from[0]);
}

/**
 * Static pressure up to which a class of construction covers an outlet velocity, in. w.g. of standard air; negative
 * where the velocity alone is too much for it.
 *
 * @param velocity outlet velocity, fpm
 */
export function classPressure(fanClass: FanClass, velocity: number): number {
  const line = CLASS_LINES.find((candidate) => candidate.fanClass === fanClass);
  return line === undefined ? 0 : pressureLimit(line, velocity);
}
