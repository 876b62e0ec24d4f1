/** A monotone piecewise cubic through a table, held constant outside it. */
export type Interpolant = (x: number) => number;

/** The cubics of an interpolant between its nodes, to be solved or differentiated. */
export interface Cubics {
  readonly nodes: Float64Array;
  /** Four for each piece, by rising power of the distance from the node at its left. */
  readonly coefficients: Float64Array;
}

/** Coefficients of one piece. */
export const CUBIC_TERMS = 4;

/**
 * PCHIP interpolation (Fritsch and Carlson 1980, with the three-point ends of Moler), equal to scipy's
 * PchipInterpolator. It never overshoots between two test points, which a fitted polynomial does at the stall.
 *
 * @param xs strictly increasing abscissae, at least three
 * @param ys values at `xs`
 */
export function pchip(xs: readonly number[], ys: readonly number[]): Interpolant {
  const x = Float64Array.from(xs);
  const y = Float64Array.from(ys);
  const slopes = nodeSlopes(x, y);
  const last = x.length - 1;
  return (at) => {
    if (at <= (x[0] as number)) return y[0] as number;
    if (at >= (x[last] as number)) return y[last] as number;
    let left = 0;
    while (at > (x[left + 1] as number)) left++;
    const width = (x[left + 1] as number) - (x[left] as number);
    const t = (at - (x[left] as number)) / width;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (y[left] as number) * (2 * t3 - 3 * t2 + 1) +
      width * (slopes[left] as number) * (t3 - 2 * t2 + t) +
      (y[left + 1] as number) * (3 * t2 - 2 * t3) +
      width * (slopes[left + 1] as number) * (t3 - t2)
    );
  };
}

/** The cubics of `pchip` for the same table. */
export function pchipCubics(xs: readonly number[], ys: readonly number[]): Cubics {
  const x = Float64Array.from(xs);
  const y = Float64Array.from(ys);
  const slopes = nodeSlopes(x, y);
  const coefficients = new Float64Array(CUBIC_TERMS * (x.length - 1));
  for (let piece = 0; piece < x.length - 1; piece++) {
    const width = (x[piece + 1] as number) - (x[piece] as number);
    const secant = ((y[piece + 1] as number) - (y[piece] as number)) / width;
    const [left, right] = [slopes[piece] as number, slopes[piece + 1] as number];
    const square = (3 * secant - 2 * left - right) / width;
    const cube = (left + right - 2 * secant) / (width * width);
    coefficients.set([y[piece] as number, left, square, cube], CUBIC_TERMS * piece);
  }
  return { nodes: x, coefficients };
}

function nodeSlopes(x: Float64Array, y: Float64Array): Float64Array {
  const count = x.length;
  const widths = new Float64Array(count - 1);
  const secants = new Float64Array(count - 1);
  for (let i = 0; i < count - 1; i++) {
    widths[i] = (x[i + 1] as number) - (x[i] as number);
    secants[i] = ((y[i + 1] as number) - (y[i] as number)) / (widths[i] as number);
  }
  const width = (i: number) => widths[i] as number;
  const secant = (i: number) => secants[i] as number;
  const slopes = new Float64Array(count);
  slopes[0] = endSlope(width(0), width(1), secant(0), secant(1));
  slopes[count - 1] = endSlope(width(count - 2), width(count - 3), secant(count - 2), secant(count - 3));
  for (let i = 1; i < count - 1; i++) slopes[i] = innerSlope(width(i - 1), width(i), secant(i - 1), secant(i));
  return slopes;
}

function innerSlope(leftWidth: number, rightWidth: number, left: number, right: number): number {
  if (left * right <= 0) return 0;
  const leftWeight = 2 * rightWidth + leftWidth;
  const rightWeight = rightWidth + 2 * leftWidth;
  return (leftWeight + rightWeight) / (leftWeight / left + rightWeight / right);
}

function endSlope(nearWidth: number, farWidth: number, near: number, far: number): number {
  const slope = ((2 * nearWidth + farWidth) * near - nearWidth * far) / (nearWidth + farWidth);
  if (Math.sign(slope) !== Math.sign(near)) return 0;
  if (Math.sign(near) !== Math.sign(far) && Math.abs(slope) > 3 * Math.abs(near)) return 3 * near;
  return slope;
}
