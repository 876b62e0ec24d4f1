import type { Interpolant } from './pchip.ts';

const CELLS = 128;
/** Far more than any cell takes to come down to the last bits of a double. */
const MOST_STEPS = 40;
const ENOUGH = 2 ** -50;

/**
 * Where a curve psi(phi) meets a system psi = c phi^2, for any c above zero. psi/phi^2 falls strictly in every base test,
 * so there is one such place; it is found in a table of cells, which depends on the family alone, and then refined.
 */
export function systemCurveRoot(psiAt: Interpolant, phiMax: number): (coefficient: number) => number {
  const ends = Float64Array.from({ length: CELLS + 1 }, (_, cell) => (phiMax * cell) / CELLS);
  const coefficients = ends.map((phi) => psiAt(phi) / (phi * phi));
  return (coefficient) => {
    let low = 0;
    let high = CELLS;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((coefficients[middle] as number) > coefficient) low = middle;
      else high = middle;
    }
    return refined(psiAt, coefficient, ends[low] as number, ends[high] as number);
  };
}

/** Illinois: false position, with the weight of an end that stays put halved, so that both ends close in. */
function refined(psiAt: Interpolant, coefficient: number, from: number, to: number): number {
  let left = from;
  let right = to;
  let above = psiAt(left) - coefficient * left * left;
  let below = psiAt(right) - coefficient * right * right;
  let phi = right;
  let stayed: 'left' | 'right' | null = null;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = (left * below - right * above) / (below - above);
    if (Math.abs(next - phi) <= ENOUGH * next) return next;
    phi = next;
    const excess = psiAt(phi) - coefficient * phi * phi;
    if (excess === 0) return phi;
    if (excess > 0) {
      left = phi;
      above = excess;
      if (stayed === 'right') below /= 2;
      stayed = 'right';
    } else {
      right = phi;
      below = excess;
      if (stayed === 'left') above /= 2;
      stayed = 'left';
    }
  }
  return phi;
}
