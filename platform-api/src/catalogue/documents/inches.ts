const MILLIMETRES_PER_INCH = 25.4;

export function millimetres(inches: number): number {
  return Math.round(inches * MILLIMETRES_PER_INCH);
}
