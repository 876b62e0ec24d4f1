import type { DayRange } from '../../dates/days.ts';

/** The first one is what a period is compared with. */
export interface ComparedRanges {
  readonly before: DayRange;
  readonly now: DayRange;
}

/** How much more or less the second value is than the first. */
export interface Change {
  readonly firstValue: number;
  readonly secondValue: number;
  /** Of the first value, rounded to a tenth; 0 where it is infinite. */
  readonly percent: number;
  /** The second value is the lower one. */
  readonly desc: boolean;
  /** From nothing to something. */
  readonly isInfinite: boolean;
  readonly class: 'positive' | 'negative';
}

export function changeOf(firstValue: number, secondValue: number): Change {
  const desc = secondValue < firstValue;
  const share = firstValue === 0 ? 0 : ((secondValue - firstValue) / firstValue) * 100;
  return {
    firstValue,
    secondValue,
    // Not the negative zero that a small loss is rounded to.
    percent: Math.round(share * 10) / 10 || 0,
    desc,
    isInfinite: firstValue === 0 && secondValue > 0,
    class: desc ? 'negative' : 'positive',
  };
}

/** From the largest decrease to growth from zero; equal changes are ordered by their present value. */
export function orderOfChange({ percent, isInfinite, secondValue }: Change): number {
  const place = isInfinite ? MAX_PERCENT : Math.min(percent, MAX_PERCENT - 1);
  return place + secondValue / MAX_COUNT;
}

const MAX_PERCENT = 1e9;
const MAX_COUNT = 1e9;
