import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAILS, IMPORTER_KEY, person, reads } from '../../../test/account.ts';
import { AccountPage } from '../../account-page/account-page/account-page.tsx';

async function open(responses: TestResponses) {
  const { platform } = renderWithPlatform(<AccountPage />, {
    ...{ user: person(false), path: '/accounts/edit?tab=security', responses: { ...reads, ...responses } },
  });
  const published = jest.fn();
  platform.bus.subscribe('profile-updated', ({ payload }) => published(payload));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Old password/), 'Specbuilder-Demo-1');
  return {
    ...{ platform, published, user },
    async change(password = 'blower-wheel-28', repeat = password) {
      await user.type(screen.getByLabelText(/^New password/), password);
      await user.type(screen.getByLabelText(/^Repeat new password/), repeat);
      await user.click(screen.getByRole('button', { name: 'Change password' }));
    },
  };
}

describe('the password section', () => {
  it('[ACC-008] [MSG-003] [EVT-037] changes the password, says so and announces it', async () => {
    const { platform, published, change } = await open({ 'PUT /api/user/password': () => undefined });
    await change();
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('The password updated successfully!'));
    expect(platform.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ userId: DETAILS.userId, oldPassword: 'Specbuilder-Demo-1' },
      ...{ newPassword: 'blower-wheel-28', confirmPassword: 'blower-wheel-28' },
    });
    expect(published).toHaveBeenCalledWith({ userId: DETAILS.userId, section: 'security' });
    expect(screen.getByLabelText(/^Old password/)).toHaveValue('');
  });

  it('names the API keys that the change revokes, and keeps them on purpose', async () => {
    const { platform, user, change } = await open({
      'PUT /api/user/password': () => undefined,
      'GET /api/account/api-keys': () => [IMPORTER_KEY],
    });
    expect(await screen.findByText(/also revokes your API key Importer, and programs that use it/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Keep my API keys valid' }));
    await change();
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    const sent = platform.calls.find(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ keepApiKeys: true });
  });

  it('[ACC-029] [ACC-009] shows that the old password is not right at its field and in a toast', async () => {
    const errors = { oldPassword: ['The old password is incorrect'] };
    const { platform, published, change } = await open({
      'PUT /api/user/password': () => Response.json({ message: '', errors, modelState: errors }, { status: 400 }),
    });
    await change();
    expect(await screen.findByText('The old password is incorrect')).toBeVisible();
    expect(platform.shownToasts[0]).toMatchObject({
      ...{ kind: 'error', title: 'Oops! An error occurred.  Please try again.', text: 'The old password is incorrect' },
    });
    expect(published).not.toHaveBeenCalled();
  });

  it('[ACC-027] rejects two passwords that differ before the server has to', async () => {
    const { platform, change } = await open({});
    await change('blower-wheel-28', 'blower-wheel-29');
    expect(await screen.findByText('The two passwords are not the same')).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('shows what was typed on request', async () => {
    const { user } = await open({});
    const field = screen.getByLabelText(/^Old password/);
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show: Old password' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('says how hard a new password is to guess, also by what is known of its user', async () => {
    const { user } = await open({});
    const field = screen.getByLabelText(/^New password/);
    await user.type(field, 'password1');
    expect(await screen.findByText('Very weak')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'ann@example.com1');
    expect(await screen.findByText(/^(Very weak|Weak)$/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'blower wheel of the 27th demo fan');
    expect(await screen.findByText('Strong')).toBeVisible();
  });
});
