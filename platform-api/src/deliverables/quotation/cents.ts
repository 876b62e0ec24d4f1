/**
 * An amount in whole cents, half up, as screens round it.
 *
 * @param amount in units of the currency, zero or more
 */
export function centsOf(amount: number): number {
  // 1.005 x 100 is 100.49999999999999 in binary; the smallest relative nudge restores the decimal half.
  return Math.floor(amount * 100 * (1 + Number.EPSILON) + 0.5);
}

/**
 * Cents that belong to the parts of a whole: each rounded by itself, the difference taken by the largest part.
 *
 * @returns as many as there are parts, which add up to the whole
 */
export function sharedOut(whole: number, parts: readonly number[]): number[] {
  const difference = whole - parts.reduce((sum, part) => sum + part, 0);
  const largest = parts.indexOf(Math.max(...parts));
  return parts.map((part, place) => (place === largest ? part + difference : part));
}
