import type { ProjectTeam } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project } from '../../../test/projects.ts';
import { Members } from './members.tsx';

const DEV_ID = 'd0000000-0000-4000-8000-000000000000';
const TEAM: ProjectTeam = {
  owner: { userId: project().userId, name: 'Maya Lindqvist' },
  members: [
    { userId: DEV_ID, name: 'Dev Rao', email: 'dev@c.co', role: 'viewer', joinedOnUtc: '2026-11-20T10:00:00Z' },
  ],
  invitations: [
    {
      ...{ invitationId: 'e0000000-0000-4000-8000-000000000000', email: 'ana@ruiz.example', role: 'editor' },
      ...{ invitedOnUtc: '2026-11-20T10:00:00Z', expiresOnUtc: '2026-12-04T10:00:00Z', hasExpired: false },
    },
  ],
};
const OWNER = { ...TEST_USER, userId: project().userId };

async function open(responses: TestResponses = {}, shown = project(), user = OWNER) {
  const rendered = renderWithPlatform(<Members project={shown} className="" />, {
    user,
    responses: { 'GET /api/projects/:id/members': () => TEAM, ...responses },
  });
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Members' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Members' }));
  await dialog.findByText('Dev Rao', { exact: false });
  const sent = (method: string) => rendered.platform.calls.filter((call) => call.method === method);
  return { ...rendered, person, dialog, sent };
}

describe('The people of a project', () => {
  it('are invited by their address as viewers or editors', async () => {
    const { person, dialog, sent, platform } = await open({
      'POST /api/projects/:id/members/invitations': () => TEAM.invitations[0],
    });
    await person.type(dialog.getByLabelText('Email address'), 'not an address');
    await person.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await person.clear(dialog.getByLabelText('Email address'));
    await person.type(dialog.getByLabelText('Email address'), 'ana@ruiz.example');
    await person.selectOptions(dialog.getByLabelText('Role'), 'View');
    await person.click(dialog.getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('ana@ruiz.example was invited'));
    expect(sent('POST')[0]?.body).toEqual({ email: 'ana@ruiz.example', role: 'viewer' });
    expect(dialog.getByLabelText('Email address')).toHaveValue('');
  });

  it('get another role, are removed, and their invitations withdrawn by the owner', async () => {
    const { person, dialog, sent } = await open({
      'PUT /api/projects/:id/members/:user': () => ({ ...TEAM.members[0], role: 'editor' }),
      'DELETE /api/projects/:id/members/:user': () => undefined,
      'DELETE /api/projects/:id/members/invitations/:invitation': () => undefined,
    });
    await person.selectOptions(dialog.getByLabelText('Role of Dev Rao'), 'Edit');
    await waitFor(() => expect(sent('PUT')).toMatchObject([{ body: { role: 'editor' } }]));
    await person.click(dialog.getByRole('button', { name: 'Remove Dev Rao' }));
    await person.click(dialog.getByRole('button', { name: 'Withdraw the invitation to ana@ruiz.example' }));
    await waitFor(() =>
      expect(sent('DELETE').map(({ path }) => path.split('/members/')[1])).toEqual([
        DEV_ID,
        `invitations/${TEAM.invitations[0]?.invitationId}`,
      ]),
    );
  });

  it('see each other, and may leave', async () => {
    const member = { ...TEST_USER, userId: DEV_ID };
    const shown = project({ role: 'viewer', ownerName: 'Maya Lindqvist' });
    const leave = { 'DELETE /api/projects/:id/membership': () => undefined };
    const { person, dialog, sent, platform } = await open(leave, shown, member);
    expect(dialog.getByText('Dev Rao (you)')).toBeVisible();
    expect(dialog.queryByLabelText('Email address')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Leave project' }));
    await waitFor(() => expect(sent('DELETE')[0]?.path).toBe(`/api/projects/${PROJECT_ID}/membership`));
    await waitFor(() => expect(platform.navigations).toMatchObject([{ state: 'app.projects.dashboard' }]));
    expect(platform.currentProject.get()).toBeNull();
  });
});
