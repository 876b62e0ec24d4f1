import type { Company, CompanyDetails } from '@specbuilder/shared-contracts/api';
import type { TestResponse } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAILS, person } from '../../../test/account.ts';
import { AccountPage } from '../account-page/account-page.tsx';

const COMPANY: Company = {
  name: 'Northshore Engineering',
  contactName: 'Maya Lindqvist',
  phoneNumber: '(414) 555-0136',
  faxNumber: null,
  tollFreeNumber: null,
  address: {
    streetLine1: '311 E Demo Street',
    streetLine2: 'Floor 6',
    city: 'Milwaukee',
    state: 'WI',
    country: 'USA',
    postalCode: '53202',
  },
};
const ATLANTA = { postalCode: '30301', city: 'Atlanta', state: 'GA', country: 'USA' };
const rejection = (body: object, status = 400) => Response.json(body, { status });
const savesWhatIsSent: TestResponse = ({ body }) => ({ ...DETAILS, company: body as CompanyDetails });

interface ShowOptions {
  readonly company?: Company;
  readonly save?: TestResponse;
  readonly place?: TestResponse;
  readonly confirms?: boolean;
}

async function show({ company = COMPANY, save = savesWhatIsSent, place = () => ATLANTA, confirms }: ShowOptions = {}) {
  const { platform } = renderWithPlatform(<AccountPage />, {
    user: person(false),
    ...(confirms === undefined ? {} : { confirms }),
    responses: {
      'GET /api/user/details': () => ({ ...DETAILS, company }),
      'GET /api/location': place,
      'PUT /api/user/company': save,
    },
  });
  const user = userEvent.setup();
  const edit = async () => user.click(await screen.findByRole('button', { name: /Edit company|Add company/ }));
  await screen.findByText(company.name ?? 'No company yet');
  const card = within(screen.getByRole('region', { name: 'Company' }));
  const saveIt = () => user.click(card.getByRole('button', { name: 'Save company' }));
  const sent = () => platform.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { platform, user, card, edit, saveIt, sent };
}

describe('the company on the profile tab', () => {
  it('rests as text', async () => {
    const { card } = await show();
    expect(await card.findByText('Northshore Engineering')).toBeVisible();
    expect(card.getByText('311 E Demo Street, Floor 6')).toBeVisible();
    expect(card.getByText('Milwaukee, WI 53202, USA')).toBeVisible();
    expect(card.getByText('(414) 555-0136')).toBeVisible();
    expect(card.queryByText('Fax')).not.toBeInTheDocument();
  });

  it('says that there is none yet and offers to add one', async () => {
    const { card, edit } = await show({ company: DETAILS.company });
    expect(await card.findByText('No company yet')).toBeVisible();
    await edit();
    expect(card.getByLabelText(/Company name/)).toHaveValue('');
  });

  it('[ACC-006] turns to a form with every field, and the focus goes to the first', async () => {
    const { card, edit } = await show();
    await edit();
    const fields = ['textbox', 'combobox'].flatMap((role) => card.getAllByRole<HTMLInputElement>(role));
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
      name: 'Northshore Engineering',
      contactName: 'Maya Lindqvist',
      phoneNumber: '(414) 555-0136',
      faxNumber: '',
      tollFreeNumber: '',
      'address.streetLine1': '311 E Demo Street',
      'address.streetLine2': 'Floor 6',
      'address.postalCode': '53202',
      'address.city': 'Milwaukee',
      'address.state': 'WI',
      'address.country': 'USA',
    });
    expect(card.getByLabelText(/Company name/)).toHaveFocus();
  });

  it('[ACC-005] [MSG-002] [EVT-037] saves it, says so, announces it and turns back', async () => {
    const { platform, user, card, edit, saveIt, sent } = await show();
    const published = jest.fn();
    platform.bus.subscribe('profile-updated', ({ payload }) => published(payload));
    await edit();
    await user.type(card.getByLabelText('Fax'), '414.555.0137');
    await saveIt();
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toMatchObject({
      kind: 'success',
      title: 'The company info updated successfully!',
    });
    expect(sent()).toEqual([{ ...COMPANY, faxNumber: '(414) 555-0137', tollFreeNumber: '', address: COMPANY.address }]);
    expect(published).toHaveBeenCalledWith({ userId: DETAILS.userId, section: 'company' });
    expect(await card.findByText('(414) 555-0137')).toBeVisible();
    expect(card.getByRole('button', { name: 'Edit company' })).toHaveFocus();
  });

  it('[ACC-007] fills city, state and country from a postal code', async () => {
    const { user, card, edit } = await show();
    await edit();
    const code = card.getByLabelText('Postal code');
    await user.clear(code);
    await user.type(code, '30301');
    await waitFor(() => expect(card.getByLabelText('City')).toHaveValue('Atlanta'));
    expect(card.getByLabelText('State or province')).toHaveValue('GA');
    expect(card.getByLabelText('Country')).toHaveValue('USA');
  });

  it('[ERR-009] says at the field that a postal code leads nowhere', async () => {
    const { user, card, edit } = await show({ place: () => rejection({ message: 'x', errors: {}, modelState: {} }) });
    await edit();
    const code = card.getByLabelText('Postal code');
    await user.clear(code);
    await user.type(code, '99999');
    expect(await card.findByText('Please enter a valid postal code')).toBeVisible();
  });

  it('[ERR-013] shows a rejection in a toast with its message and list, and at its field, and keeps the input', async () => {
    const texts = { 'address.city': ['At most 100 characters'], faxNumber: ['A phone number like (555) 555-5555'] };
    const { platform, user, card, edit, saveIt } = await show({
      save: () => rejection({ message: 'Please check the entries.', errors: texts, modelState: texts }),
    });
    await edit();
    await user.type(card.getByLabelText('City'), ' West');
    await saveIt();
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toMatchObject({
      kind: 'error',
      title: 'Please check the entries.',
      text: 'At most 100 characters; A phone number like (555) 555-5555',
    });
    expect(card.getByLabelText('City')).toHaveAccessibleDescription('At most 100 characters');
    expect(card.getByLabelText('Fax')).toHaveAccessibleDescription('A phone number like (555) 555-5555');
    expect(card.getByLabelText('City')).toHaveValue('Milwaukee West');
  });

  it('[ERR-013] shows the generic error when the response has no message', async () => {
    const { platform, user, card, edit, saveIt } = await show({ save: () => new Response(null, { status: 503 }) });
    await edit();
    await user.type(card.getByLabelText('City'), ' West');
    await saveIt();
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]?.title).toBe('Oops! An error occurred.  Please try again.');
    expect(card.getByLabelText('City')).toHaveValue('Milwaukee West');
  });
});

describe('leaving the company form', () => {
  it('turns back by Escape without a question when nothing was typed', async () => {
    const { platform, user, card, edit } = await show();
    await edit();
    for (let fields = 0; fields < 6; fields++) await user.tab();
    await user.keyboard('{Escape}');
    expect(await card.findByRole('button', { name: 'Edit company' })).toHaveFocus();
    expect(platform.shownDialogs).toEqual([]);
  });

  it('shows a confirmation before it discards what was typed', async () => {
    const { platform, user, card, edit } = await show({ confirms: false });
    await edit();
    await user.type(card.getByLabelText('City'), ' West');
    await user.click(card.getByRole('button', { name: 'Cancel' }));
    expect(platform.shownDialogs).toEqual([expect.objectContaining({ title: 'Discard your changes?' })]);
    expect(card.getByLabelText('City')).toHaveValue('Milwaukee West');
  });

  it('forgets what was thrown away', async () => {
    const { user, card, edit, sent } = await show();
    await edit();
    await user.type(card.getByLabelText('City'), ' West');
    await user.click(card.getByRole('button', { name: 'Cancel' }));
    expect(await card.findByText('Milwaukee, WI 53202, USA')).toBeVisible();
    await edit();
    expect(card.getByLabelText('City')).toHaveValue('Milwaukee');
    expect(sent()).toEqual([]);
  });
});
