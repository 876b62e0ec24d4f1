import { fitColumns } from './column-fit.ts';
import type { GridColumn } from './grid-column.ts';

interface Row {
  readonly model: string;
  readonly price: number | null;
}
const column = (id: string, leaves: number, minPx = 60): GridColumn<Row> => ({
  id,
  label: id,
  isNumeric: true,
  minPx,
  leaves,
  value: ({ price }) => price,
  cell: ({ price }) => price,
});
const MODEL_MIN_PX = 244;
const COLUMNS = [
  column('model', 0, MODEL_MIN_PX),
  ...['stay', 'dba', 'running', 'sp', 'bhp', 'speed'].map((id, index) => column(id, index)),
];
const fitted = (px: number) => fitColumns(COLUMNS, px, { hasExpander: true, isFitted: true });

describe('columns by width', () => {
  test.each([584, 672, 764, 1000, 1088, 1376, 2200])('[RES-006] at %p px every width is a step of 5 percent', (px) => {
    const { widths, visible } = fitted(px);
    expect(widths).toHaveLength(visible.length);
    expect(widths.every((width) => width % 5 === 0 && width >= 5 && width <= 90)).toBe(true);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(100);
  });

  test('columns leave in their order and the model keeps its room', () => {
    expect(fitted(1200).hidden).toEqual([]);
    const ids = (px: number) => fitted(px).hidden.map(({ id }) => id);
    expect(ids(500)).toEqual(['dba', 'running', 'sp', 'bhp'].slice(0, ids(500).length));
    for (let px = 420; px < 1400; px += 7) {
      const { hidden, widths } = fitted(px);
      expect(hidden.map(({ leaves }) => leaves)).toEqual(hidden.map((_, index) => index + 1));
      if (hidden.length < 5) expect(((widths[0] ?? 0) * px) / 100).toBeGreaterThanOrEqual(MODEL_MIN_PX);
    }
  });

  test('columns that never leave stay, however narrow the grid is', () => {
    expect(fitted(200).visible.map(({ id }) => id)).toEqual(['model', 'stay']);
  });

  test('columns whose cells make their widths leave by what they need at least', () => {
    const ids = (px: number) => fitColumns(COLUMNS, px).visible.map(({ id }) => id);
    expect(ids(MODEL_MIN_PX + 6 * 60)).toHaveLength(7);
    expect(ids(MODEL_MIN_PX + 6 * 60 - 1)).toEqual(['model', 'stay', 'running', 'sp', 'bhp', 'speed']);
  });

  test('the mark that opens a row has room at the end of the last column', () => {
    const widthOf = (hasExpander: boolean) => fitColumns(COLUMNS, 1200, { hasExpander, isFitted: true }).widths.at(-1);
    expect([widthOf(false), widthOf(true)]).toEqual([5, 10]);
  });

  test('columns that all have to stay make the grid as wide as they need', () => {
    const staying = COLUMNS.map(({ leaves: _, ...rest }) => rest);
    const { visible, widths, neededPx } = fitColumns(staying, 400, { hasExpander: true, isFitted: true });
    expect(visible).toHaveLength(7);
    expect(neededPx).toBe(MODEL_MIN_PX + 6 * 60 + 32);
    expect((widths[0] ?? 0) * (neededPx ?? 0)).toBeCloseTo(100 * MODEL_MIN_PX, 6);
    expect(fitted(1200).neededPx).toBeNull();
  });

  test('every column is visible before the width is known', () => {
    expect(fitted(0).visible).toEqual(COLUMNS);
  });
});
