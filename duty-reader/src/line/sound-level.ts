import { isInRange, SPECIFICATION_RANGES } from '@specbuilder/shared-contracts/domain';

interface Level {
  /** Null where its number may mean several. */
  readonly value: number | null;
  readonly unit: string;
  readonly before: string;
}

/** Words before a level that is emitted, not one at a distance. */
const SOUND_POWER = /\b(?:lwa?|pwl|swl|power(?:\s+levels?)?)\W*$/i;
const A_WEIGHTED = /^\s*dba$/i;

/** Whether a level in decibels is a sound pressure in dBA that a fan may be limited to; dB alone may be anything. */
export function isSoundPressure({ value, unit, before }: Level): boolean {
  if (!A_WEIGHTED.test(unit) || SOUND_POWER.test(before)) return false;
  return value === null || isInRange(value, SPECIFICATION_RANGES.soundPressure);
}
