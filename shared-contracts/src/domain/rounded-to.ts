/**
 * A number as `decimalNumber` prints it, for data beside a text: a half of the decimal digits goes away from zero. 114.55 is
 * 114.6, although its binary value is a little below it and `toFixed` makes it 114.5. Values of the engine are rounded before,
 * by its own faster rule (`roundTo`): this one is for sums and conversions of them.
 */
export function roundedTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value;
  const scaled = Math.round(shifted(Math.abs(value), decimals));
  // Adding zero turns -0 into 0, which would otherwise be written as -0.
  return Math.sign(value) * shifted(scaled, -decimals) + 0;
}

function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
