import { typicalTimeZone } from '@specbuilder/shared-contracts/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { callsOf, chooseMaya, failed, openAlerts, openFirst, openNew } from '../../test/alert-dialog.tsx';
import { alertOf, MAYA, pageOf } from '../../test/alerts.ts';
import { ADMIN, SALES } from '../../test/users.ts';

describe('the choices in the dialog of an alert', () => {
  it('[ALR-007] [A-238] starts with daily, Monday, the 1st, the browser’s zone and the user’s region', async () => {
    const { platform, person } = openAlerts();
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
    const { person } = openAlerts();
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
    const { platform, person } = openAlerts();
    const dialog = within(await openNew(person));
    expect(within(dialog.getByLabelText('Time zone')).getAllByRole('option')).toHaveLength(65);
    await person.selectOptions(dialog.getByLabelText('Time zone'), 'Mountain Time · Denver');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'POST')[0]?.body).toMatchObject({ timeZoneId: 'America/Denver' }));
  });

  it('[ALR-009] clears the region when a customer is chosen, and the customer when a region is', async () => {
    const { person } = openAlerts();
    const dialog = await openNew(person);
    const region = within(dialog).getByLabelText('Region');
    const customer = within(dialog).getByLabelText('Customer');
    expect(region).toHaveValue('24');
    await chooseMaya(person, dialog);
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
    const { person } = openAlerts(SALES, { 'GET /api/alerts/customers': () => [dev, MAYA] });
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
    const { person } = openAlerts();
    const dialog = await openNew(person);
    within(dialog).getByLabelText('Customer').focus();
    await person.paste('lindqvist');
    expect(await screen.findByRole('option', { name: /Maya Lindqvist/ })).toBeVisible();
  });

  it('offers sales staff their regions and administrators all, with everything and a recipient', async () => {
    const { person, unmount } = openAlerts();
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
    const admin = openAlerts(ADMIN);
    const dialogOfAdmin = await openNew(admin.person);
    expect(await optionsOf(dialogOfAdmin)).toHaveLength(4);
    expect(within(dialogOfAdmin).getByRole('option', { name: 'All regions' })).toBeVisible();
    expect(within(dialogOfAdmin).getByLabelText('Recipient')).toHaveDisplayValue('Ada Admin (sam@specbuilder.example)');
  });

  it('offers a category that the catalogue of the brand adds', async () => {
    const { platform, person } = openAlerts();
    const dialog = await openNew(person);
    await within(dialog).findByRole('option', { name: 'Energy recovery' });
    await person.selectOptions(within(dialog).getByLabelText('Fan category'), 'Energy recovery');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'POST')[0]?.body).toMatchObject({ fanCategoryType: 7 }));
  });
});

describe.each([
  ['fail', failed],
  ['are slow', () => new Promise<never>(() => {})],
  ['are empty', () => []],
])('the dialog of an alert whose lists of choices %s', (_, response) => {
  it('saves what the user chose before', async () => {
    const chosen = alertOf({ salesRegionId: 24, fanCategoryType: 7, eventType: 3 });
    const { platform, person } = openAlerts(ADMIN, {
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
});
