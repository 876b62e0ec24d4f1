import { type RunningRange, runningRange } from './envelope.ts';
import type { FamilyTable, FanFamilyKey } from './family.ts';
import { type Interpolant, pchip, pchipCubics } from './pchip.ts';
import { systemCurveRoot } from './system-curve.ts';

/** A family with its curves ready to evaluate, and where on them it runs well. */
export interface FanFamily extends FamilyTable, RunningRange {
  readonly key: FanFamilyKey;
  /** Free delivery, the right end of the table. */
  readonly phiMax: number;
  readonly psiAt: Interpolant;
  /** Flow coefficient at which a system psi = c phi^2 is met, by its c above zero. */
  readonly phiOfSystem: (coefficient: number) => number;
  readonly lambdaAt: Interpolant;
  /** Tip speed limit of the highest class, fpm. */
  readonly highestTipSpeed: number;
}

/** Every field of a family, those that its table may lack among them. */
type WholeFamily = { readonly [Field in keyof Required<FanFamily>]: FanFamily[Field] };

/**
 * A family with its curves ready to evaluate, computed once per catalogue. Every property is written out, even if a
 * table omits it: spreading tables gave nine hidden classes, and selections read a family thirty times per wheel.
 */
export function fanFamily(key: FanFamilyKey, table: FamilyTable): WholeFamily {
  const phiMax = table.phi.at(-1) ?? 0;
  const psiAt = pchip(table.phi, table.psi);
  const lambdaAt = pchip(table.phi, table.lambda);
  const { efficientRange, envelope } = runningRange(table, psiAt, lambdaAt);
  return {
    key,
    name: table.name,
    note: table.note,
    phi: table.phi,
    psi: table.psi,
    lambda: table.lambda,
    peakStaticEfficiency: table.peakStaticEfficiency,
    phiAtPeak: table.phiAtPeak,
    stallPhi: table.stallPhi,
    referenceDiameterIn: table.referenceDiameterIn,
    blades: table.blades,
    outletAreaFactor: table.outletAreaFactor,
    tipSpeedLimits: table.tipSpeedLimits,
    efficiencyFloor: table.efficiencyFloor,
    hasAmcaClasses: table.hasAmcaClasses,
    powerRisesWithFlow: table.powerRisesWithFlow,
    nominalWheelVelocity: table.nominalWheelVelocity,
    isPlug: table.isPlug,
    endsBeforeFreeDelivery: table.endsBeforeFreeDelivery,
    sound: table.sound,
    highestTipSpeed: Math.max(...Object.values(table.tipSpeedLimits)),
    phiMax,
    psiAt,
    phiOfSystem: systemCurveRoot(pchipCubics(table.phi, table.psi), phiMax),
    lambdaAt,
    efficientRange,
    envelope,
  };
}
