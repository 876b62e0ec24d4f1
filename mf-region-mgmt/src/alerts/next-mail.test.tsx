import { waitFor, within } from '@testing-library/react';
import { ALERT, failed, openAlerts, openFirst } from '../../test/alert-dialog.tsx';
import { SALES } from '../../test/users.ts';

describe('the next email in the dialog of an alert', () => {
  const PREVIEW = {
    ...{ recipientEmail: SALES.email, sendsOnUtc: '2026-12-01T13:00:00Z', fromUtc: '2026-11-30T13:00:00Z' },
    mail: { subject: '1 activity: Sales region 24', body: 'Maya Lindqvist: Sized Fan' },
  };
  const openPreview = async (preview: unknown) => {
    const opened = openAlerts(SALES, { 'POST /api/alerts/preview': () => preview });
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
    await waitFor(() => expect(platform.shownDialogs).toMatchObject([{ title: 'The next email could not be shown' }]));
    expect(dialog.getByLabelText('Region')).toHaveValue('24');
  });
});
