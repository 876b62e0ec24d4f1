/*
 * Numbers in texts of the engine. Intl would do the same at a hundred times the cost, and a selection writes hundreds.
 */

/** A number with thousands separators and fixed decimals, the same on every machine. */
export function grouped(value: number, decimals = 0): string {
  const [whole = '0', fraction] = halfUp(Math.abs(value), decimals).toFixed(decimals).split('.');
  const separated = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const sign = value < 0 ? '\u2212' : '';
  return fraction === undefined ? sign + separated : `${sign}${separated}.${fraction}`;
}

/** Rounds 0.565 to 0.57 as screens do, although its binary value lies a little below. */
function halfUp(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(Number((value * factor).toPrecision(12))) / factor;
}
