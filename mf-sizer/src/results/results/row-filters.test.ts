import { constructionColumns } from './construction-columns.tsx';
import { filtering, wordsOf } from './row-filters.ts';

const row = (...listings: string[]) => ({ weightLb: 100, listings }) as unknown as Parameters<typeof listing.value>[0];
const [, listing] = constructionColumns() as [unknown, ReturnType<typeof constructionColumns>[number]];

test('each standard that a line is listed to narrows the rows by itself', () => {
  const rows = [row('UL 705'), row('UL 705', 'UL 762'), row()];
  expect(wordsOf(rows, listing)).toEqual(['UL 705', 'UL 762']);
  const { admits } = filtering(listing);
  expect(rows.map((item) => admits?.(item, ['UL 705']))).toEqual([true, true, false]);
  expect(rows.map((item) => admits?.(item, ['UL 762']))).toEqual([false, true, false]);
});
