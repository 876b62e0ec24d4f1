import type { Fit } from './fit.ts';

/**
 * External static pressure from which a propeller is no choice for a system, in. w.g.: it ventilates a space or blows through
 * a wall without ductwork (ASHRAE Handbook, Systems and Equipment, chapter Fans, table of types).
 */
const PRESSURE_OF_DUCTS = 0.5;

/** Whether a fit is a propeller against the pressure of a duct, which it overcomes at its top speed, loud and wasteful. */
export function isPropellerOnDuct({ line, job }: Pick<Fit, 'line' | 'job'>): boolean {
  return line.ducts === 'NonDucted' && job.externalPressure >= PRESSURE_OF_DUCTS;
}
