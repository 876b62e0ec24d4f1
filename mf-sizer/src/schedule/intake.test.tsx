import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleWorkbook } from '../../../duty-reader/test/workbook-sample.ts';
import { dropFile, openSchedule } from '../../test/schedule-page.tsx';

describe('a schedule that comes in', () => {
  it('stays until another schedule was read', async () => {
    await openSchedule();
    await userEvent.click(await screen.findByRole('button', { name: 'Paste again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current schedule' }));
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('1,500');
    await userEvent.click(screen.getByRole('button', { name: 'Paste again' }));
    await userEvent.click(screen.getByLabelText('Schedule'));
    await userEvent.paste('Mark\tCFM\tESP\nSF-9\t900\t0.3');
    expect(screen.getByLabelText('Airflow of SF-9')).toHaveValue('900');
    expect(screen.queryByLabelText('Airflow of EF-1')).not.toBeInTheDocument();
  });

  it.each([
    ['schedule.xls', [0xd0, 0xcf, 0x11, 0xe0], /Excel or Word 97–2003/],
    ['schedule.pdf', [0x25, 0x50, 0x44, 0x46], /^PDF files are not read/],
    ['schedule.docx', [0x50, 0x4b, 0x03, 0x04], /not an XLSX workbook\. Save it as XLSX or CSV, or copy/],
    ['schedule.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x01, 0x02], /neither text nor/],
  ])('says why it does not read %s', async (name, bytes, text) => {
    await dropFile(name, new Uint8Array(bytes));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('reads all sheets of a workbook that have a schedule, or the one that its user says', async () => {
    const file = sampleWorkbook([
      {
        name: '1',
        rows: [
          ['Mark', 'CFM', 'ESP'],
          ['EF-1', '1500', '0.5'],
        ],
      },
      { name: '2', rows: [['Cover sheet']] },
      {
        name: '3',
        rows: [
          ['Mark', 'ESP', 'CFM'],
          ['SF-1', '0.75', '900'],
        ],
      },
    ]);
    await dropFile('schedule.xlsx', new Uint8Array(file));
    expect(await screen.findByRole('group', { name: '2 sheets have a schedule. Read' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '2' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'All sheets' }));
    expect(await screen.findByText('2 rows read')).toBeVisible();
    expect(screen.getByLabelText('Airflow of SF-1')).toHaveValue('900');
  });

  it('reads a text file in UTF-16', async () => {
    const text = '\uFEFFMark,CFM,ESP\nEF-1,1500,0.5';
    const codes = Uint16Array.from([...text].map((each) => each.charCodeAt(0)));
    await dropFile('schedule.csv', new Uint8Array(codes.buffer));
    expect(await screen.findByText('1 row read')).toBeVisible();
  });

  it.each([
    ['a text', () => [new TextEncoder().encode(`MARK,CFM\n${'EF-1,900\n'.repeat(100_000)}`), 'a.csv'] as const],
    [
      'a workbook',
      () =>
        [new Uint8Array(sampleWorkbook([{ name: 'A', rows: Array(5_001).fill(['EF-1', 900]) }])), 'a.xlsx'] as const,
    ],
  ])('says that it does not read more rows than a schedule has: %s', async (_form, file) => {
    const [bytes, name] = file();
    await dropFile(name, bytes);
    expect(await screen.findByText(/^Up to 5,000 rows/)).toBeVisible();
  });

  it('says that it does not read a paste of more rows', async () => {
    await openSchedule(`MARK\tCFM\n${'EF-1\t900\n'.repeat(100_000)}`);
    expect(await screen.findByText(/^Up to 5,000 rows/)).toBeVisible();
  });

  it('says how many lines of a longer one were left out', async () => {
    const lines = Array.from({ length: 203 }, (_, index) => `EF-${index}\t1500\t0.5`);
    await openSchedule(['Mark\tCFM\tESP', ...lines].join('\n'));
    expect(await screen.findByText(/200 rows\. 3 lines after them were left out/)).toBeVisible();
    expect(screen.getByText(/^200 rows read/)).toBeVisible();
  });
});
