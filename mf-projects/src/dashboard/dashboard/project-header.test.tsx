import type { Project } from '@specbuilder/shared-contracts/api';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectStub } from '../../../test/projects.ts';
import { DashboardPage } from './dashboard-page.tsx';

const USER = { ...TEST_USER, userId: 'u1' };
const OTHER_ID = '44444444-4444-4444-8444-444444444444';

function open(responses = {}, options: { readonly confirms?: boolean } = {}) {
  const rendered = renderWithPlatform(<DashboardPage />, {
    user: USER,
    path: '/projects/dashboard',
    responses: {
      'GET /api/projects/:id': () => project(),
      'GET /api/projectStubs': () => [projectStub('Harbor Point'), projectStub('Größe', OTHER_ID)],
      'GET /api/catalog/topCategories': () => [],
      'GET /api/projects/:id/buildings': () => [],
      ...responses,
    },
    ...options,
  });
  act(() => rendered.platform.currentProject.set(PROJECT_ID, 'selected'));
  return { ...rendered, user: userEvent.setup() };
}

async function rename(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Rename project' }));
  const field = screen.getByLabelText('Project name');
  await user.clear(field);
  if (name !== '') await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
}

describe('before the dashboard opens', () => {
  it('[PRJ-002] the list, the project, the top categories and the buildings are loaded, in four calls', async () => {
    const { platform } = open();
    await waitFor(() => expect(platform.readyRoutes).toEqual(['app.projects.dashboard']));
    expect(platform.calls.map(({ path }) => path).sort()).toEqual([
      '/api/catalog/topCategories',
      '/api/projectStubs',
      `/api/projects/${PROJECT_ID}`,
      `/api/projects/${PROJECT_ID}/buildings`,
    ]);
  });

  it('[ERR-054] what fails beside the project is only logged', async () => {
    const { platform } = open({ 'GET /api/catalog/topCategories': () => new Response(null, { status: 500 }) });
    expect(await screen.findByRole('heading', { name: 'Harbor Point' })).toBeVisible();
    await waitFor(() => expect(platform.readyRoutes).toEqual(['app.projects.dashboard']));
    expect(platform.problems).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('starts with') }),
    );
    expect(platform.shownToasts).toEqual([]);
  });

  it('[PRJ-017] a failure is said until a success takes it away', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/projects/:id': () => (isDown ? new Response(null, { status: 500 }) : project()),
    });
    expect(await screen.findByText('This project could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Harbor Point' })).toBeVisible();
    expect(screen.queryByText('This project could not be loaded')).not.toBeInTheDocument();
  });
});

describe('the name of a project', () => {
  it.each([
    ['PRJ-005', '', 'Enter a project name'],
    ['PRJ-006', 'A/B', 'Project name contains invalid characters'],
    ['PRJ-007', 'GRÖSSE', 'Another project has that name'],
  ])('[%s] "%s" is rejected before it is sent', async (_row, name, message) => {
    const { platform, user } = open();
    await waitFor(() => expect(platform.readyRoutes).toHaveLength(1));
    await rename(user, name);
    expect(await screen.findByText(message)).toBeVisible();
    expect(platform.calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('[PRJ-004] [PRJ-008] may be its own in another case, and is in the list at once', async () => {
    const renamed = () => project({ name: 'HARBOR%20POINT', displayName: 'HARBOR%20POINT' });
    const { platform, user } = open({ 'PUT /api/projects/:id/name': renamed });
    await waitFor(() => expect(platform.readyRoutes).toHaveLength(1));
    await rename(user, 'HARBOR POINT');
    expect(await screen.findByRole('heading', { name: 'HARBOR POINT' })).toBeVisible();
  });

  it('[ERR-060] a rejection is logged and said', async () => {
    const rejection = { message: 'x', errors: {}, modelState: { projectName: ['Another project has that name'] } };
    const { platform, user } = open({ 'PUT /api/projects/:id/name': () => Response.json(rejection, { status: 400 }) });
    await rename(user, 'Free');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Another project has that name'));
    expect(platform.problems).toContainEqual(expect.objectContaining({ message: 'Project could not be renamed' }));
  });

  it('is left as it was by Escape, wherever the focus is in the form', async () => {
    const { user } = open();
    for (const place of ['Project name', 'Save name', 'Cancel']) {
      await user.click(await screen.findByRole('button', { name: 'Rename project' }));
      (place === 'Project name' ? screen.getByLabelText(place) : screen.getByRole('button', { name: place })).focus();
      await user.keyboard('{Escape}');
      expect(screen.queryByLabelText('Project name')).not.toBeInTheDocument();
    }
  });
});

describe('what is done with a project', () => {
  it('[PRJ-011] its reference id is shown and copied', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Reference HP-4K7Q-2M/ }));
    expect(await screen.findByRole('dialog', { name: 'Project reference id' })).toBeVisible();
    expect(screen.getByLabelText('Reference ID')).toHaveValue('HP-4K7Q-2M');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith('HP-4K7Q-2M');
  });

  it('[PRJ-012] help is requested with the project open', async () => {
    const { platform, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Get help' }));
    expect(platform.openedPanels).toEqual(['project-help']);
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });

  it('[PRJ-013] [PRJ-015] [PRJ-022] [EVT-057] it is deleted after asking, from the list and as the current one', async () => {
    const deleted = jest.fn(() => undefined);
    const { platform, user } = open({ 'DELETE /api/projectStubs/:id': deleted });
    const facts: unknown[] = [];
    platform.bus.subscribe('project-deleted', ({ payload }) => facts.push(payload));
    await waitFor(() => expect(platform.readyRoutes).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete project' }));
    expect(await screen.findByText('No project open')).toBeVisible();
    expect(platform.shownDialogs[0]).toMatchObject({ title: 'Delete this project?' });
    expect(deleted).toHaveBeenCalledTimes(1);
    expect(facts).toEqual([{ projectId: PROJECT_ID, wasCurrent: true }]);
    expect(platform.currentProject.get()).toBeNull();
    expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: undefined }]);
  });

  it('[PRJ-022] it stays when the user thinks better of it, or the server rejects', async () => {
    const rejecting = { 'DELETE /api/projectStubs/:id': () => new Response(null, { status: 500 }) };
    const first = open(rejecting, { confirms: false });
    await first.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Delete project' }));
    expect(first.platform.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    first.unmount();
    const { platform, user } = open(rejecting);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete project' }));
    await waitFor(() => expect(platform.shownToasts[0]).toMatchObject({ kind: 'error' }));
    expect(screen.getByRole('heading', { name: 'Harbor Point' })).toBeVisible();
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });

  it('it is archived, and says so', async () => {
    let current: Project = project();
    const { user } = open({
      'GET /api/projects/:id': () => current,
      'PUT /api/projects/:id/archived': () => {
        current = project({ isArchived: true });
        return current;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive project' }));
    expect(await screen.findByText('Archived')).toBeVisible();
  });
});
