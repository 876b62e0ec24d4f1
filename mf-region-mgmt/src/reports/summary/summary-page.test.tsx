import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openReport, SUMMARY, SUMMARY_PATH } from '../../../test/reports.ts';
import { ADMIN, SALES, user } from '../../../test/users.ts';
import { instantsOf, today } from '../../dates/days.ts';
import { summaryRange } from './summary-address.ts';

const textsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const table = () => screen.findByRole('table', { name: 'Customer activity by sales region and action' });
const rowsOf = async () =>
  within(await table())
    .getAllByRole('row')
    .map(textsOf);

describe('the summary report', () => {
  it('[REP-001] [REG-004] counts this month by region and action, with totals', async () => {
    const { requested, platform } = openReport(ADMIN, SUMMARY_PATH, () => SUMMARY);
    expect(await rowsOf()).toEqual([
      ['Region', 'Total', 'Users', 'Sized Fan', 'Created Project'],
      ['24 Chicago', '1,203', '7', '1,200', '3'],
      ['43 Boston', '15', '20', '10', '5'],
      ['No region', '2', '0', '2', '0'],
      ['Total', '1,220', '27', '1,212', '8'],
    ]);
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.reports.summary']);
    const { fromDate, toDate } = instantsOf(
      summaryRange({
        option: 'ThisMonth',
        custom: null,
        eventTypes: [],
        fanCategories: [],
        regions: [],
        sort: { column: 'region', isDescending: false },
        hasAllActions: false,
      }),
    );
    expect(requested().map((query) => [query.get('fromDates[0]'), query.get('toDates[0]')])).toEqual([
      [fromDate, toDate],
    ]);
    expect(screen.getByRole('link', { name: 'Summary' })).toHaveAttribute('aria-current', 'page');
  });

  it('has no column of an action that happened nowhere, unless nothing happened at all', async () => {
    const none = SUMMARY.regions.map((region) => ({ ...region, eventTypeCounts: [[0, 0], []] }));
    const some = none.map((region, index) => (index === 1 ? { ...region, eventTypeCounts: [[0, 4], []] } : region));
    const { unmount } = openReport(ADMIN, SUMMARY_PATH, () => ({ ...SUMMARY, regions: some }));
    expect((await rowsOf())[0]).toEqual(['Region', 'Total', 'Users', 'Created Project']);
    unmount();
    openReport(ADMIN, SUMMARY_PATH, () => ({ ...SUMMARY, regions: none }));
    expect((await rowsOf())[0]).toEqual(['Region', 'Total', 'Users', 'Sized Fan', 'Created Project']);
  });

  it('says how many actions that hides, shows them on request, and the address keeps it', async () => {
    const some = SUMMARY.regions.map((region) => ({ ...region, eventTypeCounts: [[0, 4], []] }));
    const { search } = openReport(ADMIN, `${SUMMARY_PATH}?evt=1,2`, () => ({ ...SUMMARY, regions: some }));
    const person = userEvent.setup();
    expect(await screen.findByText(/^1 action without activity hidden\./)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all actions' }));
    await waitFor(() => expect(search()).toBe('?evt=1,2&all=1'));
    expect((await rowsOf())[0]).toEqual(['Region', 'Total', 'Users', 'Sized Fan', 'Created Project']);
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toContain('all=1');
    await person.click(screen.getByRole('button', { name: 'Hide them' }));
    await waitFor(() => expect(search()).toBe('?evt=1,2'));
  });

  it('says nothing of hidden actions where all happened', async () => {
    openReport(ADMIN, SUMMARY_PATH, () => SUMMARY);
    await rowsOf();
    expect(screen.queryByRole('button', { name: 'Show all actions' })).not.toBeInTheDocument();
  });

  it('[REP-003] totals follow the rows of each action', async () => {
    openReport(ADMIN, `${SUMMARY_PATH}?evt=1`, () => ({
      eventTypes: SUMMARY.eventTypes.slice(0, 1),
      regions: SUMMARY.regions.map((region) => ({
        ...region,
        eventTypeCounts: [region.eventTypeCounts[0].slice(0, 1), []],
      })),
    }));
    expect((await rowsOf()).at(-1)).toEqual(['Total', '1,212', '27', '1,212']);
  });

  it('[REP-014] [REG-007] sorts by a column, the other way when it is chosen again', async () => {
    const { search } = openReport(ADMIN, SUMMARY_PATH, () => SUMMARY);
    const person = userEvent.setup();
    const sortBy = async (name: string) => person.click(await screen.findByRole('button', { name }));
    await sortBy('Users');
    await waitFor(() => expect(search()).toBe('?s=users'));
    expect((await rowsOf()).slice(1, 4).map(([region]) => region)).toEqual(['No region', '24 Chicago', '43 Boston']);
    await sortBy('Users');
    await waitFor(() => expect(search()).toBe('?s=users-desc'));
    expect((await rowsOf()).slice(1, 4).map(([region]) => region)).toEqual(['43 Boston', '24 Chicago', 'No region']);
    await sortBy('Users');
    await waitFor(() => expect(search()).toBe('?s=users'));
    await sortBy('Sized Fan');
    await waitFor(() => expect(search()).toBe('?s=event-1'));
  });

  it.each(['foo', 'event-9&evt=1,2'])('[REP-015] sorts by region for s=%s', async (sort) => {
    openReport(ADMIN, `${SUMMARY_PATH}?s=${sort}`, () => SUMMARY);
    const header = within(await table()).getByRole('columnheader', { name: 'Region' });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
  });

  it('[REP-016] offers five dates, and days for a custom one', async () => {
    const { requested, search } = openReport(ADMIN, SUMMARY_PATH, () => SUMMARY);
    const person = userEvent.setup();
    const dates = await screen.findByLabelText('Date');
    expect(
      within(dates)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['This Month', 'Last Month', 'This Year', 'Last Year', 'Custom']]);
    await person.selectOptions(dates, 'Custom');
    await waitFor(() => expect(search()).toContain(`dt=${today()}`));
    const from = screen.getByLabelText('From');
    await person.clear(from);
    await person.type(from, '2026-05-01');
    await waitFor(() => expect(requested().at(-1)?.get('fromDates[0]')).toBe(new Date(2026, 4, 1).toISOString()));
  });

  it('[REP-013] clearing filters restores date and parameters', async () => {
    const { search, requested } = openReport(ADMIN, `${SUMMARY_PATH}?r=24&evt=1,2&fc=4&dr=LastYear`, () => SUMMARY);
    await table();
    expect(requested()[0]?.get('regions[0]')).toBe('24');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(search()).toBe(''));
    await waitFor(() => expect(requested()).toHaveLength(2));
    expect(requested()[1]?.get('eventTypes[0]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('[REP-009] sends a request only for other parameters, and again when it is refreshed', async () => {
    const { requested, platform } = openReport(ADMIN, SUMMARY_PATH, () => SUMMARY);
    const person = userEvent.setup();
    await table();
    await person.click(screen.getByRole('button', { name: 'Users' }));
    act(() => platform.navigation.history.push('/toolBox'));
    act(() => platform.navigation.history.push(SUMMARY_PATH));
    await table();
    expect(requested()).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(requested()).toHaveLength(2));
    await person.selectOptions(screen.getByLabelText('Date'), 'Last Year');
    await waitFor(() => expect(requested()).toHaveLength(3));
  });

  it('[REP-010] [ERR-047] says that it counts, or which error the server gave, with a way to try again', async () => {
    let response: () => unknown = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 503 });
    openReport(ADMIN, SUMMARY_PATH, () => response());
    expect(screen.getByText('Counting')).toBeVisible();
    expect(await screen.findByText('Error: Service Unavailable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    response = () => SUMMARY;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
    expect(screen.queryByText('Counting')).not.toBeInTheDocument();
    expect(screen.getByText(/^As of/)).toBeVisible();
  });

  it('[REP-021] [A-228] exports what the screen shows, as text of a spreadsheet', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => files.push(file) && 'blob:report',
      revokeObjectURL: () => undefined,
    });
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const [first, ...others] = SUMMARY.regions;
    const risky = { ...first, salesRegionNumber: null, salesRegionName: null };
    openReport(ADMIN, `${SUMMARY_PATH}?s=users-desc`, () => ({
      ...SUMMARY,
      regions: [risky, { ...others[0], salesRegionName: 'a, "b"' }],
    }));
    await table();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(names).toEqual(['Summary Report.csv']);
    const bytes = new Uint8Array(await new Response(files[0]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Region,Users,Sized Fan,Created Project,Total',
      '"43 a, ""b""",20,10,5,15',
      'No region,7,1200,3,1203',
      'Total,27,1210,8,1218',
    ]);
    jest.restoreAllMocks();
  });

  it('[REG-010] [REG-006] offers regions to administrators, and sends none of anybody else', async () => {
    const { requested, unmount } = openReport(ADMIN, SUMMARY_PATH, () => SUMMARY);
    const person = userEvent.setup();
    await person.click(await screen.findByRole('combobox', { name: 'Region' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: '43 Boston Regional Office' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(requested().at(-1)?.get('regions[0]')).toBe('43'));
    unmount();
    const ofSales = openReport(SALES, `${SUMMARY_PATH}?r=43`, () => SUMMARY);
    await table();
    expect(screen.queryByRole('combobox', { name: 'Region' })).not.toBeInTheDocument();
    expect(ofSales.requested()[0]?.get('regions[0]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('[REG-013] [REP-023] redirects staff without a region home, and requests nothing', async () => {
    const { platform } = openReport(user(['user', 'sales'], []), SUMMARY_PATH, () => SUMMARY);
    await waitFor(() => expect(platform.navigation.history.location.pathname).not.toBe(SUMMARY_PATH));
    expect(platform.shownToasts).toEqual([
      {
        kind: 'warning',
        title: 'It looks like you are not assigned to a sales region.',
        durationMs: 6000,
      },
    ]);
    expect(platform.calls).toEqual([]);
  });
});
