/**
 * A number as `decimalNumber` prints it, for data beside a text: a half of the decimal digits goes away from zero. 114.55 is
 * 114.6, although its binary value is a little below it and `toFixed` makes it 114.5.
 */
export function roundedTo(value: number, decimals: number): number {
  const scaled = Math.round(shifted(Math.abs(value), decimals));
  return Math.sign(value) * shifted(scaled, -decimals);
}

function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
