import type { DataExport } from '@specbuilder/shared-contracts/api';
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

const COPY: DataExport = {
  ...{ state: 'running', stepsDone: 12, stepsTotal: 40, sizeBytes: null, problem: null },
  ...{ requestedOnUtc: '2026-11-30T08:00:00Z', expiresOnUtc: null },
};
const READY: DataExport = { ...COPY, state: 'done', sizeBytes: 51_200, expiresOnUtc: '2026-12-03T08:00:00Z' };

describe('what is stored about the user', () => {
  it('shows how far the copy is, which can be stopped', async () => {
    let copy: DataExport | null = COPY;
    const { platform, user } = openSecurity({
      'GET /api/user/data': () => ({ export: copy }),
      'DELETE /api/user/data': () => {
        copy = null;
        return new Response(null, { status: 204 });
      },
    });
    expect(await screen.findByText('12 of 40')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Copy of your data' })).toHaveAttribute('aria-valuenow', '0.3');
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(platform.shownToasts[0]?.title).toBe('The copy was stopped');
  });

  it('can be downloaded again for as long as it is there, without another copy', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const zip = () => new Response('PK', { headers: { 'content-type': 'application/zip' } });
    const { dialog, platform, user } = await openDialog('Download the copy', {
      'GET /api/user/data': () => ({ export: READY }),
      'POST /api/user/data/download': zip,
    });
    expect(screen.getByText(/^A copy of your data/)).toHaveTextContent(/\(51 KB\) is ready until .*2026/);
    await user.type(dialog.getByLabelText(/^Your password/), 'Good-Password-1{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toMatch(/saved$/));
    expect(platform.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/user/data/download' },
    ]);
  });

  it('says why there is no copy, and offers another one', async () => {
    openSecurity({ 'GET /api/user/data': () => ({ export: { ...COPY, state: 'failed', problem: 'Odd.' } }) });
    expect(await screen.findByText('The copy of your data was not made. Odd.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  });

  it('is downloaded for the password, as a file with the day in its name', async () => {
    const created = jest.fn(() => 'blob:1');
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => undefined });
    const zip = () => new Response('PK', { headers: { 'content-type': 'application/zip' } });
    const states: DataExport[] = [];
    const { dialog, platform, user } = await openDialog('Download my data', {
      'GET /api/user/data': () => ({ export: states.length > 1 ? states.shift() : (states[0] ?? null) }),
      'POST /api/user/data': () => {
        states.push(COPY, { ...COPY, stepsDone: 20 }, READY);
        return Response.json(COPY, { status: 202 });
      },
      'POST /api/user/data/download': zip,
    });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText('Enter your password')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Your password/), 'Good-Password-1{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toMatch(/^specbuilder-data-[\d-]{10}\.zip saved$/));
    expect(created).toHaveBeenCalledTimes(1);
    const sent = platform.calls.filter(({ method }) => method === 'POST');
    const body = { password: 'Good-Password-1' };
    expect(sent).toMatchObject([
      { path: '/api/user/data', body },
      { path: '/api/user/data/download', body },
    ]);
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
