import type { Alert } from '@specbuilder/shared-contracts/api';
import { typicalTimeZone } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestPlatformOptions, TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALERTS_PATH, alertOf, MAYA, pageOf, REGIONS } from '../../test/alerts.ts';
import { ADMIN, SALES } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

const ALERT = alertOf();
/** As a brand's catalogue adds it. */
const ENERGY_RECOVERY = {
  ...{ id: 'energy-recovery', fanCategoryType: 7, name: 'Energy recovery', description: '', pictogram: 'mua' },
  ...{ rangeText: '', imageUrl: null, sortOrder: 7, lineCount: 2, subCategories: [] },
};
const failed = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 500 });

function open(who: SignedInUser = SALES, responses: TestResponses = {}, options: TestPlatformOptions = {}) {
  const all: TestResponses = {
    'GET /api/alerts': () => pageOf([ALERT]),
    'GET /api/alerts/customers': () => [MAYA],
    'GET /api/catalog/topCategories': () => [ENERGY_RECOVERY],
    'GET /api/alerts/recipients': () => [{ id: ADMIN.userId, fullName: 'Ada Admin', email: ADMIN.email }],
    'GET /api/regions/sales': () => REGIONS,
    'POST /api/alerts/send-test': () => undefined,
    'POST /api/alerts': ({ body }) => alertOf(body as Partial<Alert>),
    'PUT /api/alerts/:id': ({ body }) => alertOf({ ...(body as Partial<Alert>), id: ALERT.id }),
    'DELETE /api/alerts/:id': () => undefined,
    ...responses,
  };
  const rendered = renderWithPlatform(<RegionRoutes />, { user: who, path: ALERTS_PATH, responses: all, ...options });
  const facts: unknown[] = [];
  rendered.platform.bus.subscribe('alert-saved', ({ payload }) => void facts.push(payload));
  return { ...rendered, person: userEvent.setup(), facts };
}
const openNew = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'New alert' }));
  return screen.findByRole('dialog', { name: 'New alert' });
};
const openFirst = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: /^Edit alert: 24/ }));
  return screen.findByRole('dialog', { name: 'Edit alert' });
};
const choose = async (person: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => {
  await person.type(within(dialog).getByLabelText('Customer'), 'lind');
  await person.click(await screen.findByRole('option', { name: /Maya Lindqvist/ }));
};
const callsOf = (platform: ReturnType<typeof open>['platform'], method: string) =>
  platform.calls.filter((call) => call.method === method);

describe('the dialog of an alert', () => {
  it('[ALR-007] [A-238] starts with daily, Monday, the 1st, the browser’s zone and the user’s region', async () => {
    const { platform, person } = open();
    const dialog = await openNew(person);
    expect(within(dialog).getByRole('radio', { name: 'Daily' })).toBeChecked();
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'POST')).toHaveLength(1));
    expect(callsOf(platform, 'POST')[0]?.body).toEqual({
      recipientId: SALES.userId,
      frequency: 0,
      weekDay: 1,
      monthDay: 1,
      timeZoneId: typicalTimeZone(),
      customerId: null,
      salesRegionId: 24,
      eventType: null,
      fanCategoryType: null,
    });
  });

  it('[ALR-006] requires a weekday or a day of the month, depending on the frequency', async () => {
    const { person } = open();
    const dialog = within(await openNew(person));
    const shown = () => ['Weekday', 'Day of the month'].map((label) => dialog.queryByLabelText(label) !== null);
    expect(shown()).toEqual([false, false]);
    await person.click(dialog.getByRole('radio', { name: 'Weekly' }));
    expect(shown()).toEqual([true, false]);
    const days = within(dialog.getByLabelText('Weekday')).getAllByRole('option');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ]);
    await person.click(dialog.getByRole('radio', { name: 'Monthly' }));
    expect(shown()).toEqual([false, true]);
  });

  it('[ALR-008] offers the time zones of the list', async () => {
    const { platform, person } = open();
    const dialog = within(await openNew(person));
    expect(within(dialog.getByLabelText('Time zone')).getAllByRole('option')).toHaveLength(65);
    await person.selectOptions(dialog.getByLabelText('Time zone'), 'Mountain Time · Denver');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'POST')[0]?.body).toMatchObject({ timeZoneId: 'America/Denver' }));
  });

  it('[ALR-009] clears the region when a customer is chosen, and the customer when a region is', async () => {
    const { person } = open();
    const dialog = await openNew(person);
    const region = within(dialog).getByLabelText('Region');
    const customer = within(dialog).getByLabelText('Customer');
    expect(region).toHaveValue('24');
    await choose(person, dialog);
    expect([region, customer].map((field) => (field as HTMLInputElement).value)).toEqual(['', 'Maya Lindqvist']);
    await person.selectOptions(region, '15 National Accounts');
    expect([region, customer].map((field) => (field as HTMLInputElement).value)).toEqual(['15', '']);
  });

  it('offers no customer that does not match the typed name while its list is loading', async () => {
    const dev = {
      ...MAYA,
      id: '99999999-9999-4999-8999-999999999999',
      name: 'Dev Rao',
      email: 'dev@specbuilder.example',
    };
    const { person } = open(SALES, { 'GET /api/alerts/customers': () => [dev, MAYA] });
    const dialog = await openNew(person);
    const customer = within(dialog).getByLabelText('Customer');
    await person.click(customer);
    expect(await screen.findByRole('option', { name: /Dev Rao/ })).toBeVisible();
    await person.keyboard('may');
    expect(screen.queryByRole('option', { name: /Dev Rao/ })).not.toBeInTheDocument();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(customer).toHaveValue('Maya Lindqvist');
  });

  it('finds a customer whose name is pasted', async () => {
    const { person } = open();
    const dialog = await openNew(person);
    within(dialog).getByLabelText('Customer').focus();
    await person.paste('lindqvist');
    expect(await screen.findByRole('option', { name: /Maya Lindqvist/ })).toBeVisible();
  });

  it('offers sales staff their regions and administrators all, with everything and a recipient', async () => {
    const { person, unmount } = open();
    const optionsOf = async (dialog: HTMLElement) => {
      await within(dialog).findByRole('option', { name: '15 National Accounts' });
      return within(within(dialog).getByLabelText('Region'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    };
    const dialog = await openNew(person);
    expect(await optionsOf(dialog)).toEqual(['No region', '15 National Accounts', '24 Chicago Regional Office']);
    expect(within(dialog).queryByLabelText('Recipient')).not.toBeInTheDocument();
    unmount();
    const admin = open(ADMIN);
    const dialogOfAdmin = await openNew(admin.person);
    expect(await optionsOf(dialogOfAdmin)).toHaveLength(4);
    expect(within(dialogOfAdmin).getByRole('option', { name: 'All regions' })).toBeVisible();
    expect(within(dialogOfAdmin).getByLabelText('Recipient')).toHaveDisplayValue('Ada Admin (sam@specbuilder.example)');
  });

  it('offers a category that the catalogue of the brand adds', async () => {
    const { platform, person } = open();
    const dialog = await openNew(person);
    await within(dialog).findByRole('option', { name: 'Energy recovery' });
    await person.selectOptions(within(dialog).getByLabelText('Fan category'), 'Energy recovery');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'POST')[0]?.body).toMatchObject({ fanCategoryType: 7 }));
  });

  it('[ALR-010] [EVT-097] creates, shows a message and requests the list again', async () => {
    const { platform, person, facts } = open();
    const dialog = await openNew(person);
    await person.selectOptions(within(dialog).getByLabelText('Action'), 'Sized Fan');
    await person.selectOptions(within(dialog).getByLabelText('Fan category'), 'Exhaust');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf(platform, 'POST')[0]?.body).toMatchObject({ eventType: 1, fanCategoryType: 1 });
    expect(facts).toEqual([{ alertId: expect.any(String), isNew: true, isDeleted: false }]);
    expect(platform.shownToasts.map(({ title }) => title)).toEqual(['Alert saved']);
    await waitFor(() => expect(platform.calls.filter(({ path }) => path === '/api/alerts').at(-1)?.method).toBe('GET'));
  });

  it('[ALR-010] [EVT-097] edits what there is', async () => {
    const { platform, person, facts } = open();
    const dialog = await openFirst(person);
    await choose(person, dialog);
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'PUT')).toHaveLength(1));
    expect(callsOf(platform, 'PUT')[0]).toMatchObject({
      path: `/api/alerts/${ALERT.id}`,
      body: { customerId: MAYA.id, salesRegionId: null },
    });
    expect(facts).toEqual([{ alertId: ALERT.id, isNew: false, isDeleted: false }]);
  });

  it('[ALR-010] [EVT-097] deletes once the user is sure', async () => {
    const { platform, person, facts } = open(SALES, {}, { confirms: true });
    const dialog = await openFirst(person);
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(callsOf(platform, 'DELETE').map(({ path }) => path)).toEqual([`/api/alerts/${ALERT.id}`]),
    );
    expect(platform.shownDialogs.map(({ title }) => title)).toEqual(['Delete this alert?']);
    expect(facts).toEqual([{ alertId: ALERT.id, isNew: false, isDeleted: true }]);
  });

  it('[ALR-010] deletes nothing when the user is not sure', async () => {
    const { platform, person } = open(SALES, {}, { confirms: false });
    const dialog = await openFirst(person);
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
    expect(callsOf(platform, 'DELETE')).toEqual([]);
    expect(dialog).toBeVisible();
  });

  it('[ALR-010] sends a test of what is in the form and stays open', async () => {
    const { platform, person, facts } = open();
    const dialog = await openNew(person);
    await person.click(within(dialog).getByRole('radio', { name: 'Weekly' }));
    await person.click(within(dialog).getByRole('button', { name: 'Send test' }));
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]?.title).toBe('Test email sent to sam@specbuilder.example');
    expect(callsOf(platform, 'POST')[0]).toMatchObject({ path: '/api/alerts/send-test', body: { frequency: 1 } });
    expect(facts).toEqual([]);
    expect(dialog).toBeVisible();
  });

  it.each([
    ['ERR-043', 'Save', 'Error Saving', 'There was an unexpected error saving the alert.'],
    ['ERR-044', 'Send test', 'Error Sending', 'There was an unexpected error sending the test alert.'],
    ['ERR-045', 'Delete', 'Error Deleting', 'There was an unexpected error deleting the alert.'],
  ])('[%s] %s that fails says so and keeps the form', async (_row, button, title, text) => {
    const responses = {
      'PUT /api/alerts/:id': failed,
      'POST /api/alerts/send-test': failed,
      'DELETE /api/alerts/:id': failed,
    };
    const { platform, person, facts } = open(SALES, responses, { confirms: true });
    const dialog = await openFirst(person);
    await person.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(platform.shownDialogs.at(-1)).toMatchObject({ title, text }));
    expect(dialog).toBeVisible();
    expect(facts).toEqual([]);
  });

  it('shows at its field what the server rejects, without another dialog', async () => {
    const rejection = {
      message: 'Check',
      errors: { customerId: ['Not yours'], salesRegionId: ['Closed'] },
      modelState: {},
    };
    const { platform, person } = open(SALES, { 'POST /api/alerts': () => Response.json(rejection, { status: 400 }) });
    const dialog = within(await openNew(person));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Closed')).toBeVisible();
    expect(dialog.getByText('Not yours')).toBeVisible();
    expect(platform.shownDialogs).toEqual([]);
  });

  it('shows a confirmation before it discards changes, and none without changes', async () => {
    const { platform, person } = open(SALES, {}, { confirms: true });
    await openNew(person);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.shownDialogs).toEqual([]);
    const dialog = await openNew(person);
    await person.click(within(dialog).getByRole('radio', { name: 'Monthly' }));
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.shownDialogs.map(({ title }) => title)).toEqual(['Discard your changes?']);
  });
});

describe.each([
  ['fail', failed],
  ['are slow', () => new Promise<never>(() => {})],
  ['are empty', () => []],
])('the dialog of an alert whose lists of choices %s', (_, response) => {
  it('saves what the user chose before', async () => {
    const chosen = alertOf({ salesRegionId: 24, fanCategoryType: 7, eventType: 3 });
    const { platform, person } = open(ADMIN, {
      'GET /api/alerts': () => pageOf([chosen]),
      'GET /api/catalog/topCategories': response,
      'GET /api/alerts/recipients': response,
      'GET /api/regions/sales': response,
    });
    const dialog = within(await openFirst(person));
    await person.click(dialog.getByRole('radio', { name: 'Monthly' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'PUT')).toHaveLength(1));
    const { recipientId, customerId, salesRegionId, eventType, fanCategoryType } = chosen;
    expect(callsOf(platform, 'PUT')[0]?.body).toMatchObject({
      ...{ recipientId, customerId, salesRegionId, eventType, fanCategoryType },
      frequency: 2,
    });
  });

  describe('with its next email', () => {
    const PREVIEW = {
      ...{ recipientEmail: SALES.email, sendsOnUtc: '2026-12-01T13:00:00Z', fromUtc: '2026-11-30T13:00:00Z' },
      mail: { subject: '1 activity: Sales region 24', body: 'Maya Lindqvist: Sized Fan' },
    };
    const openPreview = async (preview: unknown) => {
      const opened = open(SALES, { 'POST /api/alerts/preview': () => preview });
      const dialog = within(await openFirst(opened.person));
      await opened.person.click(dialog.getByRole('button', { name: 'Preview' }));
      return { ...opened, dialog };
    };

    it('shows what would be sent now, of the saved alert, to whom and when', async () => {
      const { platform, dialog } = await openPreview(PREVIEW);
      const shown = await dialog.findByRole('status', { name: 'Next email' });
      expect(shown).toHaveTextContent(`It goes to ${SALES.email} on Dec 1, 2026, 7:00 AM.`);
      expect(shown).toHaveTextContent('1 activity: Sales region 24');
      expect(shown).toHaveTextContent('Maya Lindqvist: Sized Fan');
      const call = platform.calls.find(({ path }) => path === '/api/alerts/preview');
      expect(call?.body).toMatchObject({ id: ALERT.id, salesRegionId: 24 });
    });

    it('says that no email is sent while there is nothing to tell', async () => {
      const { dialog } = await openPreview({ ...PREVIEW, mail: null });
      expect(await dialog.findByText(/^Nothing to report since Nov 30, 2026, 7:00 AM\./)).toBeVisible();
    });

    it('is gone once the form says something else', async () => {
      const { dialog, person } = await openPreview(PREVIEW);
      await dialog.findByRole('status', { name: 'Next email' });
      await person.selectOptions(dialog.getByLabelText('Region'), '15 National Accounts');
      expect(dialog.queryByRole('status', { name: 'Next email' })).not.toBeInTheDocument();
    });

    it('says when it did not come, and keeps the form', async () => {
      const { platform, dialog } = await openPreview(failed());
      await waitFor(() =>
        expect(platform.shownDialogs).toMatchObject([{ title: 'The next email could not be shown' }]),
      );
      expect(dialog.getByLabelText('Region')).toHaveValue('24');
    });
  });
});
