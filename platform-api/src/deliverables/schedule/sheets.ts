/** A drawing sheet across; inches. */
export interface SheetSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** Sheets that engineers plot, the smallest first: ANSI B, and ARCH C to E. */
const SHEETS: readonly SheetSize[] = [
  { name: 'ANSI B', width: 17, height: 11, margin: 0.5 },
  { name: 'ARCH C', width: 24, height: 18, margin: 0.5 },
  { name: 'ARCH D', width: 36, height: 24, margin: 0.75 },
  { name: 'ARCH E', width: 48, height: 36, margin: 0.75 },
];
/** That several of are made of what has no room on one. */
const PLOTTED = 2;
/** Between the border of a sheet and what is drawn on it. */
const SPACE = 0.5;

/** The smallest sheet with room for a drawing; if it is too high for all of them, the smallest that is wide enough. */
export function sheetFor({ width, height }: { readonly width: number; readonly height: number }): SheetSize {
  const isWideEnough = (sheet: SheetSize) => sheet.width - 2 * (sheet.margin + SPACE) >= width;
  const isHighEnough = (sheet: SheetSize) => sheet.height - 2 * (sheet.margin + SPACE) >= height;
  const [whole] = SHEETS.filter((sheet) => isWideEnough(sheet) && isHighEnough(sheet));
  const [wide] = SHEETS.slice(PLOTTED).filter(isWideEnough);
  const sheet = whole ?? wide ?? SHEETS.at(-1);
  if (sheet === undefined) throw new Error('There are no sheets');
  return sheet;
}
