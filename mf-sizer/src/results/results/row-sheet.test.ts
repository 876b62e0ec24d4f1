import { sheetsOfFile } from '@specbuilder/duty-reader/files';
import fc from 'fast-check';
import type { ResultColumn } from './result-column.ts';
import { sheetCells } from './row-sheet.ts';
import { workbookFile } from './workbook-file.ts';

type Row = { readonly model: string; readonly price: number | null };

const column = (id: 'model' | 'price', unit: string, isPrice: boolean): ResultColumn<Row> => ({
  id,
  label: id,
  unit,
  isPrice,
  value: (row) => row[id],
  cell: (row) => row[id],
  text: (row) => `shown ${row[id]}`,
});
const COLUMNS = [column('model', '', false), column('price', 'budget', true)];
const cellsOf = (...rows: Row[]) => sheetCells(rows, COLUMNS);

describe('rows in a file', () => {
  it('have heads with units, figures that stay figures, and gaps', () => {
    expect(cellsOf({ model: 'KUB121', price: 0.1 + 0.2 }, { model: 'KUB141', price: null })).toEqual([
      ['model', 'price (budget, USD)'],
      ['KUB121', 0.3],
      ['KUB141', ''],
    ]);
  });

  it('of a workbook are read back as they were, whatever they contain', async () => {
    const text = fc.string({ minLength: 1 }).filter((item) => item === item.trim() && /^[ -~]+$/.test(item));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, fc.integer()), { minLength: 1 }), async (lines) => {
        const [sheet] = await sheetsOfFile(workbookFile(lines));
        expect(sheet?.cells).toEqual(lines.map((line) => line.map(String)));
      }),
    );
  });
});
