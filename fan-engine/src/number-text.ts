/*
 * Numbers in texts of the engine. Intl would do the same at a hundred times the cost, and a selection writes hundreds.
 */

/** A number with thousands separators and fixed decimals, the same on every machine. */
export function grouped(value: number, decimals = 0): string {
  const rounded = halfUp(Math.abs(value), decimals);
  const text = decimals === 0 ? String(rounded) : rounded.toFixed(decimals);
  const sign = value < 0 ? '\u2212' : '';
  return sign + (rounded < 1000 ? text : separated(text, decimals));
}

function separated(text: string, decimals: number): string {
  const end = decimals === 0 ? text.length : text.length - decimals - 1;
  if (end <= 6) return `${text.slice(0, end - 3)},${text.slice(end - 3)}`;
  return text.slice(0, end).replace(/\B(?=(\d{3})+(?!\d))/g, ',') + text.slice(end);
}

/** How near to a half the binary value has to be looked at twice. */
const NEAR_HALF = 1e-6;

/** Rounds 0.565 to 0.57 as screens do, although its binary value lies a little below. */
function halfUp(value: number, decimals: number): number {
  const factor = decimals === 0 ? 1 : 10 ** decimals;
  const scaled = value * factor;
  if (Math.abs(scaled - Math.floor(scaled) - 0.5) > NEAR_HALF) return Math.round(scaled) / factor;
  return Math.round(Number((value * factor).toPrecision(12))) / factor;
}
