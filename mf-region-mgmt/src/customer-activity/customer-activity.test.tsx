import { USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOG_PATH, logEvent, logPage, logResponses } from '../../test/log.ts';
import { ADMIN, SALES, user } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

const MAYA = '8d1f1f0e-5a44-4f0c-9f43-0000000000c1';
const open = (who: SignedInUser, log: () => unknown, query = '') =>
  renderWithPlatform(<RegionRoutes />, {
    user: who,
    path: `${LOG_PATH}${query}`,
    responses: logResponses(log, {
      'GET /api/alerts/customers': () => [{ id: MAYA, name: 'Maya Lindqvist', email: 'maya@lce.example' }],
    }),
  });
type Opened = ReturnType<typeof open>;
const searchOf = ({ platform }: Opened) => decodeURIComponent(platform.navigation.history.location.search);
const lastRequested = ({ platform }: Opened) =>
  platform.calls.filter(({ path }) => path === '/api/events/salesRegionEvents').at(-1)?.query ?? new URLSearchParams();

describe('customer activity', () => {
  it('[LOG-003] shows customer, region, action, fan category and time', async () => {
    const guest = logEvent('2', { fullName: null, eventType: 2, fanCategoryType: null });
    const { platform } = open(SALES, () => logPage([logEvent('1'), guest]));
    expect(
      await screen.findByRole('row', { name: /Ann Lee 24 Chicago, IL Sized Fan Exhaust Nov 20, 2026/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Guest 24 Chicago, IL Created Project/ })).toBeVisible();
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.logs']);
  });

  it('[LOG-009] [ANA-003] calls the twelve actions by their names', async () => {
    const events = Object.keys(USER_ACTION_LABELS).map((type) => logEvent(type, { eventType: Number(type) as 1 }));
    open(SALES, () => logPage(events));
    const [, ...rows] = await screen.findAllByRole('row', { name: /Nov 20, 2026|Customer/ });
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      ...['Sized Fan', 'Created Project', 'Created Account', 'Added Item To Project', 'Generated Deliverable'],
      ...['Region Changed', 'Job Created', 'Requested Project Assistance', 'Shared Project', 'Cloned Shared Project'],
      ...['Load Calculator Project Created', 'Load Calculator Project Results Viewed'],
    ]);
  });

  it('[LOG-010] leads from a customer to their detail, and from a guest or staff nowhere', async () => {
    const guest = logEvent('2', { fullName: null });
    const staff = logEvent('3', { userId: MAYA, fullName: 'Ada Novak', isCustomer: false });
    const { platform } = open(SALES, () => logPage([logEvent('1', { userId: MAYA, isCustomer: true }), guest, staff]));
    const link = await screen.findByRole('link', { name: 'Ann Lee' });
    expect(link).toHaveAttribute('href', `http://test.invalid/region-management/user-detail/${MAYA}`);
    for (const name of ['Guest', 'Ada Novak']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    await userEvent.setup().click(link);
    expect(platform.navigation.history.location.pathname).toBe(`/region-management/user-detail/${MAYA}`);
  });

  it('leads from a page past the end to the last one', async () => {
    const opened = open(SALES, () => logPage([logEvent('1')], 25), '?pi=9');
    await waitFor(() => expect(searchOf(opened)).toBe('?pi=2'));
  });

  it('[LOG-004] turns pages of ten, counted from 0, through the address', async () => {
    const opened = open(SALES, () => logPage([logEvent('1')], 25));
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(searchOf(opened)).toBe('?pi=1'));
    await waitFor(() => expect(lastRequested(opened).get('pageIndex')).toBe('1'));
    expect(lastRequested(opened).get('pageSize')).toBe('10');
  });

  it('[MSG-025] [LOG-008] informs sales staff without a region, and sends no request', async () => {
    const { platform } = open(user(['user', 'sales'], []), () => logPage([]));
    expect(await screen.findByText('It looks like you are not assigned to a sales region.')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('an admin needs no region', async () => {
    open(user(['user', 'admin'], []), () => logPage([]));
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });

  it('[ERR-046] says which error the server gave, in words, with a way to try again', async () => {
    let isDown = true;
    const failed = () => Response.json({ message: 'Store is down', errors: {}, modelState: {} }, { status: 500 });
    open(SALES, () => (isDown ? failed() : logPage([logEvent('1')])));
    expect(await screen.findByText('Error: Internal Server Error - Store is down')).toBeVisible();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Ann Lee/ })).toBeVisible();
  });

  it('[A-208] the address of the area opens its first screen', async () => {
    const remotes = [{ routes: [{ path: LOG_PATH, state: 'app.region-mgmt.logs', remembered: true }] }] as never;
    const { platform } = renderWithPlatform(<RegionRoutes />, {
      user: SALES,
      path: '/region-management',
      remotes,
      responses: logResponses(() => logPage([])),
    });
    await waitFor(() => expect(platform.navigation.history.location.pathname).toBe(LOG_PATH));
  });
});

describe('the filters of the log', () => {
  it('[LOG-007] several actions and categories filter at once, requested when the list closes', async () => {
    const opened = open(SALES, () => logPage([logEvent('1')], 25), '?pi=2');
    const person = userEvent.setup();
    await person.click(await screen.findByRole('combobox', { name: 'Action' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Created Project' }));
    await person.click(screen.getByRole('menuitemcheckbox', { name: 'Sized Fan' }));
    expect(searchOf(opened)).toBe('?pi=2');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(searchOf(opened)).toBe('?evt=1,2'));
    await waitFor(() => expect(lastRequested(opened).get('eventType[1]')).toBe('2'));
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveTextContent('2 selected');
    await person.click(screen.getByRole('combobox', { name: 'Fan category' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'HVAC unit' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(searchOf(opened)).toBe('?evt=1,2&fc=4'));
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(searchOf(opened)).toBe(''));
  });

  it('[LOG-005] offers seven dates, and for a custom one its days', async () => {
    const opened = open(SALES, () => logPage([]));
    const person = userEvent.setup();
    const dates = within(await screen.findByLabelText('Date'));
    expect(dates.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['All', 'Today', 'Yesterday', 'This Week (Past 7 Days)', 'This Month', 'This Year', 'Custom'],
    ]);
    await person.selectOptions(screen.getByLabelText('Date'), 'Custom');
    await waitFor(() => expect(searchOf(opened)).toMatch(/^\?dr=Custom&df=20\d\d-\d\d-\d\d&dt=20\d\d-\d\d-\d\d$/));
    expect(new Date(lastRequested(opened).get('fromDate') ?? '').getTime()).toBeLessThan(Date.now());
    await person.selectOptions(screen.getByLabelText('Date'), 'All');
    await waitFor(() => expect(lastRequested(opened).get('fromDate')).toBeNull());
  });

  it('[LOG-007] finds a customer by what is typed', async () => {
    const opened = open(SALES, () => logPage([logEvent('1', { userId: MAYA, fullName: 'Maya Lindqvist' })]));
    const person = userEvent.setup();
    await person.type(await screen.findByRole('combobox', { name: 'Customer' }), 'maya');
    await person.click(await screen.findByRole('option', { name: /Maya Lindqvist/ }));
    await waitFor(() => expect(searchOf(opened)).toBe(`?userId=${MAYA}`));
    expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveValue('Maya Lindqvist');
    expect(lastRequested(opened).get('userId')).toBe(MAYA);
  });

  it('[REG-006] [LOG-007] regions are chosen by administrators, and ignored for all other users', async () => {
    const opened = open(ADMIN, () => logPage([]), '?r=24');
    const regions = await screen.findByRole('combobox', { name: 'Region' });
    await waitFor(() => expect(regions).toHaveTextContent('24 Chicago Regional Office'));
    expect(lastRequested(opened).get('salesRegionNumber[0]')).toBe('24');
    opened.unmount();
    const ofSales = open(SALES, () => logPage([]), '?r=43');
    await screen.findByText('No activity yet');
    expect(screen.queryByRole('combobox', { name: 'Region' })).not.toBeInTheDocument();
    expect(lastRequested(ofSales).get('salesRegionNumber[0]')).toBeNull();
  });

  it('[LOG-001] [A-209] x closes and opens the panel, and changes nothing else', async () => {
    const opened = open(SALES, () => logPage([], 25), '?pi=1&evt=1&x=0');
    const person = userEvent.setup();
    const toggle = await screen.findByRole('button', { name: 'Filters (1)' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Date')).not.toBeInTheDocument();
    await person.click(toggle);
    expect(await screen.findByLabelText('Date')).toBeVisible();
    expect(searchOf(opened)).toBe('?pi=1&evt=1&x=1');
  });
});

const NORTHGATE = '5b1f1f0e-5a44-4f0c-9f43-0000000000a1';
const project = { projectId: NORTHGATE, name: 'Northgate Clinic', referenceId: 'SB-1042', isReadable: true };

describe('what a customer did', () => {
  it('names project, reference and model, with a link where the user may open the project', async () => {
    const added = logEvent('1', { eventType: 4, project, model: 'KRB120' });
    const other = logEvent('2', { project: { ...project, name: 'Hill School', isReadable: false } });
    open(SALES, () => logPage([added, other]));
    const row = within(await screen.findByRole('row', { name: /Northgate Clinic KRB120 · SB-1042/ }));
    expect(row.getByRole('link', { name: 'Northgate Clinic' })).toHaveAttribute(
      'href',
      `http://test.invalid/projects/dashboard?projectId=${NORTHGATE}`,
    );
    expect(screen.getByText('Hill School')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Hill School' })).not.toBeInTheDocument();
  });

  const visit = {
    id: '9',
    ...{ startedOnUtc: '2026-11-20T10:00:00.000Z', endedOnUtc: '2026-11-20T11:00:00.000Z' },
    ...{ userId: MAYA, userName: 'maya', fullName: 'Maya Lindqvist', isCustomer: true },
    ...{ salesRegionNumber: 24, salesRegionName: 'Chicago, IL' },
    actions: [
      { eventType: 1, count: 27, project: null },
      { eventType: 4, count: 12, project },
    ],
    models: ['KRB120', 'KUB180'],
  };
  const openVisits = (query = '') =>
    renderWithPlatform(<RegionRoutes />, {
      user: SALES,
      path: `${LOG_PATH}${query}`,
      responses: logResponses(() => logPage([logEvent('1')]), {
        'GET /api/events/visits': () => ({ items: [visit], totalCount: 1, pageIndex: 0, pageSize: 10 }),
      }),
    });

  it('is grouped by visit on request, which the address keeps', async () => {
    const opened = openVisits();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Visits' }));
    const text = 'Sized 27 fans, added 12 items in Northgate Clinic';
    expect(await screen.findByRole('row', { name: new RegExp(`${text} ?KRB120, KUB180`) })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Visits', pressed: true })).toBeVisible();
    expect(searchOf(opened)).toBe('?g=visits');
  });

  it.each([
    ['', 'Customer,Region,Action,Fan Category,Project,Reference,Model,Time', /^Ann Lee,"24 Chicago, IL",Sized Fan,/],
    [
      '?g=visits',
      'Customer,Region,What happened,Models,Start,End',
      /"Sized 27 fans, added 12 items in Northgate Clinic","KRB120, KUB180"/,
    ],
    ['?hc=action,project', 'Customer,Region,Fan Category,Time', /^Ann Lee,"24 Chicago, IL",Exhaust,2026/],
    ['?g=visits&hc=time', 'Customer,Region,What happened,Models', /"KRB120, KUB180"$/],
  ])('is saved as the file of what is shown: %p', async (query, heads, row) => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => files.push(file) && 'blob:log',
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    openVisits(query);
    const save = await screen.findByRole('button', { name: 'Export CSV' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.setup().click(save);
    await waitFor(() => expect(files).toHaveLength(1));
    const [first, second] = new TextDecoder().decode(await new Response(files[0]).arrayBuffer()).split('\r\n');
    expect([first?.replace('\uFEFF', ''), second]).toEqual([heads, expect.stringMatching(row)]);
    jest.restoreAllMocks();
  });

  it('that happened since is offered quietly, and shown when the user wants it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let total = 1;
    open(SALES, () => logPage([logEvent('1')], total));
    await screen.findByRole('row', { name: /Ann Lee/ });
    total = 4;
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    const offer = await screen.findByRole('button', { name: '3 new' });
    jest.useRealTimers();
    await userEvent.setup().click(offer);
    await waitFor(() => expect(screen.queryByRole('button', { name: '3 new' })).not.toBeInTheDocument());
  });
});
