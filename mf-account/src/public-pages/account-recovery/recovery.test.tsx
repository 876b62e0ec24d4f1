import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountRoutes } from '../../account-routes.tsx';

const open = (path: string, responses: TestResponses = {}) => ({
  ...renderWithPlatform(<AccountRoutes />, { path, responses }),
  user: userEvent.setup(),
});
const notFound = () => Response.json({ message: '', errors: {}, modelState: {} }, { status: 404 });

describe('a forgotten user name', () => {
  it('[ACC-021] is mailed to the address', async () => {
    const { platform, user } = open('/account/forgot-username', {
      'POST /api/account/forgot-username': () => undefined,
    });
    await user.type(screen.getByLabelText(/^Email/), 'maya@northshore.example{Enter}');
    expect(await screen.findByText('The user name is on its way to maya@northshore.example.')).toBeVisible();
    expect(platform.calls.at(-1)?.body).toEqual({ email: 'maya@northshore.example' });
  });

  it('[ACC-022] is none where no account has the address', async () => {
    const { user } = open('/account/forgot-username', { 'POST /api/account/forgot-username': notFound });
    await user.type(screen.getByLabelText(/^Email/), 'unknown@northshore.example{Enter}');
    expect(
      await screen.findByText('There is no account registered to that email. Please check the spelling.'),
    ).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('[ACC-011] [ACC-012] is reset by user name, which the session keeps', async () => {
    const { platform, user } = open('/account/forgot-password', {
      'POST /api/account/forgot-password': () => undefined,
    });
    await user.type(screen.getByLabelText(/^User name/), 'maya.l');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(platform.navigations.map(({ state }) => state)).toEqual(['app.account.forgot-password.requested']),
    );
    expect(platform.calls.at(-1)?.body).toEqual({ username: 'maya.l' });
    platform.navigation.history.push('/account/forgot-password/requested');
    expect(await screen.findByText(/choose a new password for maya\.l is on its way/)).toBeVisible();
  });

  it('[ACC-013] redirects from the confirmation to the form when nothing was requested', async () => {
    const { platform } = open('/account/forgot-password/requested');
    expect(await screen.findByLabelText(/^User name/)).toBeVisible();
    expect(platform.navigation.history.location.pathname).toBe('/account/forgot-password');
  });

  it('[ACC-014] says when there is no such account', async () => {
    const { user, platform } = open('/account/forgot-password', { 'POST /api/account/forgot-password': notFound });
    await user.type(screen.getByLabelText(/^User name/), 'unknown{Enter}');
    expect(await screen.findByText('There is no account with that username. Please check the spelling.')).toBeVisible();
    expect(platform.navigations).toEqual([]);
  });
});

describe('the other spelling of an address', () => {
  it.each([
    ['/account/edit?tab=security', '/accounts/edit?tab=security'],
    ['/accounts/forgot-password', '/account/forgot-password'],
    ['/accounts/nothing', '/errors/404-not-found'],
  ])('[ACC-001] %s leads to %s', async (path, address) => {
    const { platform } = open(path, { 'GET /api/user/details': () => new Response(null, { status: 503 }) });
    const { history } = platform.navigation;
    await waitFor(() => expect(`${history.location.pathname}${history.location.search}`).toBe(address));
  });
});
