import type { FamilyTable, FanFamilyKey } from './family.ts';
import { type Interpolant, pchip, pchipCubics } from './pchip.ts';
import { systemCurveRoot } from './system-curve.ts';

/** A family with its curves ready to evaluate. */
export interface FanFamily extends FamilyTable {
  readonly key: FanFamilyKey;
  /** Free delivery, the right end of the table. */
  readonly phiMax: number;
  readonly psiAt: Interpolant;
  /** Flow coefficient at which a system psi = c phi^2 is met, by its c above zero. */
  readonly phiOfSystem: (coefficient: number) => number;
  readonly lambdaAt: Interpolant;
  /** Tip speed limit of the highest class, fpm. */
  readonly highestTipSpeed: number;
  /** Where on its curve the family is efficient enough, whatever the size and speed. */
  readonly efficientRange: EfficientRange;
}

/** Flow coefficients between which a family reaches its efficiency floor, static pressure counted. */
export interface EfficientRange {
  readonly leastPhi: number;
  readonly mostPhi: number;
}

const RANGE_STEPS = 2000;

/** A family with its curves ready to evaluate: worked out once for a catalogue. */
export function fanFamily(key: FanFamilyKey, table: FamilyTable): FanFamily {
  const phiMax = table.phi.at(-1) ?? 0;
  const psiAt = pchip(table.phi, table.psi);
  const lambdaAt = pchip(table.phi, table.lambda);
  const highestTipSpeed = Math.max(...Object.values(table.tipSpeedLimits));
  return {
    ...table,
    key,
    highestTipSpeed,
    phiMax,
    psiAt,
    phiOfSystem: systemCurveRoot(pchipCubics(table.phi, table.psi), phiMax),
    lambdaAt,
    efficientRange: efficientRange(table, phiMax, psiAt, lambdaAt),
  };
}

function efficientRange(
  { efficiencyFloor, peakStaticEfficiency }: FamilyTable,
  phiMax: number,
  psiAt: Interpolant,
  lambdaAt: Interpolant,
): EfficientRange {
  const efficient = Array.from({ length: RANGE_STEPS }, (_, step) => (phiMax * (step + 1)) / RANGE_STEPS).filter(
    (phi) => (phi * psiAt(phi)) / lambdaAt(phi) >= efficiencyFloor * peakStaticEfficiency,
  );
  return { leastPhi: efficient[0] ?? phiMax, mostPhi: efficient.at(-1) ?? phiMax };
}
