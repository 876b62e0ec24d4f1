/** Far from both ends of the curves, NC 15 and NC 70, dBA. */
const BETWEEN_THE_CURVES_DBA = 50;

/** Where a sound pressure is for which there is no noise criterion: above NC 70 or below NC 15. */
export function isAboveNoiseCurves(dba: number): boolean {
  return dba > BETWEEN_THE_CURVES_DBA;
}
