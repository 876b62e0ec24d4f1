import type { FamilyTable } from './family.ts';
import type { Interpolant } from './pchip.ts';

/** Airflow over stall that a selection keeps, so that a dirty filter does not push the fan into surge. */
export const MIN_SURGE_MARGIN = 0.05;

/** Least flow coefficient that a selection may have, a little more than at stall. */
export function minSteadyPhi({ stallPhi }: Pick<FamilyTable, 'stallPhi'>): number {
  return (1 + MIN_SURGE_MARGIN) * stallPhi;
}

/** Flow coefficients between which a family reaches its efficiency floor, static pressure counted. */
export interface EfficientRange {
  readonly minPhi: number;
  readonly maxPhi: number;
}

/**
 * Systems psi = c phi^2, by their c, beyond which wheels of a family stall or run badly, whatever their size and speed: what
 * lies outside needs no search for its point. What lies within may still fail.
 */
export interface Envelope {
  /** Above this a wheel stalls, or keeps too little from it. */
  readonly maxSteady: number;
  /** Between these its static efficiency may reach its floor. */
  readonly minEfficient: number;
  readonly maxEfficient: number;
}

/** Where a family runs well. */
export interface RunningRange {
  readonly efficientRange: EfficientRange;
  readonly envelope: Envelope;
}

const STEPS = 2000;
/** Far more than the search for a point is wrong by, so that both always say the same of a system near a bound. */
const BAND = 1e-6;

/** No bounds for a family whose curves turn back: some of its systems would be both outside and inside. */
const UNBOUNDED: Envelope = { maxSteady: Infinity, minEfficient: 0, maxEfficient: Infinity };

/** Worked out once for each family of a catalogue. */
export function runningRange(table: FamilyTable, psiAt: Interpolant, lambdaAt: Interpolant): RunningRange {
  const phiMax = table.phi.at(-1) ?? 0;
  const phis = Array.from({ length: STEPS }, (_, step) => (phiMax * (step + 1)) / STEPS);
  const efficiencies = phis.map((phi) => (phi * psiAt(phi)) / lambdaAt(phi));
  const floor = table.efficiencyFloor * table.peakStaticEfficiency;
  const first = efficiencies.findIndex((efficiency) => efficiency >= floor);
  const last = efficiencies.findLastIndex((efficiency) => efficiency >= floor);
  const efficientRange = { minPhi: phis[first] ?? phiMax, maxPhi: phis[last] ?? phiMax };
  const systems = phis.map((phi) => psiAt(phi) / (phi * phi));
  const isPlain =
    first > 0 && falls(systems, 0) && falls(efficiencies, last) && falls(efficiencies.slice(0, first + 1).reverse(), 0);
  if (!isPlain) return { efficientRange, envelope: UNBOUNDED };
  const steady = minSteadyPhi(table);
  const envelope = {
    maxSteady: ((1 + BAND) * psiAt(steady)) / (steady * steady),
    // A step beyond the last one that is efficient enough, since the bound lies somewhere between the two.
    minEfficient: (1 - BAND) * (systems[last + 1] ?? 0),
    maxEfficient: (1 + BAND) * (systems[first - 1] ?? Infinity),
  };
  return { efficientRange, envelope };
}

function falls(values: readonly number[], from: number): boolean {
  for (let index = from + 1; index < values.length; index++) {
    if ((values[index] as number) >= (values[index - 1] as number)) return false;
  }
  return true;
}
