import { zipSync } from 'fflate';
import { sampleWorkbook } from '../../test/workbook-sample.ts';
import { sheetsOfFile } from './index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const archiveOf = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, bytesOf('EF-1')])));

describe('A file', () => {
  it('of text has its cells', async () => {
    expect(await sheetsOfFile(bytesOf('MARK,CFM\nEF-1,900'))).toEqual([
      {
        name: null,
        cells: [
          ['MARK', 'CFM'],
          ['EF-1', '900'],
        ],
      },
    ]);
  });

  it('of a workbook has its sheets', async () => {
    const bytes = sampleWorkbook([{ name: 'Fans', rows: [['MARK', 'CFM']] }]);
    expect(await sheetsOfFile(bytes)).toEqual([{ name: 'Fans', cells: [['MARK', 'CFM']] }]);
  });

  it.each([
    ['oldWorkbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
    ['pdf', bytesOf('%PDF-1.7')],
    ['noWorkbook', bytesOf('PK a document')],
    ['noWorkbook', archiveOf('mimetype', 'content.xml')],
    ['noWorkbook', archiveOf('[Content_Types].xml', 'word/document.xml')],
    ['noWorkbook', archiveOf('[Content_Types].xml', 'xl/workbook.bin')],
    ['noWorkbook', bytesOf('{\\rtf1\\ansi EF-1\\cell 900\\row}')],
    ['noWorkbook', bytesOf('<html><table><tr><td>EF-1</td><td>900</td></tr></table></html>')],
    ['noWorkbook', bytesOf('\uFEFF<?xml version="1.0"?><Workbook><Row><Cell>EF-1</Cell></Row></Workbook>')],
    ['noText', new Uint8Array([0x41, 0x01, 0x02])],
    ['noText', bytesOf(' \n')],
    ['tooLong', bytesOf('EF-1,900\n'.repeat(5002))],
    ['tooLong', bytesOf('EF-1,900 '.repeat(200_000))],
    ['tooLarge', new Uint8Array(10_485_761)],
  ])('that is not read says which it is: %s', async (problem, bytes) => {
    await expect(sheetsOfFile(bytes)).rejects.toMatchObject({ problem });
  });
});
