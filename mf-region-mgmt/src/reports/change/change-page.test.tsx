import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHANGE, CHANGE_PATH, openReport } from '../../../test/reports.ts';
import { ADMIN, SALES, user } from '../../../test/users.ts';
import { today, yearOf } from '../../dates/days.ts';

const YEAR = yearOf(today());
const TREND = [
  { year: YEAR, month: 1, count: 9 },
  { year: YEAR - 1, month: 1, count: 4 },
  { year: YEAR - 3, month: 12, count: 2 },
];
const trend = (response: () => unknown = () => TREND) => ({ 'GET /api/events/trendReport': response });
const grid = () => screen.findByRole('grid', { name: /^Change of customer activity/ });
const CELL = /^Sized Fan, 24 Chicago: 10 to 15, up 50.0%. Show the trend$/;

describe('the change report', () => {
  it('[REP-002] [REG-004] compares the year to date with the same days of the year before', async () => {
    const { requested, platform } = openReport(ADMIN, CHANGE_PATH, () => CHANGE);
    expect(within(await grid()).getByRole('button', { name: CELL })).toBeVisible();
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.reports.change']);
    expect(requested()).toHaveLength(1);
    const bounds = ['fromDates[0]', 'fromDates[1]'].map((name) => requested()[0]?.get(name));
    expect(bounds).toEqual([new Date(YEAR - 1, 0, 1).toISOString(), new Date(YEAR, 0, 1).toISOString()]);
  });

  it('[REP-003] [REP-005] has the change of each cell and of all regions, in words too', async () => {
    openReport(ADMIN, CHANGE_PATH, () => CHANGE);
    const names = within(await grid())
      .getAllByRole('button', { name: /Show the trend$/ })
      .map((button) => button.getAttribute('aria-label')?.replace('. Show the trend', ''));
    expect(names).toEqual([
      'Total, 24 Chicago: 10 to 18, up 80.0%',
      'Sized Fan, 24 Chicago: 10 to 15, up 50.0%',
      'Created Project, 24 Chicago: 0 to 3, new',
      'Total, 43 Boston: 14 to 9, down 35.7%',
      'Sized Fan, 43 Boston: 10 to 5, down 50.0%',
      'Created Project, 43 Boston: 4 to 4, no change',
      'Total, all regions of the report: 24 to 27, up 12.5%',
      'Sized Fan, all regions of the report: 20 to 20, no change',
      'Created Project, all regions of the report: 4 to 7, up 75.0%',
    ]);
  });

  it('[REP-005] shows what moved, and what did not as one value', async () => {
    const still = {
      ...CHANGE,
      regions: CHANGE.regions.map((region) => ({
        ...region,
        eventTypeCounts: [
          [0, 4],
          [0, 4],
        ],
      })),
    };
    openReport(ADMIN, CHANGE_PATH, () => still);
    const [, chicago] = within(await grid()).getAllByRole('row');
    expect(chicago?.textContent).toBe('24 Chicago474');
  });

  it('[REP-019] opens no trend of users without a region, which no filter of the log can name', async () => {
    const [chicago, boston] = CHANGE.regions;
    const report = { ...CHANGE, regions: [chicago, { ...boston, salesRegionNumber: null, salesRegionName: null }] };
    openReport(ADMIN, CHANGE_PATH, () => report);
    const names = within(await grid())
      .getAllByRole('button', { name: /Show the trend$/ })
      .map((button) => button.getAttribute('aria-label')?.replace(/: .*/, ''));
    expect(names).toEqual([
      ...['Total', 'Sized Fan', 'Created Project'].map((action) => `${action}, 24 Chicago`),
      ...['Total', 'Sized Fan', 'Created Project'].map((action) => `${action}, all regions of the report`),
    ]);
  });

  it('[REP-017] [REP-018] [REP-012] offers years down to 2019, and another period from its first choice', async () => {
    const { search } = openReport(ADMIN, `${CHANGE_PATH}?pv=2021`, () => CHANGE);
    const person = userEvent.setup();
    const compare = await screen.findByLabelText('Compare');
    const options = within(compare)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options[0]).toBe(`Year to date, ${YEAR} and ${YEAR - 1}`);
    expect(options.at(-1)).toBe('2019 and 2018');
    expect(compare).toHaveDisplayValue('2021 and 2020');
    await person.selectOptions(screen.getByLabelText('Period'), 'Month');
    await waitFor(() => expect(search()).toBe('?pt=Month'));
    expect(screen.getByLabelText('Compare')).toHaveDisplayValue(/^Month to date/);
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('[REP-011] another choice of actions ends the order by one of them', async () => {
    const { search } = openReport(ADMIN, `${CHANGE_PATH}?s=event-2-desc`, () => CHANGE);
    const person = userEvent.setup();
    const header = within(await grid()).getByRole('columnheader', { name: 'Created Project' });
    expect(header).toHaveAttribute('aria-sort', 'descending');
    await person.click(screen.getByRole('combobox', { name: 'Action' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Created Project' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(search()).toBe('?evt=2'));
  });

  it('[REP-022] exports both values and the change of each action', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => files.push(file) && 'blob:report',
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    openReport(ADMIN, `${CHANGE_PATH}?pv=2024`, () => CHANGE);
    await grid();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(names).toEqual(['Change Report.csv']);
    const [headers = '', chicago, , total] = new TextDecoder()
      .decode(await new Response(files[0]).arrayBuffer())
      .split('\r\n');
    expect(headers).toMatch(/^Region,Users,"Sized Fan, Jan 1, 2023 to Dec 31, 2023",/);
    expect(headers).toMatch(/"Total, change %"$/);
    expect(chicago).toBe('24 Chicago,7,10,15,50,0,3,new,10,18,80');
    expect(total).toBe('Total,27,20,20,0,4,7,75,24,27,12.5');
    jest.restoreAllMocks();
  });

  it('[REG-013] [REP-023] leads staff without a region home', async () => {
    const { platform } = openReport(user(['user', 'sales'], []), CHANGE_PATH, () => CHANGE);
    await waitFor(() => expect(platform.navigation.history.location.pathname).not.toBe(CHANGE_PATH));
    expect(platform.calls).toEqual([]);
  });
});

describe('the trend of a count', () => {
  it('[REP-019] opens for years alone', async () => {
    openReport(ADMIN, `${CHANGE_PATH}?pt=Month`, () => CHANGE);
    expect(await screen.findByRole('table', { name: /^Change of customer activity/ })).toBeVisible();
    expect(screen.getByText('10 to 15, up 50.0%')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Show the trend/ })).not.toBeInTheDocument();
  });

  it('[REP-019] [A-227] requests the months of the region and the action since 2019', async () => {
    const { platform } = openReport(SALES, `${CHANGE_PATH}?fc=4`, () => CHANGE, trend());
    await userEvent.setup().click(await screen.findByRole('button', { name: CELL }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sized Fan, 24 Chicago' }));
    expect(await dialog.findByRole('slider')).toBeVisible();
    const call = platform.calls.find(({ path }) => path === '/api/events/trendReport');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      'fromDates[0]': new Date(2019, 0, 1).toISOString(),
      'eventTypes[0]': '1',
      'fanCategoryTypes[0]': '4',
      'regions[0]': '24',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('[REP-020] [A-239] draws this period, the one before and the others each in a colour of the theme', async () => {
    openReport(ADMIN, CHANGE_PATH, () => CHANGE, trend());
    await userEvent.setup().click(await screen.findByRole('button', { name: CELL }));
    await screen.findByRole('slider');
    const strokeOf = (role: string) =>
      document.querySelector<SVGElement>(`[data-role="${role}"] polyline`)?.style.getPropertyValue('stroke');
    const strokes = ['current', 'prior', 'other'].map(strokeOf);
    expect(new Set(strokes).size).toBe(3);
    for (const stroke of strokes) expect(stroke).toMatch(/^var\(--/);
  });

  it('is read month by month with the keys, and as a table', async () => {
    openReport(ADMIN, CHANGE_PATH, () => CHANGE, trend());
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: CELL }));
    const slider = await screen.findByRole('slider', { name: 'Events by month, a line for each year' });
    slider.focus();
    await person.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', `January: ${YEAR}: 9 · ${YEAR - 1}: 4 · ${YEAR - 3}: 0`);
    await person.keyboard('{ArrowLeft}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '2');
    await person.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('table', { name: 'Events by month and year' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Month',
      ...[YEAR, YEAR - 1, YEAR - 3].map(String),
    ]);
    expect(table.getByRole('row', { name: /^January 9 4 0$/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('slider')).toBeVisible();
  });

  it('[ERR-048] says in a dialog that it did not load', async () => {
    const failed = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 500 });
    const { platform } = openReport(ADMIN, CHANGE_PATH, () => CHANGE, trend(failed));
    await userEvent.setup().click(await screen.findByRole('button', { name: CELL }));
    await waitFor(() =>
      expect(platform.shownDialogs).toEqual([
        {
          title: 'Error Loading Report',
          text: 'There was an unexpected error retrieving the report data.',
          confirm: 'OK',
        },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
