import { ERRORS } from '@specbuilder/shared-contracts/domain';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OUTLOOK, person, reads } from '../../../test/account.ts';
import { openSecurity, rejecting } from '../../../test/security-tab.tsx';
import { YourDataPage } from './your-data-page.tsx';

const openDialog = async (button: string, responses: TestResponses = {}) => {
  const opened = openSecurity(responses);
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
};

describe('what is stored about the user', () => {
  it('is downloaded for the password, as a file with the day in its name', async () => {
    const created = jest.fn(() => 'blob:1');
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => undefined });
    const zip = () => new Response('PK', { headers: { 'content-type': 'application/zip' } });
    const { dialog, platform, user } = await openDialog('Download my data', { 'POST /api/user/data': zip });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText('Enter your password')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Your password/), 'Good-Password-1{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toMatch(/^specbuilder-data-[\d-]{10}\.zip saved$/));
    expect(created).toHaveBeenCalledTimes(1);
    expect(platform.calls.at(-1)).toMatchObject({ path: '/api/user/data', body: { password: 'Good-Password-1' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes with the account, whose projects a colleague gets', async () => {
    const { dialog, platform, user } = await openDialog('Delete account…', {
      'POST /api/user/deletion': () => undefined,
    });
    const ended = jest.spyOn(platform.session, 'signOut').mockResolvedValue();
    expect(dialog.getByRole('radiogroup', { name: 'Your 2 projects' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    for (const problem of ['Enter the user name or email address of a colleague', 'Enter your user name']) {
      expect(await dialog.findByText(problem)).toBeVisible();
    }
    await user.type(dialog.getByLabelText(/of the colleague/), 'sam');
    await user.type(dialog.getByLabelText(/^Type your user name, engineer/), 'engineer');
    await user.type(dialog.getByLabelText(/^Your password/), 'Good-Password-1');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(ended).toHaveBeenCalled());
    expect(platform.calls.at(-1)).toMatchObject({
      path: '/api/user/deletion',
      body: { password: 'Good-Password-1', userName: 'engineer', projects: 'hand-over', colleague: 'sam' },
    });
  });

  it('is deleted with the account and its projects when no colleague takes them over', async () => {
    const { dialog, platform, user } = await openDialog('Delete account…', {
      'POST /api/user/deletion': () => rejecting('userName', 'This is not your user name'),
    });
    await user.click(dialog.getByRole('radio', { name: 'Delete' }));
    expect(dialog.queryByLabelText(/of the colleague/)).toBeNull();
    expect(dialog.getByText(/lose them as well/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Type your user name/), 'other');
    await user.type(dialog.getByLabelText(/^Your password/), 'Good-Password-1');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('This is not your user name')).toBeVisible();
    expect(platform.calls.at(-1)).toMatchObject({ body: { projects: 'delete' } });
  });

  it('says why the last administrator cannot go', async () => {
    openSecurity({ 'GET /api/user/deletion': () => ({ ...OUTLOOK, isLastAdministrator: true }) });
    expect(await screen.findByText(/^You are the last administrator/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete account…' })).toBeNull();
  });

  it('has a page for accounts of another provider, which have no password here', async () => {
    const responses = {
      ...reads,
      'GET /api/user/deletion': () => ({ ...OUTLOOK, projectCount: 0, hasPassword: false }),
    };
    renderWithPlatform(<YourDataPage />, { user: person(true), path: '/accounts/data', responses });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Delete account…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Type your user name/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Your password/)).toBeNull();
    expect(dialog.queryByRole('radiogroup')).toBeNull();
  });

  it('is looked for again where it could not be loaded', async () => {
    openSecurity({ 'GET /api/user/deletion': () => Response.json({ message: ERRORS.generic }, { status: 500 }) });
    expect(await screen.findByText('The data stored about you could not be loaded')).toBeVisible();
  });
});
