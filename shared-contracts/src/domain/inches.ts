const EIGHTHS = 8;
const FRACTIONS: readonly string[] = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'];

/** Inches as they are measured in a shop: 32 5/8. */
export function inchText(inches: number): string {
  const eighths = Math.round(inches * EIGHTHS);
  const [whole, rest] = [Math.floor(eighths / EIGHTHS), eighths % EIGHTHS];
  return [whole > 0 || rest === 0 ? String(whole) : '', FRACTIONS[rest] ?? ''].filter((part) => part !== '').join(' ');
}
