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
export function movedByKey({ key, shiftKey }: Keys, at: number, [min, max]: readonly [number, number]): number | null {
  const step = (max - min) * (shiftKey ? WIDE_STEP : STEP);
  const wide = (max - min) * WIDE_STEP;
  const to = target(key, at, step, wide, [min, max]);
  return to === null ? null : Math.min(max, Math.max(min, to));
}

function target(key: string, at: number, step: number, wide: number, [min, max]: readonly [number, number]) {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step;
  if (key === 'PageUp') return at + wide;
  if (key === 'PageDown') return at - wide;
  if (key === 'Home') return min;
  return key === 'End' ? max : null;
}
