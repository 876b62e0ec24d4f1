import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsOfExternalAccounts } from '../../../test/account.ts';
import { AccountRoutes } from '../../account-routes.tsx';

describe('Where another provider keeps the accounts', () => {
  it.each([
    ['/account/register', 'app.account.register'],
    ['/account/forgot-username', 'app.account.forgot-username'],
    ['/account/forgot-password', 'app.account.forgot-password'],
    ['/account/forgot-password/requested', 'app.account.forgot-password.requested'],
    ['/account/reset-password?token=t&username=u', 'app.account.reset-password'],
    ['/account/reset-password/complete', 'app.account.reset-password.complete'],
  ])('[A-034] %s leads there and has no form', async (path, state) => {
    const { platform } = renderWithPlatform(<AccountRoutes />, { path, settings: settingsOfExternalAccounts() });
    expect(screen.getByRole('heading', { level: 1, name: 'Accounts come from your sign-in provider' })).toBeVisible();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(platform.readyRoutes).toEqual([state]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in' }));
    expect(platform.signIns).toHaveLength(1);
  });
});
