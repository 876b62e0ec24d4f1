import type { BatchLine } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleWorkbook } from '../../../duty-reader/test/workbook-sample.ts';
import { exhaustRow, VERSIONS } from '../../test/results.ts';
import { exhaustSpecification } from '../../test/specifications.ts';
import SchedulePage from './schedule-page.tsx';

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

const MILWAUKEE = {
  ...{ postalCode: '53202', city: 'Milwaukee', state: 'WI', country: 'USA' },
  ...{ latitude: 43.05, longitude: -87.9, elevation: 617, salesRegion: 1 },
};

/** Like the server's response: a line with a postal code is sized at its altitude. */
function atSite({ versions, lines }: ReturnType<typeof batch>, body: unknown) {
  const sent = (body as { readonly lines: readonly BatchLine[] }).lines;
  return {
    versions,
    lines: lines.map((line, index) => {
      const hasPlace = sent[index]?.specification['zip'] !== undefined;
      const assumptions = hasPlace ? [] : [{ code: 'batch.seaLevel', parameters: {} }];
      return { ...line, specification: { ...line.specification, altitude: hasPlace ? 617 : 0 }, assumptions };
    }),
  };
}

async function open(responses: TestResponses = {}, schedule = SCHEDULE) {
  const rendered = renderWithPlatform(<SchedulePage />, {
    user: TEST_USER,
    responses: { 'POST /api/sizefan/batch': ({ body }) => batch(body), ...responses },
  });
  await userEvent.click(screen.getByLabelText('Schedule'));
  await userEvent.paste(schedule);
  return rendered;
}

/** Chooses a file; the test's browser has files without their bytes. */
async function drop(name: string, bytes: Uint8Array<ArrayBuffer>) {
  renderWithPlatform(<SchedulePage />, {
    user: TEST_USER,
    responses: { 'POST /api/sizefan/batch': ({ body }) => batch(body) },
  });
  const file = Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
  const input = screen.getByLabelText('Choose a CSV or XLSX file', { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
}

describe('the sheet of a pasted schedule', () => {
  it('sizes what it can read, and a row once more when it was fixed', async () => {
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
    const lines = Array.from({ length: 203 }, (_, index) => `EF-${index}\t1500\t0.5`);
    await open({}, ['Mark\tCFM\tESP', ...lines].join('\n'));
    expect(await screen.findByText(/200 rows\. 3 lines after them were left out/)).toBeVisible();
    expect(screen.getByText(/^200 rows read/)).toBeVisible();
  });

  it('names everything that is wrong with a row', async () => {
    await open({}, 'Mark\tQty\tCFM\tESP\nEF-1\tsome\tmuch\t0.5\nEF-2\t1\t1500\t0.5');
    const check = await screen.findByText(/some.*; |; .*some/);
    expect(check).toHaveTextContent('much');
  });

  it('says what nothing of it says: the site behind its postal code, temperature, frequency, density, sound', async () => {
    const place = { 'GET /api/location/climate': () => ({ ...MILWAUKEE, climateStation: null }) };
    await open({ ...place, 'POST /api/sizefan/batch': ({ body }) => atSite(batch(body), body) });
    expect(await screen.findByText('Sea level, assumed')).toBeVisible();
    for (const chip of ['70 °F', '60 Hz', 'Sound at 5 ft']) expect(screen.getByText(chip)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Job postal code'), '53202{Tab}');
    expect(await screen.findByText('Milwaukee, WI, 617 ft')).toBeVisible();
  });

  it('opens the search for one duty with what it requires', async () => {
    const { platform } = await open({}, 'Mark\tQty\tCFM\tESP\tType\nEF-1\t2\t1,500\t0.5\tInline');
    await userEvent.click(await screen.findByRole('button', { name: 'Search for EF-1' }));
    const requested = { cfm: '1500', sp: '0.5', find: '1' };
    expect(platform.navigations).toEqual([
      { state: 'app.fans.sizer.search', params: { ...requested, category: '1', sub: '3', application: undefined } },
    ]);
    expect(platform.storage.read('asked-item')).toBe('{"tag":"EF-1","quantity":2}');
  });

  it('takes a rise into the column that a heated row needs', async () => {
    const { platform } = await open({}, 'Mark\tCFM\tESP\tType\nH-1\t4,000\t0.75\tHeated make-up');
    await userEvent.type(await screen.findByLabelText('Temperature rise of H-1'), '70{Enter}');
    await waitFor(() => {
      const sent = platform.calls.filter(({ path }) => path === '/api/sizefan/batch').at(-1)?.body;
      expect(sent).toMatchObject({ lines: [{ specification: { temperatureRise: 70, fanCategoryType: 3 } }] });
    });
  });

  it('says that ceiling fans are searched for', async () => {
    await open({}, 'Mark\tCFM\tESP\nHVLS-1\t-\t-\nEF-1\t1500\t0.5');
    expect(await screen.findByText('Ceiling fans are sized by their floor area: search for them')).toBeVisible();
  });

  it('stays until another schedule was read', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Paste again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep the schedule that stands' }));
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('1,500');
    await userEvent.click(screen.getByRole('button', { name: 'Paste again' }));
    await userEvent.click(screen.getByLabelText('Schedule'));
    await userEvent.paste('Mark\tCFM\tESP\nSF-9\t900\t0.3');
    expect(screen.getByLabelText('Airflow of SF-9')).toHaveValue('900');
    expect(screen.queryByLabelText('Airflow of EF-1')).not.toBeInTheDocument();
  });

  it('ticks no row whose type names no fan', async () => {
    await open({}, 'Mark\tCFM\tESP\tType\nAC-1\t1500\t0.5\tAir curtain\nEF-1\t1500\t0.5\tInline');
    expect(await screen.findByText('1 ready')).toBeVisible();
    expect(screen.getByLabelText('Add AC-1')).not.toBeChecked();
    expect(screen.getByLabelText('Add EF-1')).toBeChecked();
  });

  it('says how a cell was read beside how many fit, and how many fans a line means', async () => {
    await open({}, 'Mark\tCFM\tESP\tV/Ph\nEF-1 typ of 3\t1500\t0.5\t480/3');
    expect(await screen.findByText('2 fit; 480 read as 460 V')).toBeVisible();
    expect(screen.getByText(/^3 ×/)).toBeVisible();
  });

  it('says that it lacks the place where the outdoor air is missing', async () => {
    const text = 'Enter the outdoor air temperature';
    const invalid = { status: 'invalid', message: text, modelState: { winterTemperature: [text] } };
    await open(
      {
        'POST /api/sizefan/batch': ({ body }) => {
          const response = batch(body);
          return { ...response, lines: response.lines.map(({ lineId }) => ({ lineId, ...invalid })) };
        },
      },
      'Mark\tCFM\tESP\tTons\nRTU-1\t1500\t0.5\t10',
    );
    expect(await screen.findByText('Enter the job postal code: the outdoor air comes of it')).toBeVisible();
  });

  it('names the fan that failed at the last test, not the test that most of them failed', async () => {
    const missed = (reason: string, count: number, modelCode: string, code: string) => ({
      ...{ reason, count },
      nearest: {
        modelCode,
        driveText: '',
        reason,
        message: { code, parameters: {} },
        value: null,
        limit: null,
        admission: null,
      },
    });
    await open(
      {
        'POST /api/sizefan/batch': ({ body }) => {
          const response = batch(body);
          const exclusions = [
            missed('discharge', 70, 'KRD080D', 'exclusion.discharge'),
            missed('voltage', 18, 'KRU183B', 'exclusion.voltage'),
          ];
          const lines = response.lines.map((line) => ({ ...line, fitCount: 0, results: [], exclusions }));
          return { ...response, lines };
        },
      },
      'Mark\tCFM\tESP\nEF-1\t1500\t0.5',
    );
    expect(await screen.findByText(/^Nearest: KRU183B/)).toBeVisible();
  });

  it('says in one line what was read, and why a line is ignored', async () => {
    await open({}, `${SCHEDULE}\nEF-3 (E)\t900\t0.5\nTOTAL\t3,900\t`);
    expect(await screen.findByText('1 row read, 1 has a question, 2 ignored')).toBeVisible();
    expect(screen.getByText('Ignored: total')).toBeVisible();
    expect(screen.getByText('Ignored: existing')).toBeVisible();
    expect(screen.getByText('TOTAL')).toBeVisible();
    expect(screen.queryByLabelText('Add EF-3 (E)')).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { name: /^Add / })).toHaveLength(2);
  });

  it('sizes a row with a question after one of its meanings was chosen', async () => {
    const { platform } = await open({}, 'Mark\tCFM\tESP\nEF-1\t1250/625\t0.5');
    expect(await screen.findByText('Airflow: “1250/625” may mean several things')).toBeVisible();
    expect(screen.getByLabelText('Add EF-1')).not.toBeChecked();
    expect(platform.calls.filter(({ path }) => path === '/api/sizefan/batch')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '1250 cfm' }));
    expect(await screen.findByText('1 ready')).toBeVisible();
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('1250 cfm');
    expect(screen.getByText('1 row read')).toBeVisible();
    expect(screen.queryByRole('button', { name: '625 cfm' })).not.toBeInTheDocument();
  });

  it('shows what is used instead of what is written', async () => {
    await open({}, 'Mark\tAirflow L/s\tESP\nEF-1\t700\t0.5');
    expect(await screen.findByText('2 fit; 700 read as 1,483 cfm')).toBeVisible();
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveAttribute('title', '700 read as 1,483 cfm');
  });

  it('sizes a row with words that are not understood and leaves the tick to its user', async () => {
    await open({}, 'Mark\tCFM\tESP\tType\nEF-1\t1500\t0.5\tInline zorb');
    expect(await screen.findByText('Not understood: zorb')).toBeVisible();
    expect(screen.getByText('0 ready')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Add EF-1'));
    expect(screen.getByText('1 ready')).toBeVisible();
  });

  it('does not make a large quantity a smaller one', async () => {
    await open({}, 'Mark\tQty\tCFM\tESP\nEF-1\t250\t1500\t0.5');
    expect(await screen.findByText('Quantity 250 is more than the 99 that one row can have')).toBeVisible();
  });

  it('takes columns without heads for what they look like when its user says so', async () => {
    await open({}, 'EF-1\t1500\t0.50\nEF-2\t900\t0.25');
    expect(await screen.findByText('0 rows read, 2 have questions')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Column 2 is'), 'Airflow, cfm');
    await userEvent.selectOptions(screen.getByLabelText('Column 3 is'), 'SP, in. wg');
    expect(await screen.findByText('2 ready')).toBeVisible();
  });

  it.each([
    ['schedule.xls', [0xd0, 0xcf, 0x11, 0xe0], /Excel 97 to 2003/],
    ['schedule.pdf', [0x25, 0x50, 0x44, 0x46], /^A PDF is not read/],
    ['schedule.docx', [0x50, 0x4b, 0x03, 0x04], /no XLSX workbook/],
    ['schedule.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x01, 0x02], /neither text nor/],
  ])('says why it does not read %s', async (name, bytes, text) => {
    await drop(name, new Uint8Array(bytes));
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
    await drop('schedule.xlsx', new Uint8Array(file));
    expect(await screen.findByRole('group', { name: '2 sheets have a schedule. Read' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '2' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'All sheets' }));
    expect(await screen.findByText('2 rows read')).toBeVisible();
    expect(screen.getByLabelText('Airflow of SF-1')).toHaveValue('900');
  });

  it('reads a text file in UTF-16', async () => {
    const text = '\uFEFFMark,CFM,ESP\nEF-1,1500,0.5';
    const codes = Uint16Array.from([...text].map((each) => each.charCodeAt(0)));
    await drop('schedule.csv', new Uint8Array(codes.buffer));
    expect(await screen.findByText('1 row read')).toBeVisible();
  });

  it('takes a column as what its user says', async () => {
    await open();
    await screen.findByText('1 ready · 1 to fix');
    await userEvent.selectOptions(screen.getByLabelText('Column ESP is'), 'Leave out');
    expect(await screen.findAllByText('Static pressure is missing')).toHaveLength(2);
  });
});
