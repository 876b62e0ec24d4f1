import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_RECORD } from '../../test/customer-record.ts';
import { ANN, BOB, regionOfTest } from '../../test/customers.ts';
import { logEvent, logPage, logResponses } from '../../test/log.ts';
import { ADMIN, SALES, user } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

const DETAIL = `/region-management/user-detail/${ANN.userId}`;
const open = (who: SignedInUser, more: Partial<TestPlatformOptions> = {}, read: () => unknown = () => ANN) =>
  renderWithPlatform(<RegionRoutes />, {
    user: who,
    path: DETAIL,
    ...more,
    responses: logResponses(() => logPage([logEvent('1', { userId: ANN.userId })], 25), {
      'GET /api/user/regional/user': read,
      'GET /api/user/regional/record': () => NO_RECORD,
      ...more.responses,
    }),
  });
const logCalls = ({ calls }: ReturnType<typeof open>['platform']) =>
  calls.filter(({ path }) => path === '/api/events/salesRegionEvents').map(({ query }) => Object.fromEntries(query));

describe('the detail of a customer', () => {
  it('[CUS-011] shows their data', async () => {
    const { platform } = open(SALES);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Customer data' })).toHaveTextContent(
      'User nameannEmailann@lakeside.exampleCompanyLakeside MechanicalAddress9 Lake Road, Chicago, IL 60601' +
        'Phone(312) 555-0114Sales region24 Chicago Regional OfficeAccount sinceNov 20, 2026',
    );
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.user-logs']);
  });

  it('[CUS-011] shows their log by pi, ps, evt, fc, dr and x, and requests only their events', async () => {
    const second = { ...logPage([logEvent('1', { userId: ANN.userId })], 25), pageIndex: 1, pageSize: 5 };
    const { platform } = open(ADMIN, {
      path: `${DETAIL}?pi=1&ps=5&evt=1&fc=1&dr=Today&x=1&r=43`,
      responses: { 'GET /api/events/salesRegionEvents': () => second },
    });
    expect(await screen.findByRole('row', { name: /24 Chicago, IL Sized Fan/ })).toBeVisible();
    expect(logCalls(platform)[0]).toMatchObject({
      ...{ pageIndex: '1', pageSize: '5', userId: ANN.userId, 'eventType[0]': '1', 'fanCategoryType[0]': '1' },
      fromDate: expect.any(String),
    });
    expect(Object.keys(logCalls(platform)[0] ?? {}).some((name) => name.startsWith('salesRegion'))).toBe(false);
    expect(screen.queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(logCalls(platform).at(-1)).toMatchObject({ pageIndex: '2' }));
    const { pathname, search } = platform.navigation.history.location;
    expect([pathname, search]).toEqual([DETAIL, '?pi=2&ps=5&evt=1&fc=1&dr=Today&x=1']);
  });

  it('[CUS-012] leads home without a customer', async () => {
    const { platform } = open(SALES, { path: '/region-management/user-detail/' });
    await waitFor(() => expect(platform.navigations).toEqual([{ state: 'app.home.start', params: undefined }]));
    expect(platform.calls).toEqual([]);
  });

  it('[REG-005] shows at once the customer that its list knew', async () => {
    const never = new Promise<never>(() => undefined);
    const { platform } = open(SALES, { path: '/toolBox' }, () => never);
    act(() => platform.navigation.history.push(DETAIL, { userDetails: ANN }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  });

  it('does not take one customer for another', async () => {
    const never = new Promise<never>(() => undefined);
    const { platform } = open(SALES, { path: '/toolBox' }, () => never);
    act(() => platform.navigation.history.push(DETAIL, { userDetails: BOB }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer' })).toBeVisible();
  });

  it('says why another region’s customer is not shown', async () => {
    open(SALES, {}, () =>
      Response.json(
        { message: 'Another sales region looks after this customer.', errors: {}, modelState: {} },
        { status: 403 },
      ),
    );
    expect(await screen.findByText(/Another sales region looks after this customer\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change region' })).not.toBeInTheDocument();
  });

  it('[A-214] informs sales staff without a region', async () => {
    const { platform } = open(user(['user', 'sales'], []));
    expect(await screen.findByText('It looks like you are not assigned to a sales region.')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it.each([
    ['an administrator', ADMIN, true],
    ['sales staff of the region', SALES, true],
    ['sales staff of another region', user(['user', 'sales'], [43]), false],
  ] as const)('[REG-012] [EVT-094] offers to edit the region for %s: %s', async (_name, who, isOffered) => {
    const { platform } = open(who);
    await screen.findByRole('button', { name: 'Change region' });
    const button = screen.queryByRole('button', { name: 'Correct region data' });
    expect(button !== null).toBe(isOffered);
    if (button === null) return;
    await userEvent.setup().click(button);
    expect(platform.openedPanels).toEqual(['regional-edit']);
  });
});

describe('another region for a customer', () => {
  async function openDialog(who: SignedInUser, change: () => unknown) {
    const opened = open(who, { responses: { 'PUT /api/regions/change': change } });
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Change region' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change sales region' });
    await within(dialog).findByRole('option', { name: '43 Boston Regional Office' });
    return { ...opened, person, dialog };
  }

  it('[REG-011] [CUS-020] [EVT-047] is chosen, sent and broadcast', async () => {
    const { platform, person, dialog } = await openDialog(ADMIN, () => regionOfTest(43, 'Boston Regional Office'));
    const received = jest.fn();
    platform.bus.subscribe('customer-region-changed', ({ payload }) => received(payload));
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Choose a region', { selector: '[role="alert"], div' })).toBeVisible();
    expect(platform.calls.some(({ path }) => path === '/api/regions/change')).toBe(false);
    await person.selectOptions(within(dialog).getByRole('combobox'), '43 Boston Regional Office');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(received).toHaveBeenCalledWith({ userId: ANN.userId, regionNumber: 43 }));
    expect(platform.calls.find(({ path }) => path === '/api/regions/change')?.body).toEqual({
      userId: ANN.userId,
      region: 43,
    });
    expect(platform.shownToasts[0]?.title).toBe('Ann Lee is now in sales region 43 Boston Regional Office');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.navigations).toEqual([]);
    const reads = () => platform.calls.filter(({ path }) => path === '/api/user/regional/user');
    await waitFor(() => expect(reads()).toHaveLength(2));
    expect(platform.problems).toEqual([]);
  });

  it('takes sales staff back to their list when the customer is theirs no more, which the dialog says before', async () => {
    const { platform, person, dialog } = await openDialog(SALES, () => regionOfTest(43, 'Boston Regional Office'));
    await person.selectOptions(within(dialog).getByRole('combobox'), '43 Boston Regional Office');
    expect(within(dialog).getByText(/you no longer see them/)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.navigations[0]?.state).toBe('app.region-mgmt.users'));
  });

  it('[ERR-056] says that it failed, and the dialog stays', async () => {
    const { platform, person, dialog } = await openDialog(ADMIN, () =>
      Response.json({ message: 'Store is down', errors: {}, modelState: {} }, { status: 500 }),
    );
    await person.selectOptions(within(dialog).getByRole('combobox'), '43 Boston Regional Office');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(platform.shownDialogs).toMatchObject([
        { title: 'Error Saving', text: 'There was an unexpected error changing the region.' },
      ]),
    );
    expect(dialog).toBeVisible();
    expect(within(dialog).getByRole('combobox')).toHaveValue('43');
  });

  it("[ERR-056] says the server's reason when the change is rejected", async () => {
    const reason = 'This region is closed';
    const { platform, person, dialog } = await openDialog(ADMIN, () =>
      Response.json({ message: reason, errors: { region: [reason] }, modelState: {} }, { status: 400 }),
    );
    await person.selectOptions(within(dialog).getByRole('combobox'), '43 Boston Regional Office');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.shownDialogs).toMatchObject([{ title: 'Error Saving', text: reason }]));
  });
});
