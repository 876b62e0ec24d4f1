import { textMessage } from '../../../test/messages.ts';
import { tabSeparated } from './copy-rows.ts';
import { modelColumn } from './model-column.tsx';
import type { ResultColumn } from './result-column.ts';

test('copied rows are tab-separated with a line of headers and one of units', () => {
  const row = {
    fanUnitId: 1,
    modelDisplayAs: 'KUB\t245',
    description: 'Utility set',
    pictogram: 'utility',
    rankReason: textMessage(''),
    isRecommended: false,
    price: 10,
  };
  const price: ResultColumn<typeof row> = {
    id: 'price',
    label: 'price',
    unit: 'price unit',
    value: (item) => item.price,
    cell: (item) => item.price,
    text: (item) => String(item.price),
  };
  expect(tabSeparated([row], [modelColumn(), price])).toBe('Model\tprice\n\tprice unit\nKUB 245\t10');
  // A value that a spreadsheet would read as a date is copied as a number.
  const half = { ...price, text: () => '1/2', copied: () => '0.5' };
  expect(tabSeparated([row], [half])).toBe('price\nprice unit\n0.5');
});
