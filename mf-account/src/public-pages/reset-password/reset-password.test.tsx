import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountRoutes } from '../../account-routes.tsx';

const LINK = '/account/reset-password/?t=the-token&u=maya.l';
const CALL = 'POST /api/account/reset-password';

const open = (path: string, responses: TestResponses = {}) => ({
  ...renderWithPlatform(<AccountRoutes />, { path, responses }),
  user: userEvent.setup(),
});
const rejection =
  (errors: object, status = 400) =>
  () =>
    Response.json({ message: 'No', errors, modelState: errors }, { status });

async function choose(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^New password/), 'blower-wheel-28');
  await user.type(screen.getByLabelText(/^Repeat new password/), 'blower-wheel-28');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}

describe('the page behind a mailed link', () => {
  it('[ACC-015] [ACC-018] [ACC-020] sends token, user name and password, and is complete', async () => {
    const { platform, user } = open(LINK, { [CALL]: () => undefined });
    expect(screen.getByText('For the account maya.l.')).toBeVisible();
    await choose(user);
    await waitFor(() =>
      expect(platform.navigations.map(({ state }) => state)).toEqual(['app.account.reset-password.complete']),
    );
    expect(platform.calls.at(-1)?.body).toEqual({
      ...{ token: 'the-token', username: 'maya.l' },
      ...{ password: 'blower-wheel-28', confirmPassword: 'blower-wheel-28' },
    });
  });

  it.each(['/account/reset-password/?u=maya.l', '/account/reset-password/?t=the-token', '/account/reset-password'])(
    '[ACC-016] %s is invalid and has no form',
    (path) => {
      open(path);
      expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    },
  );

  it.each([{ token: ['used'] }, {}])('[ACC-017] is invalid when the server rejects it with 400 %j', async (errors) => {
    const { user } = open(LINK, { [CALL]: rejection(errors) });
    await choose(user);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });

  it('stays open for a password that the server rejects', async () => {
    const { user } = open(LINK, { [CALL]: rejection({ password: ['Many people use this password.'] }) });
    await choose(user);
    expect(await screen.findByText('Many people use this password.')).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('blower-wheel-28');
  });

  it('[ACC-019] says in a dialog when anything else went wrong', async () => {
    const { user, platform } = open(LINK, { [CALL]: rejection({}, 500) });
    await choose(user);
    await waitFor(() =>
      expect(platform.shownDialogs).toEqual([
        expect.objectContaining({
          title: 'An error has occurred!',
          text: 'Unable to connect to the server. Please try again later.',
        }),
      ]),
    );
    expect(screen.getByLabelText(/^New password/)).toBeVisible();
  });

  it('[ACC-018] offers to sign in once it is complete', async () => {
    const { user, platform } = open('/account/reset-password/complete');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(platform.signInHints).toHaveLength(1);
  });
});
