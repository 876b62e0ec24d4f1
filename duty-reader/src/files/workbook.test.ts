import { zipSync } from 'fflate';
import { sampleWorkbook } from '../../test/workbook-sample.ts';
import { readCells } from '../schedule/index.ts';
import { workbookSheets } from './workbook.ts';

const SHEETS = [
  { name: 'Cover', rows: [['Project X']] },
  {
    name: 'Fans & units',
    rows: [
      ['MARK', 'CFM', 'ESP'],
      ['EF-1', 1250, 0.5],
    ],
  },
  {
    name: 'Old',
    isHidden: true,
    rows: [
      ['MARK', 'CFM', 'ESP'],
      ['EF-9', 900, 0.5],
    ],
  },
].map((sheet) => ({ ...sheet, name: sheet.name.replace('&', '&amp;') }));

describe('A workbook', () => {
  it.each(['', 'x'])('has its visible sheets in their order, with the prefix "%s" of its elements', async (prefix) => {
    const sheets = await workbookSheets(sampleWorkbook(SHEETS, { prefix }));
    expect(sheets.map(({ name }) => name)).toEqual(['Cover', 'Fans & units']);
    expect(readCells(sheets[1]?.cells ?? []).rows).toMatchObject([
      { tag: { value: 'EF-1' }, cfm: { value: 1250 }, staticPressure: { value: 0.5 } },
    ]);
  });

  it.each([
    { prefix: '', isInline: false },
    { prefix: 'x', isInline: false },
    { prefix: '', isInline: true },
  ])('keeps raised digits raised, so that a note is no digit of its value: %j', async (options) => {
    const rows = [
      ['MARK', 'CFM', 'ESP', 'REMARKS'],
      ['EF-1', '1,250^2', '0.5^2', '1^st'],
    ];
    const [sheet] = await workbookSheets(sampleWorkbook([{ name: 'A', rows }], options));
    expect(sheet?.cells[1]).toEqual(['EF-1', '1,250²', '0.5²', '1 (st)']);
    expect(readCells(sheet?.cells ?? []).rows[0]).toMatchObject({
      cfm: { value: 1250 },
      staticPressure: { value: 0.5 },
    });
  });

  it('keeps the places of cells that are left out', async () => {
    const [sheet] = await workbookSheets(
      sampleWorkbook([
        {
          name: 'A',
          rows: [
            ['MARK', '', 'CFM'],
            ['EF-1', '', 1500],
          ],
        },
      ]),
    );
    expect(sheet?.cells).toEqual([
      ['MARK', '', 'CFM'],
      ['EF-1', '', '1500'],
    ]);
  });

  it('has numbers without the digits that a calculation added', async () => {
    const [sheet] = await workbookSheets(sampleWorkbook([{ name: 'A', rows: [[0.1 + 0.2]] }]));
    expect(sheet?.cells).toEqual([['0.3']]);
  });

  it.each([
    ['is no archive', new Uint8Array([1, 2, 3])],
    ['is another archive', zipSync({ 'a.txt': new Uint8Array([65]) })],
  ])('that %s is not read', async (_case, bytes) => {
    await expect(workbookSheets(bytes)).rejects.toMatchObject({ problem: 'noWorkbook' });
  });

  it('of more rows than a schedule has is not read', async () => {
    const rows = Array.from({ length: 5001 }, (_, index) => [`EF-${index}`, 900]);
    await expect(workbookSheets(sampleWorkbook([{ name: 'A', rows }]))).rejects.toMatchObject({ problem: 'tooLong' });
  });

  it('that is formatted to its end has the rows that have a value', async () => {
    const rows = [['MARK', 'CFM'], ['EF-1', 900], ...Array.from({ length: 9000 }, () => ['', ''])];
    const [sheet] = await workbookSheets(sampleWorkbook([{ name: 'A', rows }]));
    expect(readCells(sheet?.cells ?? []).rows).toMatchObject([{ tag: { value: 'EF-1' } }]);
  });

  it('that unpacks to more than a schedule has is not unpacked', async () => {
    const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(50 * 1024 * 1024) });
    await expect(workbookSheets(bytes)).rejects.toMatchObject({ problem: 'tooLarge' });
  });
});
