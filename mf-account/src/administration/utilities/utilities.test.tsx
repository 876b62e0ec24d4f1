import type { DocumentIssue, OutboxMail, ReleasedRemote } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN } from '../../../test/administration.ts';
import { UtilitiesPage } from './utilities-page.tsx';

const MAIL: OutboxMail = {
  id: '33333333-3333-4333-8333-333333333333',
  ...{ recipient: 'ann@clinic.example', replyTo: null, subject: 'Fan', body: 'Good day', state: 'failed' },
  ...{ attempts: 6, lastError: '451 busy', createdOnUtc: '2026-03-01T12:00:00Z', sentOnUtc: null, attachments: [] },
};
const REMOTE: ReleasedRemote = {
  ...{ name: 'mf-sizer', title: 'Sizing', active: '1.1.0', fallback: '1.0.0' },
  releases: [
    { version: '1.1.0', publishedAt: '2026-03-02T12:00:00Z', state: 'active', isServed: true },
    { version: '1.0.0', publishedAt: '2026-03-01T12:00:00Z', state: 'known-good', isServed: true },
  ],
  history: [{ action: 'activate', version: '1.1.0', at: '2026-03-02T12:01:00Z', by: 'admin', why: 'New curves' }],
};
const rate = (currencyCode: string, isFixed: boolean) => ({
  ...{ currencyCode, currencyName: `Name of ${currencyCode}`, currencySymbol: '$', exchangeRate: 1.37, sortWeight: 1 },
  ...{ ratedOnUtc: '2026-03-01T00:00:00Z', isFixed },
});
const ISSUE: DocumentIssue = {
  ...{ issueId: '44444444-4444-4444-8444-444444444444', projectName: 'Harbor Point Clinic', referenceId: 'L-4K7Q2M1' },
  ...{ revision: 'B', isChangedSince: false, submittalNumber: '23-01', submittalRevision: null, status: null },
  ...{ issuedOnUtc: '2026-03-01T12:00:00Z', issuedBy: null },
  recipients: [
    { address: 'ann@clinic.example', state: null },
    { address: null, state: null },
  ],
  documents: [
    {
      ...{ documentId: '55555555-5555-4555-8555-555555555555', type: 1, format: 5, name: 'Harbor Point Clinic.pdf' },
      ...{ size: 310_000, contentHash: 'ab12', tags: ['EF-1'] },
    },
  ],
};
const responses = {
  'GET /api/admin/issued-documents': () => [ISSUE],
  'GET /api/admin/issued-documents/55555555-5555-4555-8555-555555555555': () =>
    Response.json({ message: 'File not found', errors: {}, modelState: {} }, { status: 404 }),
  'GET /api/admin/outbox': () => [MAIL, { ...MAIL, id: ADMIN.userId, state: 'sent', subject: 'Link', body: '' }],
  'POST /api/admin/outbox/retry': () => new Response(null, { status: 204 }),
  'GET /api/admin/remotes': () => [REMOTE],
  'POST /api/admin/remotes/mf-sizer/rollback': () => ({ ...REMOTE, active: '1.0.0' }),
  'POST /api/admin/remotes/mf-sizer/activate': () => ({ ...REMOTE, active: '1.0.0' }),
  'GET /api/admin/currencies': () => [rate('USD', true), rate('CAD', false)],
  'PUT /api/admin/currencies/CAD': () => rate('CAD', false),
};
const open = (tab = '', confirms = true) =>
  renderWithPlatform(<UtilitiesPage />, { user: ADMIN, path: `/admin/utilities?tab=${tab}`, confirms, responses });

describe('the utilities of administration', () => {
  it('[ADM-004] [ADM-005] [A-193] begin with the clone utility, which is a panel of region management', async () => {
    const { platform } = open();
    expect(screen.getByRole('tab', { name: 'Clone project' })).toHaveAttribute('aria-selected', 'true');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Clone a project' }));
    expect(platform.openedPanels).toEqual(['clone-project']);
    await user.click(screen.getByRole('tab', { name: 'Currencies' }));
    expect(platform.navigation.history.location.search).toBe('?tab=currencies');
  });

  it('list what was issued of deleted projects, with its recipients and files', async () => {
    const { platform } = open('issued');
    const user = userEvent.setup();
    const row = within(await screen.findByRole('row', { name: /Harbor Point Clinic · L-4K7Q2M1/ }));
    expect(row.getByText('A former user')).toBeVisible();
    expect(row.getByText('Revision B · Submittal 23-01')).toBeVisible();
    expect(row.getByText('ann@clinic.example, A former recipient')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Harbor Point Clinic.pdf' }));
    await waitFor(() =>
      expect(platform.shownToasts[0]).toMatchObject({
        title: 'Harbor Point Clinic.pdf could not be downloaded',
        text: 'File not found',
      }),
    );
    expect(platform.calls.at(-1)?.path).toContain(`/api/admin/issued-documents/${ISSUE.documents[0]?.documentId}`);
  });

  it('[A-044] show what a mail says, and send one again that was given up', async () => {
    const { platform } = open('outbox');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Show text of Fan to ann@clinic.example' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fan' });
    expect(within(dialog).getByText('Good day')).toBeVisible();
    expect(within(dialog).getByText('Last failure: 451 busy')).toBeVisible();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() =>
      expect(platform.shownToasts[0]?.title).toBe('The email to ann@clinic.example is on its way again'),
    );
    expect(platform.calls.find(({ method }) => method === 'POST')?.body).toEqual({ mailId: MAIL.id });
  });

  it('says why the text of a secret mail is not there', async () => {
    open('outbox');
    await userEvent
      .setup()
      .click(await screen.findByRole('button', { name: 'Show text of Link to ann@clinic.example' }));
    expect(await screen.findByText(/a link for its recipient only/)).toBeVisible();
  });

  it('[A-044] requests only the mails of the chosen state', async () => {
    const { platform } = open('outbox');
    await userEvent.setup().selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Given up');
    await waitFor(() => expect(platform.calls.at(-1)?.query.get('state')).toBe('failed'));
  });

  it('take an area back to the version that was good, once that was confirmed', async () => {
    const { platform } = open('remotes');
    const card = await screen.findByRole('region', { name: 'Sizing' });
    expect(within(card).getByText('mf-sizer · Active: 1.1.0')).toBeVisible();
    const user = userEvent.setup();
    await user.click(within(card).getByRole('button', { name: 'Roll back Sizing' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Sizing runs version 1.0.0 now'));
    expect(platform.shownDialogs[0]?.title).toBe('Roll Sizing back?');
    await user.click(within(card).getByRole('button', { name: 'Activate 1.0.0 of Sizing' }));
    await waitFor(() => expect(platform.calls.some(({ path }) => path.endsWith('/mf-sizer/activate'))).toBe(true));
    await user.click(within(card).getByText('History'));
    expect(within(card).getByText(/New curves/)).toBeVisible();
  });

  it('leave an area as it is when that was not confirmed', async () => {
    const { platform } = open('remotes', false);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Roll back Sizing' }));
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
    expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[A-059] set a rate with the rules of the server, but not that of the base of all rates', async () => {
    const { platform } = open('currencies');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit the rate of Name of CAD' }));
    expect(screen.queryByRole('button', { name: 'Edit the rate of Name of USD' })).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Rate of Name of CAD' });
    const field = within(dialog).getByLabelText('CAD for 1 USD');
    await user.clear(field);
    await user.type(field, '0');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Enter a rate above 0 and up to 1,000,000')).toBeVisible();
    await user.clear(field);
    await user.type(field, '1.4125');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(platform.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ exchangeRate: 1.4125 }),
    );
  });
});
