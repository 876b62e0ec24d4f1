import { MAX_ADDITIONAL_INFO } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { regionOfTest } from '../../test/customers.ts';
import { ADMIN, SALES, user } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

const CHECK = '/api/user/checkexists';
const REGISTER = '/api/account/register-new-accounts';
const free = () => ({ userNameExists: false, userEmailExists: false });

function open(who: SignedInUser = SALES, responses: TestResponses = {}) {
  const { platform } = renderWithPlatform(<RegionRoutes />, {
    user: who,
    path: '/region-management/customers',
    responses: {
      'GET /api/regions/sales': () => [regionOfTest(24), regionOfTest(43, 'Boston Regional Office')],
      [`GET ${CHECK}`]: free,
      ...responses,
    },
  });
  return { platform, person: userEvent.setup() };
}
const callsOf = ({ platform }: ReturnType<typeof open>, requested: string) =>
  platform.calls.filter(({ path }) => path === requested);
const list = () => screen.getByRole('table', { name: 'Accounts to be created' });
const named = (name: string) => within(list()).queryByRole('row', { name: new RegExp(name) });

async function add(person: UserEvent, username: string, email = `${username}@lake.example`) {
  const [name, address] = [screen.getByLabelText('User name'), screen.getByLabelText('Email')];
  await person.clear(name);
  await person.type(name, username);
  await person.clear(address);
  await person.type(address, email);
  await person.click(screen.getByRole('button', { name: /Add account|Save changes/ }));
}
async function fill(person: UserEvent) {
  await person.type(screen.getByLabelText(/Company/), 'Lakeside Mechanical');
  await person.type(screen.getByLabelText(/Postal code/), '60601');
  await person.type(screen.getByLabelText('Additional info'), 'See you on site.');
}
const register = (person: UserEvent) => person.click(screen.getByRole('button', { name: /^Register/ }));
const rejection =
  (status: number, errors: Record<string, string[]>, message = 'It was rejected') =>
  () =>
    Response.json({ message, errors, modelState: errors }, { status });

describe('accounts that are being listed', () => {
  it('[CUS-014] stand in the list once the server knows neither name nor address', async () => {
    const opened = open(SALES, {
      [`GET ${CHECK}`]: ({ query }) => ({
        userNameExists: query.get('userName') === 'taken',
        userEmailExists: query.get('userEmail') === 'old@lake.example',
      }),
    });
    const { person } = opened;
    await add(person, 'taken', 'old@lake.example');
    expect(await screen.findByText('Another account has that user name')).toBeVisible();
    expect(screen.getByText('Another account has that email address')).toBeVisible();
    expect(screen.getByText('No accounts yet. Add one, or paste a list.')).toBeVisible();
    await add(person, 'ann');
    await waitFor(() => expect(named('ann@lake.example')).toBeVisible());
    expect(screen.getByLabelText('User name')).toHaveValue('');
    await person.click(screen.getByRole('button', { name: 'Edit ann' }));
    expect(screen.getByLabelText('User name')).toHaveValue('ann');
    await add(person, 'taken', 'ann@lake.example');
    expect(await screen.findByText('Another account has that user name')).toBeVisible();
    expect(named('ann@lake.example')).toBeVisible();
    await add(person, 'annie', 'ann@lake.example');
    await waitFor(() => expect(named('annie')).toBeVisible());
    await person.click(screen.getByRole('button', { name: 'Remove annie' }));
    expect(screen.getByText('No accounts yet. Add one, or paste a list.')).toBeVisible();
  });

  it('[CUS-015] are rejected when name or address repeats in the list, without asking the server', async () => {
    const opened = open();
    const { person } = opened;
    await add(person, 'ann');
    await waitFor(() => expect(named('ann@lake.example')).toBeVisible());
    await add(person, 'ANN', 'Ann@Lake.example');
    expect(await screen.findByText('This user name is in the list already')).toBeVisible();
    expect(screen.getByText('This email address is in the list already')).toBeVisible();
    expect(callsOf(opened, CHECK)).toHaveLength(1);
  });

  it('say by the rules of the contract what is wrong with them', async () => {
    const { person } = open();
    await add(person, 'a b', 'unknown');
    expect(await screen.findByText('3 to 50 letters, digits, dashes, underscores and dots')).toBeVisible();
    expect(screen.getByText('Enter a valid email address')).toBeVisible();
  });

  it('stay in their fields while the server cannot be reached', async () => {
    const { person } = open(SALES, { [`GET ${CHECK}`]: rejection(500, {}) });
    await add(person, 'ann');
    expect(await screen.findByText(/did not say whether/)).toBeVisible();
    expect(screen.getByLabelText('User name')).toHaveValue('ann');
  });

  it('come as a pasted list too; lines that cannot be taken stay with their reason', async () => {
    const opened = open(SALES, {
      [`GET ${CHECK}`]: ({ query }) => ({ ...free(), userNameExists: query.get('userName') === 'taken' }),
    });
    const { person } = opened;
    await person.click(screen.getByLabelText('User name'));
    await person.paste('ann, ann@lake.example\ntaken, t@lake.example\nbob@lake.example\nann; a2@lake.example\nunknown');
    const box = await screen.findByLabelText('One account per line: user name, email');
    await person.click(screen.getByRole('button', { name: 'Add lines' }));
    expect(await screen.findByText('2 accounts added')).toBeVisible();
    expect(named('bob@lake.example')).toBeVisible();
    expect(box).toHaveValue('taken, t@lake.example\nann; a2@lake.example\nunknown');
    expect(screen.getByText('taken, t@lake.example: Another account has that user name')).toBeVisible();
    expect(screen.getByText('ann; a2@lake.example: This user name is in the list already')).toBeVisible();
    expect(screen.getByText('unknown: no email address in it')).toBeVisible();
  });
});

describe('a registration', () => {
  it('[CUS-017] [CUS-013] [EVT-096] sends the list with its details, and says what became of it', async () => {
    const opened = open({ ...SALES, defaultSalesRegion: 24 }, { [`POST ${REGISTER}`]: () => ({ userIds: [] }) });
    const { platform, person } = opened;
    const received = jest.fn();
    platform.bus.subscribe('customer-accounts-registered', ({ payload }) => received(payload));
    await add(person, 'ann');
    await waitFor(() => expect(named('ann@lake.example')).toBeVisible());
    await add(person, 'bob');
    await waitFor(() => expect(named('bob@lake.example')).toBeVisible());
    await fill(person);
    await register(person);
    expect(await screen.findByText('2 accounts registered.')).toBeVisible();
    expect(callsOf(opened, REGISTER)[0]?.body).toEqual({
      accounts: [
        { username: 'ann', email: 'ann@lake.example' },
        { username: 'bob', email: 'bob@lake.example' },
      ],
      ...{ assignedRegionId: 24, companyName: 'Lakeside Mechanical', postalCode: '60601' },
      additionalInfo: 'See you on site.',
    });
    expect(received).toHaveBeenCalledWith({ count: 2, regionNumber: 24 });
    expect(platform.problems).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Customer List' }));
    expect(platform.navigations).toEqual([{ state: 'app.region-mgmt.users', params: undefined }]);
    await person.click(screen.getByRole('button', { name: 'Create more accounts' }));
    expect(screen.getByText('No accounts yet. Add one, or paste a list.')).toBeVisible();
  });

  it('[CUS-016] is blocked without accounts, region, company and postal code, and with too many words', async () => {
    const opened = open(ADMIN);
    const words = 'x'.repeat(MAX_ADDITIONAL_INFO + 1);
    fireEvent.change(screen.getByLabelText('Additional info'), { target: { value: words } });
    await register(opened.person);
    for (const text of [
      'Add at least one account',
      'Enter a sales region',
      'Enter the company',
      'Please enter a valid postal code',
      'At most 1,000 characters',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(callsOf(opened, REGISTER)).toEqual([]);
  });

  it('[A-238] begins with the default region and offers sales staff their own', async () => {
    open({ ...SALES, salesRegions: [15, 24], defaultSalesRegion: 24 });
    expect(await screen.findByRole('option', { name: '24 Chicago Regional Office' })).toBeVisible();
    expect(screen.getByLabelText('Sales region')).toHaveValue('24');
    expect(screen.queryByRole('option', { name: /Boston/ })).not.toBeInTheDocument();
  });

  it('[CUS-018] can be tried by a mail to oneself before', async () => {
    const test = '/api/account/send-test-registration-email';
    const opened = open({ ...SALES, defaultSalesRegion: 24 }, { [`POST ${test}`]: () => undefined });
    const { platform, person } = opened;
    await add(person, 'ann');
    await waitFor(() => expect(named('ann@lake.example')).toBeVisible());
    await fill(person);
    await person.click(screen.getByRole('button', { name: 'Send test email' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe(`Test email sent to ${SALES.email}`));
    expect(callsOf(opened, test)[0]?.body).toMatchObject({ accounts: [{ username: 'ann' }], assignedRegionId: 24 });
    expect(named('ann@lake.example')).toBeVisible();
    expect(callsOf(opened, REGISTER)).toEqual([]);
  });

  async function sendRejected(response: () => unknown) {
    const opened = open({ ...SALES, defaultSalesRegion: 24 }, { [`POST ${REGISTER}`]: response });
    await add(opened.person, 'ann');
    await waitFor(() => expect(named('ann@lake.example')).toBeVisible());
    await add(opened.person, 'bob');
    await waitFor(() => expect(named('bob@lake.example')).toBeVisible());
    await fill(opened.person);
    await register(opened.person);
    return opened;
  }

  it('[ERR-049] says at the account, at the field and above the form what the server has against it', async () => {
    await sendRejected(rejection(400, { 'accounts.1.email': ['Another account has that email address'] }));
    expect(await screen.findByText('No accounts were registered. Correct the accounts that are marked.')).toBeVisible();
    expect(named('bob@lake.example')).toHaveTextContent('Another account has that email address');
    expect(named('ann@lake.example')).not.toHaveTextContent('Another account');
  });

  it('[ERR-049] keeps what was typed and shows errors of the form', async () => {
    const opened = await sendRejected(rejection(400, { companyName: ['Unknown company'], other: ['Something else'] }));
    expect(await screen.findByText('Unknown company')).toBeVisible();
    expect(screen.getByText('Something else')).toBeVisible();
    expect(named('ann@lake.example')).toBeVisible();
    await register(opened.person);
    const keys = callsOf(opened, REGISTER).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('[ERR-050] adds a sentence to a 404', async () => {
    await sendRejected(rejection(404, {}, 'Not there'));
    expect(await screen.findByText('Not there')).toBeVisible();
    expect(screen.getByText('There is no account registered to that email. Please check the spelling.')).toBeVisible();
  });
});

describe('sales staff without a region', () => {
  it('[CUS-019] [MSG-026] [A-214] reads so and goes home', async () => {
    const { platform } = open(user(['user', 'sales'], []));
    await waitFor(() => expect(platform.navigations).toEqual([{ state: 'app.home.start', params: undefined }]));
    expect(platform.shownDialogs).toMatchObject([{ title: 'No assigned Sales Region!' }]);
    expect(platform.calls).toEqual([]);
  });
});
