import { PageSize } from '@specbuilder/shared-contracts/domain';
import { unzipSync } from 'fflate';
import type { XlsxCell, XlsxJob } from './jobs.ts';
import { createRenderer } from './renderer.ts';

const amount = (value: number): XlsxCell => ({ value, decimals: 2 });
const text = (value: string): XlsxCell => ({ value, decimals: 0 });
const nameplate = (value: number): XlsxCell => ({ value, decimals: 4, isFraction: true });

const job: XlsxJob = {
  kind: 'xlsx',
  pageSize: PageSize.Letter,
  footer: 'Clinic',
  sheets: [
    {
      name: "Maker's fans",
      frozenRows: 2,
      frozenColumns: 1,
      printedColumns: 4,
      heads: [
        ['Tag', 'Net', 'TSP', 'HP', 'Data'],
        ['', 'USD', 'in. wg', 'hp', ''],
      ],
      rows: [
        [text('EF-1'), amount(1234567.5), { value: 0.641, decimals: 3 }, nameplate(0.3333), text('Wall')],
        [text('EF-2'), amount(0), { value: 0.5, decimals: 3 }, nameplate(1.5), text('')],
      ],
    },
  ],
};

describe('A workbook', () => {
  const renderer = createRenderer();
  let files: Record<string, string>;
  beforeAll(async () => {
    const made = unzipSync(await renderer.render(job));
    files = Object.fromEntries(Object.entries(made).map(([name, content]) => [name, Buffer.from(content).toString()]));
  });
  afterAll(() => renderer.close());

  const sheet = () => files['xl/worksheets/sheet1.xml'] ?? '';
  const widthOf = (column: number) => {
    const columns = [...sheet().matchAll(/<col [^>]*>/g)].map(([tag]) => tag);
    return Number(/ width="([\d.]+)"/.exec(columns[column] ?? '')?.[1]);
  };
  /** As the style of a cell has it. */
  const formatOf = (cell: string) => {
    const styles = files['xl/styles.xml'] ?? '';
    const style = Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(sheet())?.[1]);
    const [cellStyles = ''] = /<cellXfs[\s\S]*?<\/cellXfs>/.exec(styles) ?? [];
    const all = [...cellStyles.matchAll(/<xf [^>]*>/g)].map(([tag]) => / numFmtId="(\d+)"/.exec(tag)?.[1]);
    const id = all[style];
    return new RegExp(`<numFmt numFmtId="${id}" formatCode="([^"]*)"`).exec(styles)?.[1];
  };

  it('has room for each number as it is written, so that none is shown as ###', () => {
    expect(widthOf(1)).toBeGreaterThan('1,234,567.50'.length);
  });

  it('has one number of decimals in a column', () => {
    expect([formatOf('C3'), formatOf('C4')]).toEqual(['#,##0.000', '#,##0.000']);
    expect([formatOf('B3'), formatOf('B4')]).toEqual(['#,##0.00', '#,##0.00']);
  });

  it('shows nameplates of motors as fractions, which are numbers all the same', () => {
    expect(formatOf('D3')).toBe('# ?/?');
    expect(sheet()).toMatch(/<c r="D3"[^>]*><v>0.3333<\/v>/);
  });

  it('prints the schedule without the columns that are data alone, with head and tags on each page', () => {
    const names = (files['xl/workbook.xml'] ?? '').replaceAll('&apos;', "'");
    expect(names).toContain("Print_Area\" localSheetId=\"0\">'Maker''s fans'!$A$1:$D$4<");
    expect(names).toContain("Print_Titles\" localSheetId=\"0\">'Maker''s fans'!$A:$A,'Maker''s fans'!$1:$2<");
  });
});
