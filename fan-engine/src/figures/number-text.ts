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

/** A number to a tenth at most, '12.5' and '12'; whole numbers become text several times faster than fractions. */
export function tenths(value: number): string {
  const count = Math.round(Math.abs(value) * 10);
  const digit = count % 10;
  const whole = (count - digit) / 10;
  const sign = value < 0 && count > 0 ? '-' : '';
  return digit === 0 ? `${sign}${whole}` : `${sign}${whole}.${digit}`;
}

/** A number that is a multiple of a hundredth and not negative, with both decimals: '1.50'. */
export function hundredths(value: number): string {
  const count = Math.round(value * 100);
  const cents = count % 100;
  return cents < 10 ? `${(count - cents) / 100}.0${cents}` : `${(count - cents) / 100}.${cents}`;
}
