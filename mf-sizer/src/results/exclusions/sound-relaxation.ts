import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { MAX_SONES, SPECIFICATION_RANGES } from '@specbuilder/shared-contracts/domain';

/** Below this, a step of one whole sone is audible; above it, steps are five sones. */
const COARSE_FROM_SONES = 20;
const COARSE_STEP_SONES = 5;

/** The next round sound limit at or above a level, sones. */
export function roundSones(sones: number): number {
  const step = sones > COARSE_FROM_SONES ? COARSE_STEP_SONES : 1;
  return Math.min(Math.ceil(sones / step) * step, MAX_SONES);
}

/** Reasons of fans that do the duty and are louder than a limit, each with that limit. */
const LIMITS = {
  sound: { field: 'sones', max: MAX_SONES, round: roundSones },
  // Levels are shown in whole dBA, so each is a limit already.
  soundPressure: { field: 'soundPressure', max: SPECIFICATION_RANGES.soundPressure.maximum, round: Math.ceil },
} as const;
export type SoundReason = keyof typeof LIMITS;

export function isOfSound(reason: Exclusion['reason']): reason is SoundReason {
  return Object.hasOwn(LIMITS, reason);
}

export interface SoundStep {
  /** Sones or dBA, as the limit is. */
  readonly limit: number;
  /** Sizes that fit once the limit is raised. */
  readonly gain: number;
}

/**
 * The smallest round limit that gains a size, and the one that gains all that can be gained.
 *
 * @param levels of the sizes that this limit alone excluded
 */
export function soundSteps(reason: SoundReason, levels: readonly number[]): SoundStep[] {
  const { max, round } = LIMITS[reason];
  const reachable = levels.filter((level) => level <= max);
  if (reachable.length === 0) return [];
  const gainOf = (limit: number) => reachable.filter((level) => level <= limit).length;
  const steps = [Math.min(...reachable), Math.max(...reachable)].map(round);
  return [...new Set(steps)].map((limit) => ({ limit, gain: gainOf(limit) }));
}

/** The same of excluded sizes: one that is above another limit too is gained by neither. */
export function stepsOf(reason: SoundReason, excluded: readonly Exclusion[]): SoundStep[] {
  const { field } = LIMITS[reason];
  const levels = excluded.flatMap(({ admission }) => (admission?.field === field ? [Number(admission.value)] : []));
  return soundSteps(reason, levels);
}
