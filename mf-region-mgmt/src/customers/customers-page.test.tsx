import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { ANN, BOB, CUSTOMERS_PATH, customersPage, regionOfTest, withDeletion } from '../../test/customers.ts';
import { ADMIN, SALES, user } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';
import { readCustomersAddress, writeCustomersAddress } from './customers-address.ts';

const open = (who: SignedInUser, list: () => unknown, more: Partial<TestPlatformOptions> = {}) =>
  renderWithPlatform(<RegionRoutes />, {
    user: who,
    path: CUSTOMERS_PATH,
    ...more,
    responses: {
      'GET /api/user/regional/paged': list,
      'GET /api/regions/sales': () => [regionOfTest(24), regionOfTest(43, 'Boston Regional Office')],
      ...more.responses,
    },
  });
const requested = (platform: ReturnType<typeof open>['platform'], name: string) =>
  platform.calls.filter(({ path }) => path === '/api/user/regional/paged').map(({ query }) => query.get(name));
const search = ({ navigation }: ReturnType<typeof open>['platform']) => navigation.history.location.search;

describe('the list of customers', () => {
  it('[CUS-002] shows who they are, their company, how to reach them and their region', async () => {
    const { platform } = open(SALES, () => customersPage([ANN, BOB]));
    const row = await screen.findByRole('row', { name: /Ann Lee/ });
    expect(row).toHaveTextContent(
      'Ann Leeannann@lakeside.exampleLakeside MechanicalChicago, IL(312) 555-011424 Chicago Regional OfficeNov 20, 2026',
    );
    const unnamed = screen.getByRole('row', { name: /bob@lakeside/ });
    expect(within(unnamed).getByRole('link', { name: 'bob' })).toBeVisible();
    expect(unnamed).toHaveTextContent('—Nov 20, 2026Invited');
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.users']);
  });

  it('[CUS-001] [CUS-005] keeps page, keyword, regions and order in the address; a filter starts at the first page', async () => {
    const { platform } = open(ADMIN, () => customersPage([ANN], 35, 2), {
      path: `${CUSTOMERS_PATH}?pi=2&ps=5&k=lee&r=24`,
    });
    await screen.findByRole('row', { name: /Ann Lee/ });
    const [first] = platform.calls.filter(({ path }) => path.endsWith('/paged'));
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({
      ...{ pageIndex: '2', pageSize: '5', keyword: 'lee', 'salesRegionNumber[0]': '24' },
      ...{ orderByKey: 'CreatedOnUtc', orderByDescending: 'true' },
    });
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(search(platform)).toBe('?pi=3&ps=5&k=lee&r=24'));
    await person.click(screen.getByRole('combobox', { name: 'Region' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: /Boston/ }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(search(platform)).toBe('?ps=5&k=lee&r=24%2C43'));
    await person.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(search(platform)).toBe('?ps=5&k=lee&r=24%2C43&s=email'));
    await waitFor(() => expect(requested(platform, 'orderByKey').at(-1)).toBe('Email'));
  });

  it('[REG-009] offers sales staff no regions and sends none', async () => {
    const { platform } = open(SALES, () => customersPage([ANN]), { path: `${CUSTOMERS_PATH}?r=43` });
    await screen.findByRole('row', { name: /Ann Lee/ });
    expect(screen.queryByRole('combobox', { name: 'Region' })).not.toBeInTheDocument();
    expect(requested(platform, 'salesRegionNumber[0]')).toEqual([null]);
    expect(requested(platform, 'salesRegionNumber')).toEqual([null]);
  });

  it('[CUS-004] searches for a keyword 500 ms after the last keystroke', async () => {
    const { platform } = open(SALES, () => customersPage([ANN]), { path: `${CUSTOMERS_PATH}?pi=1` });
    await screen.findByRole('searchbox');
    jest.useFakeTimers();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.type(screen.getByRole('searchbox'), 'lee');
    act(() => void jest.advanceTimersByTime(499));
    expect(requested(platform, 'keyword')).not.toContain('lee');
    act(() => void jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await waitFor(() => expect(requested(platform, 'keyword').at(-1)).toBe('lee'));
    expect(requested(platform, 'keyword').filter((keyword) => keyword !== null)).toEqual(['lee']);
    expect(search(platform)).toBe('?k=lee');
  });

  it('[CUS-006] [REG-005] a row opens the detail of its customer and takes along who it is', async () => {
    const { platform } = open(SALES, () => customersPage([ANN]), {
      responses: {
        'GET /api/user/regional/user': () => ANN,
        'GET /api/events/salesRegionEvents': () => customersPage([]),
      },
    });
    await userEvent.setup().click(await screen.findByRole('link', { name: /Ann Lee/ }));
    const { pathname, state } = platform.navigation.history.location;
    expect(pathname).toBe(`/region-management/user-detail/${ANN.userId}`);
    expect(state).toMatchObject({ userDetails: ANN });
  });

  it('[A-214] informs sales staff without a region, and sends no request', async () => {
    const { platform } = open(user(['user', 'sales'], []), () => customersPage([]));
    expect(await screen.findByText('It looks like you are not assigned to a sales region.')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('[ERR-058] has no rows where it did not load, says why and tries again', async () => {
    let isDown = true;
    open(SALES, () =>
      isDown
        ? Response.json({ message: 'Store is down', errors: {}, modelState: {} }, { status: 500 })
        : customersPage([ANN]),
    );
    expect(await screen.findByText('Error: Internal Server Error - Store is down')).toBeVisible();
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Ann Lee/ })).toBeVisible();
  });

  it('says where customers come from, and shows all where a filter finds none', async () => {
    const { platform } = open(SALES, () => customersPage([]), { path: `${CUSTOMERS_PATH}?k=zzz` });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Show all customers' }));
    expect(await screen.findByText('No customers yet')).toBeVisible();
    expect(search(platform)).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([
    ['customer-region-changed', { userId: ANN.userId, regionNumber: 43 }],
    ['customers-deleted', { userIds: [ANN.userId] }],
    ['customer-accounts-registered', { count: 2, regionNumber: 24 }],
  ] as const)('requests the list again after %s', async (fact, payload) => {
    const { platform } = open(SALES, () => customersPage([ANN]));
    await screen.findByRole('row', { name: /Ann Lee/ });
    act(() => platform.bus.publish(fact, payload as never));
    await waitFor(() => expect(requested(platform, 'pageIndex')).toHaveLength(2));
    expect(platform.problems).toEqual([]);
  });
});

describe('the delete mode', () => {
  const responsesOf = (response: () => unknown) => ({ 'POST /api/account/delete': response });
  async function openDeleting(response: () => unknown, more: Partial<TestPlatformOptions> = {}) {
    let isGone = false;
    const remove = () => {
      isGone = true;
      return response();
    };
    const opened = open(SALES, () => customersPage(isGone ? [BOB] : [ANN, BOB]), {
      settings: withDeletion(),
      confirms: true,
      ...more,
      responses: responsesOf(remove),
    });
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Delete customers' }));
    return { ...opened, person };
  }
  const boxOf = (name: RegExp) => screen.getByRole('checkbox', { name });

  it('[CUS-007] is there only where the feature is on', async () => {
    open(SALES, () => customersPage([ANN]), { settings: withDeletion(false) });
    await screen.findByRole('row', { name: /Ann Lee/ });
    expect(screen.queryByRole('button', { name: 'Delete customers' })).not.toBeInTheDocument();
  });

  it('[CUS-008] [CUS-009] a row chooses its customer or not, and leaving forgets who was chosen', async () => {
    const { person } = await openDeleting(() => undefined);
    expect(screen.queryByRole('link', { name: /Ann Lee/ })).not.toBeInTheDocument();
    await person.click(boxOf(/Ann Lee/));
    expect(boxOf(/Ann Lee/)).toBeChecked();
    await person.click(boxOf(/Ann Lee/));
    expect(boxOf(/Ann Lee/)).not.toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Choose all of this page' }));
    expect(screen.getByText('2 chosen')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: /Ann Lee/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Delete customers' }));
    expect(boxOf(/Ann Lee/)).not.toBeChecked();
    expect(screen.getByText('None chosen')).toBeVisible();
  });

  it('[CUS-010] [MSG-017] [EVT-095] deletes after a confirmation, shows a message and requests the list again', async () => {
    const { platform, person } = await openDeleting(() => ({ deletedUserIds: [ANN.userId], errors: [] }));
    const received = jest.fn();
    platform.bus.subscribe('customers-deleted', ({ payload }) => received(payload));
    await person.click(boxOf(/Ann Lee/));
    await person.click(screen.getByRole('button', { name: 'Delete 1 customer' }));
    await waitFor(() => expect(received).toHaveBeenCalledWith({ userIds: [ANN.userId] }));
    expect(platform.shownDialogs[0]).toMatchObject({ title: 'Delete this customer?' });
    expect(platform.calls.find(({ path }) => path === '/api/account/delete')?.body).toEqual([
      { email: ANN.email, userId: ANN.userId },
    ]);
    expect(platform.shownToasts).toMatchObject([
      { kind: 'success', title: 'Successfully deleted customer account(s)!' },
    ]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ann Lee/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'bob' })).toBeVisible();
    expect(platform.problems).toEqual([]);
  });

  it('[CUS-010] sends no request when the user cancels the confirmation', async () => {
    const { platform, person } = await openDeleting(() => undefined, { confirms: false });
    await person.click(boxOf(/bob/));
    await person.click(screen.getByRole('button', { name: 'Delete 1 customer' }));
    expect(platform.calls.some(({ path }) => path === '/api/account/delete')).toBe(false);
    expect(boxOf(/bob/)).toBeChecked();
  });

  it('[ERR-057] names who could not be deleted, and that some were', async () => {
    const errors = ['ann@lakeside.example is no customer', 'The account of bob has another email address now'];
    const { platform, person } = await openDeleting(() => ({ deletedUserIds: [], errors }));
    await person.click(screen.getByRole('button', { name: 'Choose all of this page' }));
    await person.click(screen.getByRole('button', { name: 'Delete 2 customers' }));
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toMatchObject({
      kind: 'error',
      title: `Failure deleting accounts: ${errors.join('; ')}`,
    });
  });

  it('[ERR-057] keeps who was chosen when the server rejects', async () => {
    const rejected = () =>
      Response.json({ message: 'Customers cannot be deleted here.', errors: {}, modelState: {} }, { status: 403 });
    const { platform, person } = await openDeleting(rejected);
    await person.click(boxOf(/bob/));
    await person.click(screen.getByRole('button', { name: 'Delete 1 customer' }));
    await waitFor(() =>
      expect(platform.shownToasts[0]?.title).toBe('Failure deleting accounts: Customers cannot be deleted here.'),
    );
    expect(boxOf(/bob/)).toBeChecked();
  });
});

describe('the address of the list', () => {
  it('[CUS-001] survives', () => {
    const address = fc.record({
      pageIndex: fc.integer({ min: 0, max: 1000 }),
      pageSize: fc.integer({ min: 1, max: 200 }),
      keyword: fc.string({ maxLength: 100 }),
      regions: fc.uniqueArray(fc.integer({ min: 1, max: 500 })),
      order: fc.constantFrom('CreatedOnUtc', 'Name', 'Email', 'Company', 'Region'),
      isDescending: fc.boolean(),
    });
    fc.assert(
      fc.property(address, (item) => {
        const text = writeCustomersAddress(item as never).toString();
        expect(readCustomersAddress(new URLSearchParams(text))).toEqual(item);
      }),
    );
  });

  it.each(['pi=-1', 'ps=0', 'r=x', 'r=-4', 's=password'])('%s falls back to the newest ten', (text) => {
    expect(readCustomersAddress(new URLSearchParams(text))).toEqual({
      ...{ pageIndex: 0, pageSize: 10, keyword: '', regions: [] },
      ...{ order: 'CreatedOnUtc', isDescending: true },
    });
  });
});
