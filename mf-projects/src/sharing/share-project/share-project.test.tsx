import type { ProjectShare } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project } from '../../../test/projects.ts';
import { dayOf, endOfDay } from './end-of-day.ts';
import { ShareProject } from './share-project.tsx';

const OWNER = { ...TEST_USER, userId: project().userId, displayName: 'Maya Lindqvist' };
const link = (change: Partial<ProjectShare> = {}): ProjectShare => ({
  shareId: 'abc',
  url: 'http://site.example/projects/shared/abc',
  recipients: ['ann@c.co'],
  createdOnUtc: '2026-11-20T10:00:00Z',
  expiresOnUtc: null,
  revokedOnUtc: null,
  readerCount: 0,
  lastOpenedOnUtc: null,
  ...change,
});

async function open(responses: TestResponses = {}, links: () => unknown = () => []) {
  const rendered = renderWithPlatform(<ShareProject project={project()} className="" />, {
    user: OWNER,
    responses: { 'GET /api/projects/:id/shares': links, 'POST /api/projects/:id/share': () => link(), ...responses },
  });
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share project' });
  return {
    ...rendered,
    person,
    dialog,
    share: () => person.click(within(dialog).getByRole('button', { name: 'Share' })),
  };
}
const addresses = () => screen.getByLabelText(/Email addresses/);
const paste = (text: string) => fireEvent.paste(addresses(), { clipboardData: { getData: () => text } });

describe('sharing a project', () => {
  it('[SHR-001] [SHR-004] [A-191] [EVT-064] sends names, addresses and the end of the chosen day', async () => {
    const { platform, person, dialog, share } = await open();
    const published = jest.fn();
    platform.bus.subscribe('project-shared', ({ payload }) => published(payload));
    await person.type(addresses(), 'ann@c.co; bob@c.co');
    const day = dayOf(new Date(Date.now() + 5 * 86_400_000));
    fireEvent.change(within(dialog).getByLabelText('Link expires'), { target: { value: day } });
    await share();
    await waitFor(() => expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, recipientCount: 1 }));
    const call = platform.calls.find(({ method }) => method === 'POST');
    expect(call?.path).toBe(`/api/projects/${PROJECT_ID}/share`);
    expect(call?.body).toEqual({
      senderName: 'Maya Lindqvist',
      projectName: 'Harbor Point',
      recipients: ['ann@c.co', 'bob@c.co'],
      expirationDate: endOfDay(day),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(platform.shownToasts).toMatchObject([{ title: 'Project shared successfully!', durationMs: 5000 }]);
    await waitFor(() => expect(addresses()).toHaveValue(''));
  });

  it('[SHR-003] reduces what is pasted to the addresses in it', async () => {
    await open();
    paste('Bob <b@c.co>; junk, d@e.co');
    expect(addresses()).toHaveValue('b@c.co, d@e.co');
    paste('junk');
    expect(await screen.findByText('There was no email address in what you pasted')).toBeVisible();
    expect(addresses()).toHaveValue('b@c.co, d@e.co');
  });

  it('[SHL-067] Enter sends; what is no address says so first', async () => {
    const { platform, person } = await open();
    await person.type(addresses(), 'ann@c.co junk{Enter}');
    expect(await screen.findByText('Not an email address: junk')).toBeVisible();
    await person.clear(addresses());
    await person.type(addresses(), '{Enter}');
    expect(await screen.findByText('Enter at least one email address')).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await person.type(addresses(), 'ann@c.co{Enter}');
    await waitFor(() => expect(platform.calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('rejects a day that is over before anything is sent', async () => {
    const { platform, person, dialog, share } = await open();
    await person.type(addresses(), 'ann@c.co');
    fireEvent.change(within(dialog).getByLabelText('Link expires'), { target: { value: '2020-01-01' } });
    await share();
    expect(await screen.findByText('Choose today or a later day')).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[ERR-038] says in a dialog that it failed, and keeps what was typed', async () => {
    const { platform, person } = await open({
      'POST /api/projects/:id/share': () => new Response(null, { status: 500 }),
    });
    await person.type(addresses(), 'ann@c.co{Enter}');
    await waitFor(() =>
      expect(platform.shownDialogs).toMatchObject([
        { title: 'Error Sharing Project', text: 'There was an unexpected error sharing the project.' },
      ]),
    );
    expect(addresses()).toHaveValue('ann@c.co');
  });

  it('shows who has which link, and revokes one after asking', async () => {
    const revoked = jest.fn();
    let isRevoked = false;
    const revokedOnUtc = () => (isRevoked ? '2026-11-23T12:00:00Z' : null);
    const links = () => [
      link({
        revokedOnUtc: revokedOnUtc(),
        readerCount: 2,
        lastOpenedOnUtc: '2026-11-21T10:00:00Z',
        expiresOnUtc: '2098-06-15T12:00:00Z',
      }),
      link({ shareId: 'old', recipients: ['old@c.co'], expiresOnUtc: '2020-06-15T12:00:00Z' }),
      link({ shareId: 'gone', recipients: ['gone@c.co'], revokedOnUtc: '2026-11-20T12:00:00Z' }),
    ];
    const { platform, person, dialog } = await open(
      {
        'DELETE /api/projects/:id/shares/:share': ({ params }) => {
          isRevoked = true;
          revoked(params['share']);
          return link();
        },
      },
      links,
    );
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('ann@c.coExpires Jun 15, 2098, opened by 2 persons, last Nov 21, 2026'),
      'old@c.coExpired Jun 15, 2020, not opened yet',
      'gone@c.coRevoked Nov 20, 2026, not opened yet',
    ]);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(within(dialog).getByRole('button', { name: 'Copy link for ann@c.co' }));
    expect(copied).toHaveBeenCalledWith(link().url);
    await person.click(within(dialog).getByRole('button', { name: 'Revoke link for ann@c.co' }));
    expect(platform.shownDialogs[0]?.title).toBe('Revoke this link?');
    await waitFor(() => expect(revoked).toHaveBeenCalledWith('abc'));
    expect(platform.shownToasts.map(({ title }) => title)).toEqual(['Link copied', 'Link revoked']);
    // What was pressed stays where it is, or the focus would leave the dialog.
    const pressed = within(dialog).getByRole('button', { name: 'Revoke link for ann@c.co' });
    await waitFor(() => expect(pressed).toHaveAttribute('aria-disabled', 'true'));
  });

  it('is the owner’s alone', () => {
    const user = { ...OWNER, userId: 'another' };
    renderWithPlatform(<ShareProject project={project()} className="" />, { user });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
