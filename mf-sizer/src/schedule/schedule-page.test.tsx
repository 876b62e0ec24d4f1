import type { BatchLine } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestAnswers } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { exhaustRow, VERSIONS } from '../testing/results.ts';
import { exhaustSpecification } from '../testing/specifications.ts';
import SchedulePage from './schedule-page.tsx';
import { workbookTable } from './workbook.ts';

const SCHEDULE = 'Mark\tCFM\tESP\nEF-1\t1,500\t0.5\nEF-2\t2,400\t';

function batch(body: unknown) {
  const { lines } = body as { readonly lines: readonly BatchLine[] };
  const sized = lines.map(({ lineId }) => ({
    lineId,
    status: 'sized',
    specification: exhaustSpecification(),
    assumptions: [],
    candidateCount: 3,
    fitCount: 2,
    results: [exhaustRow(1), exhaustRow(2)],
    exclusions: [],
  }));
  return { versions: VERSIONS, lines: sized };
}

async function open(answers: TestAnswers = {}, schedule = SCHEDULE) {
  const rendered = renderWithPlatform(<SchedulePage />, {
    user: TEST_USER,
    answers: { 'POST /api/sizefan/batch': ({ body }) => batch(body), ...answers },
  });
  await userEvent.click(screen.getByLabelText('Schedule'));
  await userEvent.paste(schedule);
  return rendered;
}

describe('the sheet of a pasted schedule', () => {
  it('sizes what it can read, and a row once more when it was mended', async () => {
    const { platform } = await open();
    expect(await screen.findByText('1 ready · 1 to fix')).toBeVisible();
    expect(screen.getByText('Static pressure is missing')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Static pressure of EF-2'), '3/4{Enter}');
    expect(await screen.findByText('2 ready')).toBeVisible();
    const sent = platform.calls.filter(({ path }) => path === '/api/sizefan/batch').map(({ body }) => body);
    expect(sent).toEqual([
      { lines: [{ lineId: '0', specification: { cfm: 1500, sp: 0.5, fanCategoryType: 1 } }] },
      { lines: [{ lineId: '0', specification: { cfm: 2400, sp: 0.75, fanCategoryType: 1 } }] },
    ]);
  });

  it('keeps every row when the server fails, and goes on where it was', async () => {
    let fails = true;
    await open({
      'POST /api/sizefan/batch': ({ body }) => {
        if (fails) throw new Error('The line is dead');
        return batch(body);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('1,500');
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('1 ready · 1 to fix')).toBeVisible();
  });

  it('says how many lines of a longer one were left out', async () => {
    const lines = Array.from({ length: 203 }, (_, place) => `EF-${place}\t1500\t0.5`);
    await open({}, ['Mark\tCFM\tESP', ...lines].join('\n'));
    expect(await screen.findByText(/200 rows\. 3 lines after them were left out/)).toBeVisible();
    expect(screen.getByText(/^200 rows read/)).toBeVisible();
  });

  it('names everything that is wrong with a row', async () => {
    await open({}, 'Mark\tQty\tCFM\tESP\nEF-1\tsome\tmuch\t0.5\nEF-2\t1\t1500\t0.5');
    const check = await screen.findByText(/some.*; |; .*some/);
    expect(check).toHaveTextContent('much');
  });

  it('says how many lines were no fans', async () => {
    await open({}, `${SCHEDULE}\nTOTAL\t3,900\t`);
    expect(await screen.findByText(/^2 rows read\..* 1 line is a total or a heading/)).toBeVisible();
  });

  it('takes a column as what its user says', async () => {
    await open();
    await screen.findByText('1 ready · 1 to fix');
    await userEvent.selectOptions(screen.getByLabelText('Column ESP is'), 'Leave out');
    expect(await screen.findAllByText('Static pressure is missing')).toHaveLength(2);
  });

  it('is read from a workbook with shared and inline texts and cells left out', () => {
    const xml = (inside: string) => strToU8(`<?xml version="1.0"?><x>${inside}</x>`);
    const file = zipSync({
      'xl/sharedStrings.xml': xml('<si><t>Mark</t></si><si><r><t>EF</t></r><r><t>-1</t></r></si>'),
      'xl/worksheets/sheet1.xml': xml(
        '<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>CFM</t></is></c></row>' +
          '<row><c r="A2" t="s"><v>1</v></c><c r="C2"><v>1499.9999999999998</v></c></row>',
      ),
    });
    expect(workbookTable(file)).toEqual([
      ['Mark', '', 'CFM'],
      ['EF-1', '', '1500'],
    ]);
  });
});
