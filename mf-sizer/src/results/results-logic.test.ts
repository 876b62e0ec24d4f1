import { fitColumns } from './column-fit.ts';
import { tabSeparated } from './copy-rows.ts';
import { MODEL_MIN_PX, type ResultColumn } from './result-column.ts';
import { nextSort, sortRows } from './sort-rows.ts';

interface Row {
  readonly fanUnitId: number;
  readonly modelDisplayAs: string;
  readonly pictogram: string;
  readonly rankReason: string;
  readonly isRecommended: boolean;
  readonly price: number | null;
}
const row = (modelDisplayAs: string, price: number | null): Row => ({
  fanUnitId: modelDisplayAs.length,
  modelDisplayAs,
  pictogram: 'utility',
  rankReason: '',
  isRecommended: false,
  price,
});
const column = (id: string, leaves: number, minPx = 60): ResultColumn<Row> => ({
  id,
  title: id,
  unit: `${id} unit`,
  align: 'end',
  minPx,
  leaves,
  value: ({ price }) => price,
  cell: ({ price }) => price,
  text: ({ price }) => String(price),
});
const COLUMNS = ['stay', 'dba', 'running', 'sp', 'bhp', 'speed'].map((id, place) => column(id, place));

describe('columns by width', () => {
  test.each([584, 672, 764, 1000, 1088, 1376, 2200])('[RES-006] at %p px every width is a step of 5 percent', (px) => {
    const { widths, visible } = fitColumns(COLUMNS, px);
    expect(widths).toHaveLength(visible.length + 2);
    expect(widths.every((width) => width % 5 === 0 && width >= 5 && width <= 90)).toBe(true);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(100);
  });

  test('columns leave in their order and the model keeps its room', () => {
    expect(fitColumns(COLUMNS, 1200).hidden).toEqual([]);
    const ids = (px: number) => fitColumns(COLUMNS, px).hidden.map(({ id }) => id);
    expect(ids(500)).toEqual(['dba', 'running', 'sp', 'bhp'].slice(0, ids(500).length));
    for (let px = 420; px < 1400; px += 7) {
      const { hidden, widths } = fitColumns(COLUMNS, px);
      expect(hidden.map(({ leaves }) => leaves)).toEqual(hidden.map((_, place) => place + 1));
      if (hidden.length < 5) expect(((widths[0] ?? 0) * px) / 100).toBeGreaterThanOrEqual(MODEL_MIN_PX);
    }
  });

  test('before the width is known every column stands', () => {
    expect(fitColumns(COLUMNS, 0).visible).toEqual(COLUMNS);
  });
});

describe('order of rows', () => {
  const rows = [row('B', 20), row('A', 10), row('C', null), row('D', 10)];
  const price = column('price', 0);

  test('[RES-005] a column sorts both ways, ties keep their order and gaps stand last', () => {
    const order = (direction: 'ascending' | 'descending') =>
      sortRows(rows, [price], { columnId: 'price', direction }).map(({ modelDisplayAs }) => modelDisplayAs);
    expect(order('ascending')).toEqual(['A', 'D', 'B', 'C']);
    expect(order('descending')).toEqual(['B', 'A', 'D', 'C']);
  });

  test('[RES-005] without a column the order of the server stands', () => {
    expect(sortRows(rows, [price], null)).toBe(rows);
    expect(sortRows(rows, [price], { columnId: 'gone', direction: 'ascending' })).toBe(rows);
  });

  test('[RES-005] clicks on a header go best first, the other way, back', () => {
    const first = nextSort(null, price);
    const second = nextSort(first, price);
    expect([first?.direction, second?.direction, nextSort(second, price)]).toEqual(['ascending', 'descending', null]);
    const fei = { ...column('fei', 0), bestIsMost: true };
    expect(nextSort(first, fei)).toEqual({ columnId: 'fei', direction: 'descending' });
  });
});

test('copied rows are tab-separated with a line of headers and one of units', () => {
  expect(tabSeparated([row('KUB\t245', 10)], [column('price', 0)], 'Model')).toBe(
    'Model\tprice\n\tprice unit\nKUB 245\t10',
  );
});
