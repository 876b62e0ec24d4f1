/** Shares of the range that a key moves a point by. */
const STEP = 0.01;
const WIDE_STEP = 0.1;

interface Keys {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key moves a point to: arrows by 1 % of the range, with Shift or by page 10 %, Home and End to its ends. Null for
 * every other key.
 */
export function movedByKey(
  { key, shiftKey }: Keys,
  at: number,
  [least, most]: readonly [number, number],
): number | null {
  const step = (most - least) * (shiftKey ? WIDE_STEP : STEP);
  const wide = (most - least) * WIDE_STEP;
  const to = target(key, at, step, wide, [least, most]);
  return to === null ? null : Math.min(most, Math.max(least, to));
}

function target(key: string, at: number, step: number, wide: number, [least, most]: readonly [number, number]) {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step;
  if (key === 'PageUp') return at + wide;
  if (key === 'PageDown') return at - wide;
  if (key === 'Home') return least;
  return key === 'End' ? most : null;
}
