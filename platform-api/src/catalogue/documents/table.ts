import { element } from '@specbuilder/fan-engine/chart';
import { lineOfText, type SheetBrand, sheetPalette } from './sheet.ts';

export interface TableColumn {
  /** Share of the table's width. */
  readonly share: number;
  readonly isNumeric?: boolean;
}

export interface SheetTable {
  readonly columns: readonly TableColumn[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const ROW_HEIGHT = 14;
const PADDING = 4;
const BASELINE = 10;

/** A table on a sheet; numbers are right-aligned in their columns. */
export function drawTable(
  { columns, head, rows }: SheetTable,
  x: number,
  y: number,
  width: number,
  brand: SheetBrand,
): string {
  const { strongText, text, gridLine } = sheetPalette(brand);
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const lefts = columns.map(
    (_, index) => x + (width * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)) / all,
  );
  const row = (cells: readonly string[], top: number, isHeader: boolean) =>
    cells.map((cell, index) => {
      const { share = 0, isNumeric = false } = columns[index] ?? {};
      const wide = (width * share) / all;
      const left = lefts[index] ?? x;
      return lineOfText(cell, isNumeric ? left + wide - PADDING : left + PADDING, top + BASELINE, {
        size: 8.5,
        weight: isHeader ? 600 : 400,
        anchor: isNumeric ? 'end' : 'start',
        fill: isHeader ? strongText : text,
        room: wide - 2 * PADDING,
      });
    });
  const line = (top: number, fill: string) => element('rect', { x, y: top, width, height: 0.75, fill });
  return [
    ...row(head, y, true),
    line(y + ROW_HEIGHT, brand.color),
    ...rows.flatMap((cells, index) => {
      const top = y + ROW_HEIGHT * (index + 1) + 1;
      return [...row(cells, top, false), line(top + ROW_HEIGHT, gridLine)];
    }),
  ].join('');
}
