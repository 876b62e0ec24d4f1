import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectStub } from '../../../test/projects.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { relativeTime } from './relative-time.ts';

const LINKED = `/projects/dashboard?projectId=${PROJECT_ID}`;
const reads = (response: () => unknown = () => project()) => ({ 'GET /api/projects/:id': response });

describe('the dashboard', () => {
  it('has the focus in the name while it is changed, and at Rename after Escape or Save', async () => {
    const responses = { ...reads(), 'PUT /api/projects/:id/name': () => project({ displayName: 'Lakeview' }) };
    renderWithPlatform(<DashboardPage />, { user: TEST_USER, path: LINKED, responses });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Rename project' }));
    expect(screen.getByLabelText('Project name')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Rename project' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard(' II{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename project' })).toHaveFocus());
  });

  it('renames in place with the name it read, and announces it', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: TEST_USER,
      path: LINKED,
      responses: { ...reads(), 'PUT /api/projects/:id/name': () => project({ displayName: 'Lakeview' }) },
    });
    const published = jest.fn();
    platform.bus.subscribe('project-updated', ({ payload }) => published(payload));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Rename project' }));
    const name = screen.getByLabelText('Project name');
    await user.clear(name);
    await user.type(name, 'Lakeview');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('heading', { name: 'Lakeview' })).toBeVisible();
    const put = platform.calls.find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ projectName: 'Lakeview', was: 'Harbor Point' });
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, changed: ['name'] });
  });

  it('[PRJ-003] has four tabs, each with an address of its own', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, { user: TEST_USER, path: LINKED, responses: reads() });
    const tabs = await screen.findAllByRole('tab');
    const names = [/^Items 1$/, 'Site address', 'Operating cost', 'Deliverables'];
    for (const [index, name] of names.entries()) expect(tabs[index]).toHaveAccessibleName(name);
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Deliverables' }));
    expect(await screen.findByRole('region', { name: 'Submittal' })).toBeVisible();
    expect(platform.navigation.history.location.search).toContain('tab=deliverables');
  });

  it('[EVT-058] announces the project once it is loaded', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: TEST_USER,
      path: '/projects/dashboard',
      responses: reads(),
    });
    const published = jest.fn();
    platform.bus.subscribe('project-loaded', ({ payload }) => published(payload));
    platform.currentProject.set(PROJECT_ID, 'selected');
    await waitFor(() => expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID }));
  });

  it('[ERR-059] [EVT-059] reports a project that cannot be loaded and closes it', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: TEST_USER,
      path: '/projects/dashboard',
      responses: {
        ...reads(() => Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 404 })),
        'GET /api/projectStubs': () => [projectStub('Other')],
      },
    });
    const published = jest.fn();
    platform.bus.subscribe('project-load-failed', ({ payload }) => published(payload));
    platform.currentProject.set(PROJECT_ID, 'selected');
    await waitFor(() =>
      expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, status: 404, message: ERRORS.generic }),
    );
    expect(await screen.findByText('You don’t have access to this project')).toBeVisible();
  });

  it('offers to create the first project', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: TEST_USER,
      path: '/projects/dashboard',
      responses: { 'GET /api/projectStubs': () => [] },
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Create New Project' }));
    expect(platform.openedPanels).toEqual(['new-project']);
  });

  it('[AUT-014] creates the project that waited for sign-in, once', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: TEST_USER,
      path: '/projects/dashboard',
      continuation: { action: 'CreateProject', data: { projectName: 'Harbor Point' } },
      responses: { 'POST /api/projects': () => project(), ...reads() },
    });
    expect(await screen.findByRole('heading', { name: 'Harbor Point' })).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(platform.shownToasts[0]).toMatchObject({
      title: 'The project has been created successfully!',
      durationMs: 5000,
    });
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });
});

describe('times', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('are relative within a day and a date before that', () => {
    expect(relativeTime('2026-11-21T11:56:00Z', now)).toBe('4 minutes ago');
    expect(relativeTime('2026-11-21T11:59:59.9Z', now)).toBe('now');
    expect(relativeTime('2026-11-20T10:00:00Z', now)).toBe('Nov 20, 2026');
  });
});
