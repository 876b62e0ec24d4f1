import type { ScheduleColumns } from '@specbuilder/shared-contracts/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSchedule, pasteSchedule } from '../../../test/schedule-page.tsx';

const ZORB = 'Mark\tCFM\tESP\tZorb\nEF-1\t1,500\t0.5\tblue';
const ZORB_AGAIN = 'MARK\tCFM\tESP\tZORB\nSF-7\t900\t0.25\tred';
const HEADS = ['mark', 'cfm', 'esp', 'zorb'];

/** A server that remembers. */
function account(schedules: readonly ScheduleColumns[] = []) {
  let kept = schedules;
  const path = '/api/user/settings/scheduleColumns';
  return {
    [`GET ${path}`]: () => ({ schedules: kept }),
    [`PUT ${path}`]: ({ body }: { readonly body: unknown }) => {
      const saved = body as ScheduleColumns;
      kept = Object.keys(saved.columns).length === 0 ? [] : [saved];
      return { schedules: kept };
    },
  };
}

const again = async (schedule: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Paste again' }));
  await pasteSchedule(schedule);
};

describe('what a user says of columns', () => {
  it('is kept in the account and used for the same heads', async () => {
    const { platform } = await openSchedule(ZORB, account());
    await userEvent.selectOptions(await screen.findByLabelText('Column Zorb is'), 'Notes');
    expect(await screen.findByText('Schedules with the same headings will use these columns again.')).toBeVisible();
    const put = platform.calls.find(({ method, path }) => method === 'PUT' && path.endsWith('/scheduleColumns'));
    expect(put?.body).toEqual({ heads: HEADS, columns: { 3: 'notes' } });
    await again(ZORB_AGAIN);
    expect(await screen.findByText('Using the columns you set for the same headings before.')).toBeVisible();
    expect(screen.getByLabelText('Notes of SF-7')).toHaveValue('red');
    expect(platform.browserStorage.read('scheduleColumns')).toBeNull();
  });

  it('is forgotten when the user says so, and the columns are as they are read', async () => {
    await openSchedule(ZORB, account([{ heads: HEADS, columns: { 3: 'notes' } }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Forget' }));
    expect(await screen.findByLabelText('Column Zorb is')).toHaveDisplayValue('Not understood');
    expect(screen.queryByText(/same headings/)).not.toBeInTheDocument();
    await again(ZORB_AGAIN);
    expect(await screen.findByLabelText('Column ZORB is')).toHaveDisplayValue('Not understood');
  });

  it('never overrides what the user says on the page', async () => {
    let respond: (schedules: readonly ScheduleColumns[]) => void = () => undefined;
    const slow = new Promise<{ schedules: readonly ScheduleColumns[] }>((resolve) => {
      respond = (schedules) => resolve({ schedules });
    });
    await openSchedule(ZORB, { ...account(), 'GET /api/user/settings/scheduleColumns': () => slow });
    await userEvent.selectOptions(await screen.findByLabelText('Column Zorb is'), 'Notes');
    respond([{ heads: HEADS, columns: { 3: null } }]);
    await waitFor(() => expect(screen.getByText('1 ready')).toBeVisible());
    expect(screen.getByLabelText('Notes of EF-1')).toHaveValue('blue');
  });

  it('is not used for other heads, nor where another release knew another use', async () => {
    const others: readonly ScheduleColumns[] = [
      { heads: ['mark', 'cfm', 'esp'], columns: { 2: null } },
      { heads: HEADS, columns: { 3: 'somethingNew' } },
    ];
    await openSchedule(ZORB, account(others));
    expect(await screen.findByLabelText('Column Zorb is')).toHaveDisplayValue('Not understood');
    expect(screen.queryByText(/same headings/)).not.toBeInTheDocument();
  });

  it('of a guest stays in this browser', async () => {
    const { platform } = await openSchedule(ZORB, {}, null);
    await userEvent.selectOptions(await screen.findByLabelText('Column Zorb is'), 'Ignore');
    expect(JSON.parse(platform.browserStorage.read('scheduleColumns') ?? '')).toEqual([
      { heads: HEADS, columns: { 3: null } },
    ]);
    await again(ZORB_AGAIN);
    expect(await screen.findByText('1 column is not used: ZORB (left out)')).toBeVisible();
    expect(platform.calls.filter(({ path }) => path.endsWith('/scheduleColumns'))).toEqual([]);
  });

  it('leaves the page as it is where it cannot be kept', async () => {
    const fails = () => {
      throw new Error('offline');
    };
    await openSchedule(ZORB, {
      'GET /api/user/settings/scheduleColumns': fails,
      'PUT /api/user/settings/scheduleColumns': fails,
    });
    await userEvent.selectOptions(await screen.findByLabelText('Column Zorb is'), 'Notes');
    expect(await screen.findByText('1 ready')).toBeVisible();
    expect(screen.queryByText(/same headings/)).not.toBeInTheDocument();
  });
});
