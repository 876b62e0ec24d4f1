/** A table of a CSV file or of a sheet, as it was read. */
export type Cells = readonly (readonly (string | number | null)[])[];

export const textOf = (cell: string | number | null | undefined): string => String(cell ?? '').trim();

/** A, B, ... Z, AA. */
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
