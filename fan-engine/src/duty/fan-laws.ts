/** A rated point; pressure in in. w.g., power in hp, density in lb/ft3. */
export interface RatedPoint {
  readonly cfm: number;
  readonly staticPressure: number;
  readonly bhp: number;
}

/** How the second fan differs from the first: ratios of diameter, speed and density. */
export interface Scaling {
  readonly diameterRatio?: number;
  readonly speedRatio?: number;
  readonly densityRatio?: number;
}

/** The same point of rating on a fan of another size, speed or air density (AMCA 211 fan laws, incompressible). */
export function scaleByFanLaws(point: RatedPoint, scaling: Scaling): RatedPoint {
  const diameter = scaling.diameterRatio ?? 1;
  const speed = scaling.speedRatio ?? 1;
  const density = scaling.densityRatio ?? 1;
  return {
    cfm: point.cfm * diameter ** 3 * speed,
    staticPressure: point.staticPressure * diameter ** 2 * speed ** 2 * density,
    bhp: point.bhp * diameter ** 5 * speed ** 3 * density,
  };
}

/** Sound power of a scaled fan, dB, all bands alike (AMCA 301); the spectrum moves with the speed. */
export function scaleSoundPower(level: number, scaling: Scaling): number {
  return (
    level +
    70 * Math.log10(scaling.diameterRatio ?? 1) +
    50 * Math.log10(scaling.speedRatio ?? 1) +
    20 * Math.log10(scaling.densityRatio ?? 1)
  );
}
