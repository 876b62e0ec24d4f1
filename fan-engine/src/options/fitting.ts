import type { FittedPart, FittedSize, PartSize } from '@specbuilder/shared-contracts/domain';
import type { SizedParts } from '../product-line/fitted-part.ts';

/** The part of a unit that an option is made for, and in which sizes it is made. */
export interface Fitting {
  readonly part: FittedPart;
  /** Shortest and longest side or diameter that it is made in, in. */
  readonly leastIn?: number;
  readonly mostIn?: number;
  /** Largest velocity of all the air through the part, fpm: rain and drops are carried over above. */
  readonly mostVelocity?: number;
}

interface FittedOption {
  readonly fits?: Fitting;
}

/**
 * Size of an option on a unit; null for what has none and for what does not fit.
 *
 * @param parts of the unit; null while only its line is known
 */
export function fittedSize({ fits }: FittedOption, parts: SizedParts | null): FittedSize | null {
  const size = fits === undefined ? undefined : parts?.[fits.part]?.size;
  if (fits === undefined || size === undefined || !isMade(fits, size)) return null;
  return { part: fits.part, ...size };
}

/**
 * Whether an option is made for a unit and its air. An option without fitting limits fits every unit, and any option
 * fits while only the line is known.
 *
 * @param cfm null if no airflow is requested
 */
export function doesFit(option: FittedOption, parts: SizedParts | null, cfm: number | null): boolean {
  const { fits } = option;
  if (fits === undefined || parts === null) return true;
  const part = parts[fits.part];
  if (part === undefined || !isMade(fits, part.size)) return false;
  return cfm === null || fits.mostVelocity === undefined || cfm / part.area <= fits.mostVelocity;
}

function isMade(
  { leastIn: minIn = 0, mostIn: maxIn = Number.POSITIVE_INFINITY }: Fitting,
  { widthIn, lengthIn }: PartSize,
): boolean {
  return Math.min(widthIn, lengthIn) >= minIn && Math.max(widthIn, lengthIn) <= maxIn;
}
