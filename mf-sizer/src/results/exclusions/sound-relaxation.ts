import { MAX_SONES } from '@specbuilder/shared-contracts/domain';

/** Below this, a step of one whole sone is audible; above it, steps are five sones. */
const COARSE_FROM_SONES = 20;
const COARSE_STEP_SONES = 5;

/** The next round sound limit at or above a level, sones. */
export function roundSones(sones: number): number {
  const step = sones > COARSE_FROM_SONES ? COARSE_STEP_SONES : 1;
  return Math.min(Math.ceil(sones / step) * step, MAX_SONES);
}

export interface SoundStep {
  readonly sones: number;
  /** Sizes that fit once the limit is raised. */
  readonly gain: number;
}

/**
 * The smallest round limit that gains a size, and the one that gains all that can be gained.
 *
 * @param levels sones of the sizes that failed on sound alone
 */
export function soundSteps(levels: readonly number[]): SoundStep[] {
  const reachable = levels.filter((level) => level <= MAX_SONES);
  if (reachable.length === 0) return [];
  const gainOf = (sones: number) => reachable.filter((level) => level <= sones).length;
  const steps = [Math.min(...reachable), Math.max(...reachable)].map(roundSones);
  return [...new Set(steps)].map((sones) => ({ sones, gain: gainOf(sones) }));
}
