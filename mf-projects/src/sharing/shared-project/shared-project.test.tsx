import type { SharedProject } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../../../remote.json';
import { project, projectItem } from '../../../test/projects.ts';
import { ProjectRoutes } from '../../project-routes.tsx';

const READER = { ...TEST_USER, userId: 'reader' };
const SHARE_ID = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
const PATH = `/projects/shared/${SHARE_ID}`;
const COPY = project({ projectId: '44444444-4444-4444-8444-444444444444', displayName: 'Harbor%20Point%20-%20Copy' });
const shared = (change: Partial<SharedProject> = {}): SharedProject => ({
  ...project({ projectItems: [projectItem({ isReadOnly: true })] }),
  shareId: SHARE_ID,
  sharedBy: 'Maya Lindqvist',
  expiresOnUtc: '2098-12-31T12:00:00Z',
  ...change,
});
const open = (responses: TestResponses, path = PATH) =>
  renderWithPlatform(<ProjectRoutes />, { user: READER, path, responses });
const reads = (response: () => unknown = shared): TestResponses => ({ 'GET /api/projects/shared/:id': response });

describe('a shared project', () => {
  it('[SHR-005] shows head, items and totals, and nothing to change them by', async () => {
    const { platform } = open(reads());
    expect(await screen.findByRole('heading', { name: 'Harbor Point' })).toBeVisible();
    for (const text of ['Shared by Maya Lindqvist', 'Milwaukee, WI 53202', 'Link expires Dec 31, 2098']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const row = screen.getByRole('row', { name: /EF-1/ });
    for (const text of ['KRD140', 'Lab corridor', '2', '1,500', '0.50', '1/2', '115/1', '$2,144.00', 'Ready']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Budget price').closest('div')).toHaveTextContent('$2,144.00');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Copy to my projects']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(platform.readyRoutes).toEqual(['app.projects.shared']);
  });

  it('opens to what was found on an item by keyboard too, without a way to change it', async () => {
    const warnings = ['Fan Motor: operates in its service factor'];
    open(reads(() => shared({ projectItems: [projectItem({ isReadOnly: true, warnings })] })));
    const status = await screen.findByRole('button', { name: 'Status of EF-1 KRD140: 1 warning' });
    act(() => status.focus());
    expect(await screen.findByText(warnings[0] ?? '')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change options/ })).not.toBeInTheDocument();
  });

  it('says so where it has no items', async () => {
    open(reads(() => shared({ projectItems: [], sharedBy: '', expiresOnUtc: null })));
    expect(await screen.findByText('No equipment yet')).toBeVisible();
    expect(screen.queryByText(/^Shared by/)).not.toBeInTheDocument();
  });

  it('[SHR-007] [SHR-009] [MSG-016] [EVT-065] is copied into the user’s own projects', async () => {
    const { platform } = open({ ...reads(), 'POST /api/projects/shared/clone': () => COPY });
    const published = jest.fn();
    platform.bus.subscribe('project-cloned', ({ payload }) => published(payload));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy to my projects' }));
    await waitFor(() => expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: undefined }]));
    const call = platform.calls.find(({ method }) => method === 'POST');
    expect(call?.body).toEqual({ shareId: SHARE_ID });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(published).toHaveBeenCalledWith({ projectId: COPY.projectId, from: 'shared' });
    expect(platform.currentProject.get()).toBe(COPY.projectId);
    expect(platform.shownToasts).toMatchObject([
      { title: 'Project: Harbor Point - Copy successfully cloned!', durationMs: 2000 },
    ]);
  });

  it.each([
    [{ message: 'No', errors: {}, modelState: {}, innerException: { message: 'The link ended' } }, 'The link ended'],
    [{ message: 'Project not found', errors: {}, modelState: {} }, 'Project not found'],
    [null, 'Unexpected error cloning shared project'],
  ])('[ERR-040] [ERR-041] that cannot be copied says why: %j', async (body, title) => {
    const response = () => (body === null ? new Response(null, { status: 502 }) : Response.json(body, { status: 404 }));
    const { platform } = open({ ...reads(), 'POST /api/projects/shared/clone': response });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy to my projects' }));
    await waitFor(() => expect(platform.shownToasts).toMatchObject([{ kind: 'error', title }]));
    expect(platform.navigations).toEqual([]);
  });

  it.each([404, 500])('[ERR-062] [A-190] whose look-up fails with %s is no longer available', async (status) => {
    const { platform } = open(reads(() => new Response(null, { status })));
    expect(await screen.findByRole('heading', { name: 'This shared project is no longer available.' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Go to the start page' }));
    expect(platform.navigations).toEqual([{ state: 'app.home.start', params: undefined }]);
  });

  it('[SHR-008] without a link leads to the start page', () => {
    const { platform } = open({}, '/projects/shared/');
    expect(platform.navigation.history.location.hash).toBe('#app.home.start');
    expect(platform.calls).toEqual([]);
  });

  it('[SHR-006] requires role user', () => {
    const route = declaration.routes.find(({ state }) => state === 'app.projects.shared');
    expect(route).toMatchObject({ path: '/projects/shared/:shareId', roles: [['user', 'sales', 'admin', 'dev']] });
  });
});
