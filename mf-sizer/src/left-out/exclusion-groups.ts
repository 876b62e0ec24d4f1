import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { type Relaxable, relaxationOf } from './relaxations.ts';
import { soundSteps } from './sound-relaxation.ts';
import { LEFT_OUT_TEXTS, REASON_TEXTS } from './texts.ts';

export interface ExclusionGroup {
  readonly reason: Exclusion['reason'];
  readonly count: number;
  readonly title: string;
  readonly detail: string;
  /** The user's own limit did it, so that he can move it. */
  readonly isMovable: boolean;
}

/** Left-out sizes by the test they failed, most first. */
export function exclusionGroups(excluded: readonly Exclusion[], limits: Relaxable): ExclusionGroup[] {
  const byReason = new Map<Exclusion['reason'], Exclusion[]>();
  for (const one of excluded) byReason.set(one.reason, [...(byReason.get(one.reason) ?? []), one]);
  return [...byReason]
    .map(([reason, group]) => ({
      reason,
      count: group.length,
      ...textOf(reason, group, limits),
      isMovable: relaxationOf(reason, group, limits) !== null,
    }))
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title));
}

function textOf(reason: Exclusion['reason'], group: readonly Exclusion[], { sones }: Relaxable) {
  if (reason !== 'sound' || sones == null) return REASON_TEXTS[reason];
  const steps = soundSteps(soundLevels(group));
  return {
    title: LEFT_OUT_TEXTS.louderThan(String(sones)),
    detail: steps.length === 0 ? REASON_TEXTS.sound.detail : LEFT_OUT_TEXTS.raiseTo(steps),
  };
}

/** Sones of the sizes that failed on sound. */
export function soundLevels(excluded: readonly Exclusion[]): number[] {
  return excluded.flatMap(({ reason, value }) => (reason === 'sound' && value !== null ? [value] : []));
}

/** The left-out sizes that missed by the least share of their limit; those without figures come not at all. */
export function nearestMisses(excluded: readonly Exclusion[], most: number): Exclusion[] {
  return excluded
    .filter(({ value, limit }) => value !== null && limit !== null && limit !== 0)
    .sort((a, b) => missShare(a) - missShare(b) || a.modelCode.localeCompare(b.modelCode))
    .slice(0, most);
}

function missShare({ value, limit }: Exclusion): number {
  return Math.abs((value ?? 0) - (limit ?? 0)) / Math.abs(limit || 1);
}
