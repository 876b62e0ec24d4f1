import { originalOrder } from './original-order.ts';
import type { ResultColumn } from './result-column.ts';

interface Row {
  readonly price: number;
  readonly space: number;
}

const column = (id: keyof Row) => ({ id, value: (row: Row) => row[id] }) as ResultColumn<Row>;
const PRICE = [column('price')];
const BOTH = [column('price'), column('space')];

describe('the order that rows came in', () => {
  it.each([
    ['by price', [1, 2, 2], [1, 1, 1], PRICE, 'price'],
    ['by the price of all that the space needs', [3, 2, 1], [1, 2, 3], BOTH, 'space'],
    ['by no column where prices go up and down', [1, 3, 2], [1, 1, 1], PRICE, undefined],
    ['by no column where prices are hidden', [1, 2, 3], [1, 2, 3], [], undefined],
  ])('is said %s', (_, prices, spaces, columns, expected) => {
    const rows = prices.map((price, index) => ({ price, space: spaces[index] ?? 0 }));
    expect(originalOrder(rows, columns)).toBe(expected);
  });
});
