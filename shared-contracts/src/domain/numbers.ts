import { MIN_VALID_NUMBER } from './constants.ts';

/** Whether a number is there; null and NaN fail alike. */
export function isProvided(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > MIN_VALID_NUMBER;
}

/** Suction is typed with a minus by some and without by others: a static pressure has no sign. */
export function unsignedPressure(inWg: number): number {
  return Math.abs(inWg);
}
