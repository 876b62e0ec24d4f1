/*
 * Numbers in texts of the engine. Intl would do the same at a hundred times the cost, and a selection writes hundreds.
 */

/** A number with thousands separators and fixed decimals, the same on every machine. */
export function grouped(value: number, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const separated = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const sign = value < 0 ? '\u2212' : '';
  return fraction === undefined ? sign + separated : `${sign}${separated}.${fraction}`;
}
