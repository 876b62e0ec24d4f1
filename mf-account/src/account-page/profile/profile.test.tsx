import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAILS, person, reads } from '../../../test/account.ts';
import { AccountPage } from '../account-page/account-page.tsx';

describe('the profile', () => {
  it('[ACC-004] [MSG-001] [EVT-037] saves names and email, says so and announces it', async () => {
    const { platform } = renderWithPlatform(<AccountPage />, {
      user: person(false),
      responses: { ...reads, 'PUT /api/user/profile': ({ body }) => ({ ...DETAILS, ...(body as object) }) },
    });
    const published = jest.fn();
    platform.bus.subscribe('profile-updated', ({ payload }) => published(payload));
    const user = userEvent.setup();
    const lastName = await screen.findByLabelText(/Last name/);
    await user.clear(lastName);
    await user.type(lastName, "O'Neil-Ray");
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('The basic info updated successfully!'));
    expect(platform.calls.at(-1)?.body).toEqual({
      userId: DETAILS.userId,
      firstName: 'Ann',
      lastName: "O'Neil-Ray",
      email: 'ann@example.com',
    });
    expect(published).toHaveBeenCalledWith({ userId: DETAILS.userId, section: 'profile' });
    expect(lastName).toHaveValue("O'Neil-Ray");
  });

  it('rejects what the server would reject, at the field', async () => {
    const { platform } = renderWithPlatform(<AccountPage />, { user: person(false), responses: reads });
    const user = userEvent.setup();
    const email = await screen.findByLabelText(/Email/);
    await user.clear(email);
    await user.type(email, 'not an address');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('shows a rejection as a toast with the list of fields, and keeps the input', async () => {
    const rejection = {
      message: 'Not saved',
      errors: { email: ['This address is taken'] },
      modelState: { email: ['taken'] },
    };
    const { platform } = renderWithPlatform(<AccountPage />, {
      user: person(false),
      responses: { ...reads, 'PUT /api/user/profile': () => Response.json(rejection, { status: 400 }) },
    });
    const user = userEvent.setup();
    const email = await screen.findByLabelText(/Email/);
    await user.clear(email);
    await user.type(email, 'sam@example.com');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('This address is taken')).toBeVisible();
    expect(platform.shownToasts[0]).toMatchObject({ kind: 'error', title: 'Not saved', text: 'taken' });
    expect(email).toHaveValue('sam@example.com');
  });

  it("[ACC-003] turns away accounts of another provider with 'Not Authorized'", async () => {
    const { platform } = renderWithPlatform(<AccountPage />, { user: person(true), responses: reads });
    await waitFor(() => expect(platform.failedRoutes[0]?.error.message).toBe('Not Authorized'));
    expect(screen.queryByRole('button', { name: 'Save profile' })).not.toBeInTheDocument();
  });

  it('offers to try again when the details do not load', async () => {
    let isDown = true;
    renderWithPlatform(<AccountPage />, {
      user: person(false),
      responses: { 'GET /api/user/details': () => (isDown ? new Response(null, { status: 503 }) : DETAILS) },
    });
    await screen.findByText('An error occurred. Please try again.');
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/First name/)).toHaveValue('Ann');
  });
});
