/**
 * Share of its nameplate that an induction motor may give above each altitude in ft. NEMA MG 1 lets the temperature
 * rise shrink with thin air; makers print it as this staircase.
 */
const ALTITUDE_STEPS: readonly (readonly [aboveFt: number, share: number])[] = [
  [8300, 0.86],
  [6600, 0.9],
  [5000, 0.94],
  [3300, 0.97],
];
const FT_PER_FURTHER_STEP = 1650;
const SHARE_PER_FURTHER_STEP = 0.04;
const LAST_TABLED_FT = 9900;

/** Insulation classes are rated at 40 C. */
const RATED_AMBIENT_F = 104;
/** One per cent of output per degree C above 40 C. */
const SHARE_PER_DEGREE_F = 0.01 / 1.8;
const MIN_SHARE = 0.5;

/**
 * Share of the nameplate power that a motor can give at the site, 0.5 to 1.
 *
 * @param altitudeFt job elevation, ft
 * @param ambientF air around the motor, F
 */
export function motorCapacityShare(altitudeFt: number, ambientF: number): number {
  const hot = Math.max(0, ambientF - RATED_AMBIENT_F) * SHARE_PER_DEGREE_F;
  return Math.max(MIN_SHARE, altitudeShare(altitudeFt) - hot);
}

function altitudeShare(altitudeFt: number): number {
  const step = ALTITUDE_STEPS.find(([aboveFt]) => altitudeFt > aboveFt);
  if (step === undefined) return 1;
  const further = Math.max(0, Math.ceil((altitudeFt - LAST_TABLED_FT) / FT_PER_FURTHER_STEP));
  return step[1] - further * SHARE_PER_FURTHER_STEP;
}
