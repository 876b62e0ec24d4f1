import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import fc from 'fast-check';
import { drawn } from './beginnings.ts';
import { type Draw, draw } from './draw.ts';
import { curb, motor, option, type Step, severalOptions, type TakeStep, voltage } from './fan-steps.ts';
import * as ofSections from './section-steps.ts';

/** Sections are listed twice, since there is more to enter in them. */
const OTHERS: readonly TakeStep[] = [
  ...[severalOptions, curb, motor, voltage],
  ...Object.values(ofSections),
  ...Object.values(ofSections),
];

export interface PlannedStep {
  readonly isOption: boolean;
  /** Which of the other changes that the page offers. */
  readonly kind: number;
  readonly draw: Draw;
}

export const plannedStep: fc.Arbitrary<PlannedStep> = fc.record({
  isOption: fc.integer({ min: 1, max: 3 }).map((number) => number === 1),
  kind: fc.nat({ max: 9999 }),
  draw,
});

/** The change on a page; null where it offers none. */
export function stepOn(page: ItemConfiguration, { isOption, kind, draw: numbers }: PlannedStep): Step | null {
  const offered = isOption ? [] : OTHERS.flatMap((take) => take(page, numbers) ?? []);
  return drawn(offered, kind) ?? option(page, numbers);
}
