import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { compareTexts, currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { REASON_MESSAGES } from '../../messages/reason.generated.ts';
import { type Relaxable, relaxationOf } from './relaxations.ts';
import { isOfSound, type SoundReason, stepsOf } from './sound-relaxation.ts';

export interface ExclusionGroup {
  readonly reason: Exclusion['reason'];
  readonly count: number;
  readonly title: string;
  readonly detail: string;
  /** The user's own limit did it, so that they can move it. */
  readonly isMovable: boolean;
}

/** Excluded sizes by the test they failed, most first. */
export function exclusionGroups(excluded: readonly Exclusion[], limits: Relaxable): ExclusionGroup[] {
  const byReason = new Map<Exclusion['reason'], Exclusion[]>();
  for (const item of excluded) byReason.set(item.reason, [...(byReason.get(item.reason) ?? []), item]);
  return [...byReason]
    .map(([reason, group]) => ({
      reason,
      count: group.length,
      ...textOf(reason, group, limits),
      isMovable: relaxationOf(reason, group, limits) !== null,
    }))
    .sort((a, b) => b.count - a.count || compareTexts(currentLanguage.locale(), a.title, b.title));
}

function textOf(reason: Exclusion['reason'], group: readonly Exclusion[], limits: Relaxable) {
  const title = isOfSound(reason) ? louderThan(reason, limits) : null;
  if (!isOfSound(reason) || title === null) return REASON_MESSAGES[reason];
  return { title, detail: raiseText(reason, group) };
}

function louderThan(reason: SoundReason, { sones, soundPressure }: Relaxable): string | null {
  if (reason === 'sound') return sones == null ? null : EXCLUSION_MESSAGES.louderThan({ sones });
  return soundPressure == null ? null : EXCLUSION_MESSAGES.louderThanDba({ dba: soundPressure });
}

function raiseText(reason: SoundReason, group: readonly Exclusion[]): string {
  const steps = stepsOf(reason, group);
  if (steps.length === 0) return REASON_MESSAGES[reason].detail;
  const each = steps.map(({ limit, gain }) => EXCLUSION_MESSAGES.raiseStep({ limit, gain }));
  return EXCLUSION_MESSAGES.raiseTo({ steps: list(currentLanguage.locale(), each, 'unit') });
}

/** The name that the size has in lists of results; results that are older than it have the one with the drive. */
export function missName({ modelDisplayAs, modelCode }: Pick<Exclusion, 'modelDisplayAs' | 'modelCode'>): string {
  return modelDisplayAs ?? modelCode;
}

/** The excluded sizes that missed their limit by the smallest share; those without values are left out. */
export function nearestMisses(excluded: readonly Exclusion[], max: number): Exclusion[] {
  return excluded
    .filter(({ value, limit }) => value !== null && limit !== null && limit !== 0)
    .sort((a, b) => missShare(a) - missShare(b) || compareTexts(currentLanguage.locale(), missName(a), missName(b)))
    .slice(0, max);
}

function missShare({ value, limit }: Exclusion): number {
  return Math.abs((value ?? 0) - (limit ?? 0)) / Math.abs(limit || 1);
}
