import fc from 'fast-check';
import { inOrder, rowsOfPage } from './list-page.ts';

describe('The page of a list', () => {
  it('has the rows that follow those of the pages before, whichever end they are read from', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(12), fc.integer({ min: 1, max: 20 }), (total, pageIndex, pageSize) => {
        const list = Array.from({ length: total }, (_, index) => index);
        const rows = rowsOfPage({ pageIndex, pageSize }, total);
        const read = rows.isFromEnd ? list.toReversed() : list;
        const page = inOrder(read.slice(rows.offset, rows.offset + rows.limit), rows);
        expect(page).toEqual(list.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize));
        expect(rows.offset).toBeLessThanOrEqual(total / 2);
      }),
    );
  });

  it('reads itself alone when it is the last one', () => {
    expect(rowsOfPage({ pageIndex: 15_000, pageSize: 50 }, 750_050)).toEqual({ offset: 0, limit: 50, isFromEnd: true });
  });
});
