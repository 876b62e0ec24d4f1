import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsOfExternalAccounts } from '../../../test/account.ts';
import { ADMIN, MAYA, pageOf } from '../../../test/administration.ts';
import { UsersPage } from './users-page.tsx';

const REGIONS = [
  { region: 15, description: 'Dallas' },
  { region: 24, description: 'Chicago' },
];
const responses = {
  'GET /api/admin/users': () => pageOf(MAYA, { ...MAYA, userId: ADMIN.userId, name: 'Abe Admin', isExternal: true }),
  'GET /api/regions/sales': () => REGIONS,
  'PUT /api/admin/users/{userId}/rights': () => MAYA,
  [`PUT /api/admin/users/${MAYA.userId}/rights`]: () => MAYA,
  [`PUT /api/admin/users/${MAYA.userId}/state`]: () => MAYA,
  'POST /api/admin/users/end-sessions': () => new Response(null, { status: 204 }),
  'POST /api/admin/users/invite': ({ body }: { body: unknown }) => ({ ...MAYA, ...(body as object) }),
};
const open = (more: object = {}, path = '/admin/users') =>
  renderWithPlatform(<UsersPage />, { user: ADMIN, path, confirms: true, responses: { ...responses, ...more } });
const openMaya = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit Maya Lindqvist' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Maya Lindqvist' }) };
};

describe('the users of administration', () => {
  it('[ADM-003] are found by what is typed, which is kept in the address, and sorted by the server', async () => {
    const { platform } = open();
    const user = userEvent.setup();
    await screen.findByRole('button', { name: 'Edit Maya Lindqvist' });
    await user.type(screen.getByRole('searchbox'), 'lindq');
    await waitFor(() => expect(platform.navigation.history.location.search).toBe('?q=lindq'));
    await user.click(screen.getByRole('button', { name: /^Email/ }));
    await waitFor(() => expect(platform.navigation.history.location.search).toBe('?q=lindq&s=email'));
    const query = () => platform.calls.at(-1)?.query;
    await waitFor(() => expect([query()?.get('keyword'), query()?.get('orderByKey')]).toEqual(['lindq', 'Email']));
  });

  it('leads from a page past the end to the last one', async () => {
    const { platform } = open({}, '/admin/users?pi=9');
    await waitFor(() => expect(platform.navigation.history.location.search).toBe(''));
  });

  it('[ADM-003] [A-045] get roles and sales regions', async () => {
    const { platform } = open();
    const { user, dialog } = await openMaya();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Sales' }));
    const regions = within(dialog).getByRole('combobox', { name: 'Sales regions' });
    await user.selectOptions(regions, '15 Dallas');
    await user.selectOptions(regions, '24 Chicago');
    await user.click(within(dialog).getByRole('button', { name: 'Remove 15 Dallas' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Roles of Maya Lindqvist saved'));
    const saved = platform.calls.find(({ method }) => method === 'PUT');
    expect(saved?.body).toEqual({ roles: ['user', 'sales'], salesRegions: [24] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the dialog and says why a change was rejected', async () => {
    const body = { message: 'This is the last administrator.', errors: {}, modelState: {} };
    open({ [`PUT /api/admin/users/${MAYA.userId}/rights`]: () => Response.json(body, { status: 409 }) });
    const { user, dialog } = await openMaya();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This is the last administrator.')).toBeVisible();
  });

  it('are disabled and lose their sessions once that was confirmed', async () => {
    const { platform } = open();
    const { user, dialog } = await openMaya();
    await user.click(within(dialog).getByRole('button', { name: 'End all sessions' }));
    await user.click(within(dialog).getByRole('button', { name: 'Disable account' }));
    await waitFor(() =>
      expect(platform.shownDialogs.map(({ title }) => title)).toEqual(['End all sessions?', 'Disable this account?']),
    );
    await waitFor(() =>
      expect(platform.calls.find(({ path }) => path.endsWith('/state'))?.body).toEqual({ isClosed: true }),
    );
  });

  it('have their rights from their provider where one keeps them', async () => {
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit Abe Admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Abe Admin' });
    expect(within(dialog).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(within(dialog).getByText(/come from its sign-in provider/)).toBeVisible();
  });

  it('[A-034] cannot be invited where another provider keeps the accounts', async () => {
    renderWithPlatform(<UsersPage />, { user: ADMIN, responses, settings: settingsOfExternalAccounts() });
    expect(await screen.findByRole('button', { name: 'Edit Maya Lindqvist' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite user' })).not.toBeInTheDocument();
  });

  it('are invited by name and address', async () => {
    const { platform } = open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Invite user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite user' });
    await user.type(within(dialog).getByLabelText(/First name/), 'Ines');
    await user.type(within(dialog).getByLabelText(/Last name/), 'Park');
    await user.type(within(dialog).getByLabelText(/Email/), 'ines@northshore.example');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Invitation sent to ines@northshore.example'));
    expect(platform.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ firstName: 'Ines', lastName: 'Park', email: 'ines@northshore.example' },
      ...{ roles: ['user'], salesRegions: [] },
    });
  });
});
