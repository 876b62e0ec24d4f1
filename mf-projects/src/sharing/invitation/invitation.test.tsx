import type { OpenedInvitation } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID } from '../../../test/projects.ts';
import { ProjectRoutes } from '../../project-routes.tsx';

const TOKEN = 'f0000000-0000-4000-8000-000000000000';
const INVITATION: OpenedInvitation = {
  projectName: 'Harbor Point',
  invitedBy: 'Maya Lindqvist',
  role: 'editor',
  email: 'dev@c.co',
  isYours: true,
};
const open = (responses: TestResponses) =>
  renderWithPlatform(<ProjectRoutes />, { user: TEST_USER, path: `/projects/invitation/${TOKEN}`, responses });
const read = (change: object = {}) => ({
  'GET /api/projects/invitations/:token': () => ({ ...INVITATION, ...change }),
});

describe('An invitation to a project', () => {
  it('is accepted with one click, which opens the project', async () => {
    const { platform } = open({
      ...read(),
      'POST /api/projects/invitations/accept': () => ({ projectId: PROJECT_ID, role: 'editor' }),
    });
    expect(await screen.findByRole('heading', { name: 'Maya Lindqvist invites you to "Harbor Point"' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Accept and open' }));
    await waitFor(() => expect(platform.navigations).toMatchObject([{ state: 'app.projects.dashboard' }]));
    expect(platform.calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: TOKEN });
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });

  it('of another address says which, and offers nothing to accept', async () => {
    open(read({ isYours: false }));
    expect(await screen.findByText(/went to dev@c\.co/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept and open' })).not.toBeInTheDocument();
  });

  it('that is no longer valid says so', async () => {
    open({
      'GET /api/projects/invitations/:token': () =>
        Response.json({ message: 'Invitation not found', errors: {}, modelState: {} }, { status: 404 }),
    });
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid.' })).toBeVisible();
  });
});
