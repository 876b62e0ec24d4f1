import { MIN_VALID_NUMBER } from '@specbuilder/shared-contracts/domain';

/** Whether a number is there; null and NaN fail alike. */
export function isGiven(value: number | null | undefined): value is number {
  return typeof value === 'number' && value > MIN_VALID_NUMBER;
}
