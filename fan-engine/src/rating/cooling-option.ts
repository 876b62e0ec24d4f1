/** Code of the option that is the cooling of a nominal size: 'DX10', 'DX7_5'. */
export function coolingOptionCode(tons: number): string {
  return `DX${String(tons).replace('.', '_')}`;
}
