import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { fitColumns } from './column-fit.ts';
import type { GridColumn } from './grid-column.ts';
import { nextSecondSort, nextSort, sortRows } from './sort-rows.ts';

interface Row {
  readonly model: string;
  readonly price: number | null;
}
const row = (model: string, price: number | null): Row => ({ model, price });
const column = (id: string, leaves: number, minPx = 60): GridColumn<Row> => ({
  id,
  label: id,
  isFigure: true,
  minPx,
  leaves,
  value: ({ price }) => price,
  cell: ({ price }) => price,
});
const MODEL_MIN_PX = 244;
const COLUMNS = [
  column('model', 0, MODEL_MIN_PX),
  ...['stay', 'dba', 'running', 'sp', 'bhp', 'speed'].map((id, place) => column(id, place)),
];
const fitted = (px: number) => fitColumns(COLUMNS, px, { hasExpander: true, isFitted: true });

describe('columns by width', () => {
  test.each([584, 672, 764, 1000, 1088, 1376, 2200])('[RES-006] at %p px every width is a step of 5 percent', (px) => {
    const { widths, visible } = fitted(px);
    expect(widths).toHaveLength(visible.length + 1);
    expect(widths.every((width) => width % 5 === 0 && width >= 5 && width <= 90)).toBe(true);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(100);
  });

  test('columns leave in their order and the model keeps its room', () => {
    expect(fitted(1200).hidden).toEqual([]);
    const ids = (px: number) => fitted(px).hidden.map(({ id }) => id);
    expect(ids(500)).toEqual(['dba', 'running', 'sp', 'bhp'].slice(0, ids(500).length));
    for (let px = 420; px < 1400; px += 7) {
      const { hidden, widths } = fitted(px);
      expect(hidden.map(({ leaves }) => leaves)).toEqual(hidden.map((_, place) => place + 1));
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

  test('before the width is known every column stands', () => {
    expect(fitted(0).visible).toEqual(COLUMNS);
  });
});

describe('order of rows', () => {
  const rows = [row('B', 20), row('A', 10), row('C', null), row('D', 10)];
  const price = column('price', 0);

  test('[RES-005] a column sorts both ways, ties keep their order and gaps stand last', () => {
    const order = (direction: 'ascending' | 'descending') =>
      sortRows(rows, [price], { columnId: 'price', direction }).map(({ model }) => model);
    expect(order('ascending')).toEqual(['A', 'D', 'B', 'C']);
    expect(order('descending')).toEqual(['B', 'A', 'D', 'C']);
  });

  test('[RES-005] without a column the order in which rows came stands', () => {
    expect(sortRows(rows, [price], null)).toBe(rows);
    expect(sortRows(rows, [price], { columnId: 'gone', direction: 'ascending' })).toBe(rows);
  });

  test('texts stand in the order of the reader’s language', async () => {
    const model = { ...column('model', 0), value: ({ model: name }: Row) => name };
    const named = ['nube', 'ñandú', 'Nogal', 'Fan 10', 'Fan 9'].map((name) => row(name, 1));
    const order = () =>
      sortRows(named, [model], { columnId: 'model', direction: 'ascending' }).map(({ model: name }) => name);
    expect(order()).toEqual(['Fan 9', 'Fan 10', 'ñandú', 'Nogal', 'nube']);
    await currentLanguage.choose('es');
    expect(order()).toEqual(['Fan 9', 'Fan 10', 'Nogal', 'nube', 'ñandú']);
    await currentLanguage.choose('en');
  });

  test('[RES-005] clicks on a header go best first, the other way, back', () => {
    const first = nextSort(null, price);
    const second = nextSort(first, price);
    expect([first?.direction, second?.direction, nextSort(second, price)]).toEqual(['ascending', 'descending', null]);
    const fei = { ...column('fei', 0), bestIsMost: true };
    expect(nextSort(first, fei)).toEqual({ columnId: 'fei', direction: 'descending' });
  });

  test('[RES-005] a second column orders what is equal by the first', () => {
    const model = { ...column('model', 0), value: ({ model: name }: Row) => name };
    const order = (direction: 'ascending' | 'descending') =>
      sortRows(rows, [price, model], {
        columnId: 'price',
        direction: 'descending',
        second: { columnId: 'model', direction },
      }).map(({ model: name }) => name);
    expect(order('ascending')).toEqual(['B', 'A', 'D', 'C']);
    expect(order('descending')).toEqual(['B', 'D', 'A', 'C']);
  });

  test('[RES-005] shift clicks go best first, the other way and away, and leave the first column', () => {
    const fei = { ...column('fei', 0), bestIsMost: true };
    const first = nextSecondSort(null, price);
    expect(first).toEqual({ columnId: 'price', direction: 'ascending' });
    const both = nextSecondSort(first, fei);
    expect(both).toEqual({ ...first, second: { columnId: 'fei', direction: 'descending' } });
    const turned = nextSecondSort(both, fei);
    expect(turned?.second?.direction).toBe('ascending');
    expect(nextSecondSort(turned, fei)).toEqual(first);
    expect(nextSecondSort(both, price)).toEqual({ ...both, direction: 'descending' });
    expect(nextSecondSort(nextSecondSort(both, price), price)).toEqual(both?.second);
    expect(nextSort(both, fei)).toEqual({ columnId: 'fei', direction: 'descending' });
  });
});
