import { screen, waitFor, within } from '@testing-library/react';
import { ALERT, callsOf, chooseMaya, failed, openAlerts, openFirst, openNew } from '../../test/alert-dialog.tsx';
import { MAYA } from '../../test/alerts.ts';
import { SALES } from '../../test/users.ts';

describe('the dialog of an alert', () => {
  it('[ALR-010] [EVT-097] creates, shows a message and requests the list again', async () => {
    const { platform, person, facts } = openAlerts();
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
    const { platform, person, facts } = openAlerts();
    const dialog = await openFirst(person);
    await chooseMaya(person, dialog);
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(platform, 'PUT')).toHaveLength(1));
    expect(callsOf(platform, 'PUT')[0]).toMatchObject({
      path: `/api/alerts/${ALERT.id}`,
      body: { customerId: MAYA.id, salesRegionId: null },
    });
    expect(facts).toEqual([{ alertId: ALERT.id, isNew: false, isDeleted: false }]);
  });

  it('[ALR-010] [EVT-097] deletes once the user is sure', async () => {
    const { platform, person, facts } = openAlerts(SALES, {}, { confirms: true });
    const dialog = await openFirst(person);
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(callsOf(platform, 'DELETE').map(({ path }) => path)).toEqual([`/api/alerts/${ALERT.id}`]),
    );
    expect(platform.shownDialogs.map(({ title }) => title)).toEqual(['Delete this alert?']);
    expect(facts).toEqual([{ alertId: ALERT.id, isNew: false, isDeleted: true }]);
  });

  it('[ALR-010] deletes nothing when the user is not sure', async () => {
    const { platform, person } = openAlerts(SALES, {}, { confirms: false });
    const dialog = await openFirst(person);
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
    expect(callsOf(platform, 'DELETE')).toEqual([]);
    expect(dialog).toBeVisible();
  });

  it('[ALR-010] sends a test of what is in the form and stays open', async () => {
    const { platform, person, facts } = openAlerts();
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
    const { platform, person, facts } = openAlerts(SALES, responses, { confirms: true });
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
    const { platform, person } = openAlerts(SALES, {
      'POST /api/alerts': () => Response.json(rejection, { status: 400 }),
    });
    const dialog = within(await openNew(person));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Closed')).toBeVisible();
    expect(dialog.getByText('Not yours')).toBeVisible();
    expect(platform.shownDialogs).toEqual([]);
  });

  it('shows a confirmation before it discards changes, and none without changes', async () => {
    const { platform, person } = openAlerts(SALES, {}, { confirms: true });
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
