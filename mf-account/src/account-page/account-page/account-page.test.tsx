import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { person, reads } from '../../../test/account.ts';
import { AccountPage } from './account-page.tsx';

const open = (path: string) => renderWithPlatform(<AccountPage />, { user: person(false), responses: reads, path });

describe('the account page', () => {
  it('[ACC-001] has the tabs Profile and Security, and the address says which one is open', async () => {
    const { platform } = open('/accounts/edit');
    expect(await screen.findByLabelText(/First name/)).toHaveValue('Ann');
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Security' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Password' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Security' })).toBeVisible();
    expect(platform.navigation.history.location.search).toBe('?tab=security');
  });

  it('[ACC-001] opens the tab that a link names, and the first one where it names none that there is', async () => {
    const linked = open('/accounts/edit?tab=security');
    expect(await screen.findByRole('heading', { level: 2, name: 'Password' })).toBeVisible();
    linked.unmount();
    open('/accounts/edit?tab=nothing');
    expect(await screen.findByLabelText(/First name/)).toBeVisible();
  });

  it('says whose account it is', async () => {
    open('/accounts/edit');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
    expect(screen.getByText('engineer · Sales Region #24')).toBeVisible();
  });
});
