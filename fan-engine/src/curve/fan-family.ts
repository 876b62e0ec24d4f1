import { AXIAL_FAMILIES } from './axial-families.ts';
import { CENTRIFUGAL_FAMILIES } from './centrifugal-families.ts';
import type { FamilyTable, FanFamilyKey } from './family.ts';
import { type Interpolant, pchip, pchipCubics } from './pchip.ts';
import { ROOF_AND_INLINE_FAMILIES } from './roof-and-inline-families.ts';
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
  /** Peak total efficiency of the reference diameter, velocity pressure at the outlet counted. */
  readonly peakTotalEfficiency: number;
  /** Where on its curve the family is efficient enough, whatever the size and speed. */
  readonly efficientRange: EfficientRange;
}

/** Flow coefficients between which a family reaches its efficiency floor, static pressure counted. */
export interface EfficientRange {
  readonly leastPhi: number;
  readonly mostPhi: number;
}

const RANGE_STEPS = 2000;

const TABLES: Readonly<Record<FanFamilyKey, FamilyTable>> = {
  ...CENTRIFUGAL_FAMILIES,
  ...ROOF_AND_INLINE_FAMILIES,
  ...AXIAL_FAMILIES,
};

/** Velocity pressure coefficient at the outlet per phi^2: outlet velocity over (phi x tip speed), squared. */
function outletVelocityFactor(family: FamilyTable): number {
  // A free outlet has no throat of its own; the wheel circle stands for it.
  const ratio = family.outletAreaFactor === null ? 1 : Math.PI / 4 / family.outletAreaFactor;
  return ratio * ratio;
}

function withCurves(key: FanFamilyKey, table: FamilyTable): FanFamily {
  const phiMax = table.phi.at(-1) ?? 0;
  const psiAt = pchip(table.phi, table.psi);
  const lambdaAt = pchip(table.phi, table.lambda);
  const velocityFactor = outletVelocityFactor(table);
  let peakTotalEfficiency = 0;
  for (let step = 1; step <= 200; step++) {
    const phi = (phiMax * step) / 200;
    const total = psiAt(phi) + velocityFactor * phi * phi;
    peakTotalEfficiency = Math.max(peakTotalEfficiency, (phi * total) / lambdaAt(phi));
  }
  const highestTipSpeed = Math.max(...Object.values(table.tipSpeedLimits));
  return {
    ...table,
    key,
    highestTipSpeed,
    phiMax,
    psiAt,
    phiOfSystem: systemCurveRoot(pchipCubics(table.phi, table.psi), phiMax),
    lambdaAt,
    peakTotalEfficiency,
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

const FAMILIES = Object.fromEntries(
  Object.entries(TABLES).map(([key, table]) => [key, withCurves(key as FanFamilyKey, table)]),
) as Readonly<Record<FanFamilyKey, FanFamily>>;

/** The curves of a family. */
export function fanFamily(key: FanFamilyKey): FanFamily {
  return FAMILIES[key];
}
