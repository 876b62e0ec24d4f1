import { CUBIC_TERMS, type Cubics } from './pchip.ts';

const CELLS = 128;
/** Far more than any cell takes: the digits that are right double with every step. */
const MAX_STEPS = 40;
/** A step this small leaves an error of its square, which is below the last bit of a double. */
const ENOUGH = 1e-9;

/**
 * Where a curve psi(phi) meets a system psi = c phi^2, for any c above zero. psi/phi^2 falls strictly in every base test,
 * so there is one such place; it is found in a table of cells, which depends on the family alone, and then refined by
 * Newton's method on the cubics of the curve, whose slope is known.
 */
export function systemCurveRoot({ nodes, coefficients }: Cubics, phiMax: number): (coefficient: number) => number {
  const ends = Float64Array.from({ length: CELLS + 1 }, (_, cell) => (phiMax * cell) / CELLS);
  const pieces = Uint16Array.from(ends, (phi) => pieceAt(nodes, phi));
  const pressures = ends.map((phi, cell) => {
    const term = CUBIC_TERMS * (pieces[cell] as number);
    return valueAt(coefficients, term, phi - (nodes[pieces[cell] as number] as number));
  });
  const systems = pressures.map((psi, cell) => psi / (ends[cell] as number) ** 2);
  const falls = systems.every((system, cell) => cell === 0 || system < (systems[cell - 1] as number));
  let low = 0;
  return (coefficient) => {
    low = falls ? cellFrom(low, systems, coefficient) : cellOf(systems, coefficient);
    const high = low + 1;
    const left = ends[low] as number;
    const right = ends[high] as number;
    const above = (pressures[low] as number) - coefficient * left * left;
    const below = (pressures[high] as number) - coefficient * right * right;
    let phi = left + ((right - left) * above) / (above - below);
    let piece = pieces[low] as number;
    for (let step = 0; step < MAX_STEPS; step++) {
      while (piece < nodes.length - 2 && phi > (nodes[piece + 1] as number)) piece++;
      while (piece > 0 && phi < (nodes[piece] as number)) piece--;
      const along = phi - (nodes[piece] as number);
      const term = CUBIC_TERMS * piece;
      const excess = valueAt(coefficients, term, along) - coefficient * phi * phi;
      const change = excess / (slopeAt(coefficients, term, along) - 2 * coefficient * phi);
      phi = Math.min(right, Math.max(left, phi - change));
      if (Math.abs(change) <= ENOUGH * phi) break;
    }
    return phi;
  };
}

/** The cell that a system lies in, by halves. */
function cellOf(systems: Float64Array, coefficient: number): number {
  let low = 0;
  let high = CELLS;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((systems[middle] as number) > coefficient) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The same for falling systems, where exactly one cell matches. Starts at the last cell: a line's sizes are evaluated
 * in order, and each is in the cell of the previous one or the next.
 */
function cellFrom(last: number, systems: Float64Array, coefficient: number): number {
  let cell = last;
  while (cell > 0 && !((systems[cell] as number) > coefficient)) cell--;
  while (cell < CELLS - 1 && (systems[cell + 1] as number) > coefficient) cell++;
  return cell;
}

function pieceAt(nodes: Float64Array, phi: number): number {
  let piece = 0;
  while (piece < nodes.length - 2 && phi > (nodes[piece + 1] as number)) piece++;
  return piece;
}

function valueAt(coefficients: Float64Array, term: number, along: number): number {
  const cube = coefficients[term + 3] as number;
  const square = coefficients[term + 2] as number;
  return (
    ((cube * along + square) * along + (coefficients[term + 1] as number)) * along + (coefficients[term] as number)
  );
}

function slopeAt(coefficients: Float64Array, term: number, along: number): number {
  const cube = coefficients[term + 3] as number;
  const square = coefficients[term + 2] as number;
  return (3 * cube * along + 2 * square) * along + (coefficients[term + 1] as number);
}
