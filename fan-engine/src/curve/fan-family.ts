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

/** A family with its curves ready to evaluate: worked out once for a catalogue. */
export function fanFamily(key: FanFamilyKey, table: FamilyTable): FanFamily {
  const phiMax = table.phi.at(-1) ?? 0;
  const psiAt = pchip(table.phi, table.psi);
  const lambdaAt = pchip(table.phi, table.lambda);
  const highestTipSpeed = Math.max(...Object.values(table.tipSpeedLimits));
  return {
    ...table,
    ...runningRange(table, psiAt, lambdaAt),
    key,
    highestTipSpeed,
    phiMax,
    psiAt,
    phiOfSystem: systemCurveRoot(pchipCubics(table.phi, table.psi), phiMax),
    lambdaAt,
  };
}
