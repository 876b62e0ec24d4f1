import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { batch, openSchedule, SCHEDULE } from '../../test/schedule-page.tsx';

describe('the sheet of a pasted schedule', () => {
  it('sizes what it can read, and a row once more when it was fixed', async () => {
    const { platform } = await openSchedule();
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
    await openSchedule(SCHEDULE, {
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

  it('opens the search for one duty with what it requires', async () => {
    const { platform } = await openSchedule('Mark\tQty\tCFM\tESP\tType\nEF-1\t2\t1,500\t0.5\tInline');
    await userEvent.click(await screen.findByRole('button', { name: 'Search for EF-1' }));
    const requested = { cfm: '1500', sp: '0.5', find: '1' };
    expect(platform.navigations).toEqual([
      { state: 'app.fans.sizer.search', params: { ...requested, category: '1', sub: '3', application: undefined } },
    ]);
    expect(platform.storage.read('asked-item')).toBe('{"tag":"EF-1","quantity":2}');
  });

  it('says that ceiling fans are searched for', async () => {
    await openSchedule('Mark\tCFM\tESP\nHVLS-1\t-\t-\nEF-1\t1500\t0.5');
    expect(await screen.findByText('Ceiling fans are sized by floor area: search for them')).toBeVisible();
  });

  it('ticks no row whose type names no fan', async () => {
    await openSchedule('Mark\tCFM\tESP\tType\nAC-1\t1500\t0.5\tAir curtain\nEF-1\t1500\t0.5\tInline');
    expect(await screen.findByText('1 ready')).toBeVisible();
    expect(screen.getByLabelText('Add AC-1')).not.toBeChecked();
    expect(screen.getByLabelText('Add EF-1')).toBeChecked();
  });

  it('says how a cell was read beside how many fit, and how many fans a line means', async () => {
    await openSchedule('Mark\tCFM\tESP\tV/Ph\nEF-1 typ of 3\t1500\t0.5\t480/3');
    expect(await screen.findByText('2 fit; 480 read as 460 V')).toBeVisible();
    expect(screen.getByText(/^3 ×/)).toBeVisible();
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
    await openSchedule('Mark\tCFM\tESP\nEF-1\t1500\t0.5', {
      'POST /api/sizefan/batch': ({ body }) => {
        const response = batch(body);
        const exclusions = [
          missed('discharge', 70, 'KRD080D', 'exclusion.discharge'),
          missed('voltage', 18, 'KRU183B', 'exclusion.voltage'),
        ];
        const lines = response.lines.map((line) => ({ ...line, fitCount: 0, results: [], exclusions }));
        return { ...response, lines };
      },
    });
    expect(await screen.findByText(/^Nearest: KRU183B/)).toBeVisible();
  });

  it('says in one line what was read, and why a line is ignored', async () => {
    await openSchedule(`${SCHEDULE}\nEF-3 (E)\t900\t0.5\nTOTAL\t3,900\t`);
    expect(await screen.findByText('1 row read, 1 has a question, 2 ignored')).toBeVisible();
    expect(screen.getByText('Ignored: total')).toBeVisible();
    expect(screen.getByText('Ignored: existing')).toBeVisible();
    expect(screen.getByText('TOTAL 3,900')).toBeVisible();
    expect(screen.queryByLabelText('Add EF-3 (E)')).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { name: /^Add / })).toHaveLength(2);
  });
});
