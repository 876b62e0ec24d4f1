import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectPicker } from '../project-picker/project-picker.tsx';
import { PROJECT_ID, project, projectStub } from '../testing/projects.ts';
import { NewProjectPanel } from './new-project-panel.tsx';

const USER = { roles: ['user'], salesRegions: [] } as unknown as SignedInUser;
const place = {
  postalCode: '60606',
  city: 'Chicago',
  state: 'IL',
  country: 'USA',
  latitude: 0,
  longitude: 0,
  elevation: 594,
  salesRegion: 24,
};

describe('a new project', () => {
  const answers = { 'POST /api/projects': () => project(), 'GET /api/location': () => place };

  it('[MSG-004] [EVT-060] is created with its site and answers the save that asked for it', async () => {
    const onClose = jest.fn();
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={onClose} />, {
      user: USER,
      answers,
    });
    const published = jest.fn();
    platform.bus.subscribe('project-created', ({ payload }) => published(payload));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Project name/), 'Harbor Point');
    await user.type(screen.getByLabelText('Site postal code'), '60606');
    expect(await screen.findByText('Chicago, IL')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectName: 'Harbor Point' }));
    const post = platform.calls.find(({ method }) => method === 'POST');
    expect(post?.body).toEqual({
      projectName: 'Harbor Point',
      address: { postalCode: '60606', city: 'Chicago', state: 'IL', country: 'USA' },
    });
    expect(post?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID });
    expect(platform.shownToasts[0]?.title).toBe('The project has been created successfully!');
    expect(platform.navigations).toEqual([]);
  });

  it('from the navigation it is opened at once', async () => {
    const { platform } = renderWithPlatform(
      <NewProjectPanel panelProps={{ reason: 'navigation' }} onClose={jest.fn()} />,
      { user: USER, answers },
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Project name/), 'Harbor Point{Enter}');
    await waitFor(() => expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: undefined }]));
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });

  it('a guest signs in first, and what was typed goes along', async () => {
    const { platform } = renderWithPlatform(
      <NewProjectPanel panelProps={{ reason: 'navigation' }} onClose={jest.fn()} />,
      { answers },
    );
    await userEvent.setup().type(screen.getByLabelText(/Project name/), 'Harbor Point{Enter}');
    await waitFor(() =>
      expect(platform.signIns[0]).toMatchObject({ action: 'CreateProject', data: { projectName: 'Harbor Point' } }),
    );
    expect(platform.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    [' ', 'Enter a project name'],
    ['A/B', 'Project name contains invalid characters'],
  ])('a name like "%s" is refused before it is sent', async (name, message) => {
    renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      answers,
    });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Project name/), name);
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('[ERR-014] a refusal of the server stays at its field and is shown as a toast', async () => {
    const refusal = {
      message: 'x',
      errors: { projectName: ['Another project has that name'] },
      modelState: { projectName: ['taken', 'twice'] },
    };
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      answers: { 'POST /api/projects': () => Response.json(refusal, { status: 400 }) },
    });
    await userEvent.setup().type(screen.getByLabelText(/Project name/), 'Harbor{Enter}');
    expect(await screen.findByText('Another project has that name')).toBeVisible();
    expect(platform.shownToasts[0]).toMatchObject({ kind: 'error', title: 'taken; twice' });
  });

  it('[ERR-015] a refusal without model state says oops', async () => {
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      answers: { 'POST /api/projects': () => new Response(null, { status: 500 }) },
    });
    await userEvent.setup().type(screen.getByLabelText(/Project name/), 'Harbor{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Oops! An error occurred.  Please try again.'));
  });

  it('an unknown postal code is reported and does not stop the project', async () => {
    renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      answers: { 'GET /api/location': () => Response.json({ message: 'No' }, { status: 400 }) },
    });
    await userEvent.setup().type(screen.getByLabelText('Site postal code'), '00000');
    expect(await screen.findByText('Please enter a valid postal code')).toBeVisible();
  });
});

describe('the project picker', () => {
  const two = [projectStub('Harbor Point'), projectStub('Lakeview Tower', '44444444-4444-4444-8444-444444444444')];

  it('[SHL-049] loads the projects 250 ms after it opened, and not when it was closed by then', () => {
    jest.useFakeTimers();
    const open = () =>
      renderWithPlatform(<ProjectPicker panelProps={{ title: 'Choose' }} onClose={jest.fn()} />, {
        user: USER,
        answers: { 'GET /api/projectStubs': () => two },
      });
    const requests = ({ platform }: ReturnType<typeof open>) =>
      platform.queries.isFetching({ queryKey: platform.apiQueries.projectStubs.list.key() });
    const closed = open();
    act(() => jest.advanceTimersByTime(249));
    expect(requests(closed)).toBe(0);
    closed.unmount();
    act(() => jest.advanceTimersByTime(1000));
    expect(requests(closed)).toBe(0);
    const opened = open();
    act(() => jest.advanceTimersByTime(250));
    expect(requests(opened)).toBe(1);
    jest.useRealTimers();
  });

  it('finds by name, moves with the arrow keys and answers with the chosen one', async () => {
    const onClose = jest.fn();
    renderWithPlatform(<ProjectPicker panelProps={{ title: 'Choose' }} onClose={onClose} />, {
      user: USER,
      answers: { 'GET /api/projectStubs': () => two },
    });
    const user = userEvent.setup();
    const search = await screen.findByRole('searchbox');
    expect(search).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('button', { name: /Harbor Point/ })).toHaveFocus();
    await user.type(search, 'lake');
    expect(screen.queryByRole('button', { name: /Harbor Point/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Lakeview Tower/ }));
    expect(onClose).toHaveBeenCalledWith({ projectId: two[1]?.projectId, projectName: 'Lakeview Tower' });
  });

  it('says when nothing is named so, and clears', async () => {
    renderWithPlatform(<ProjectPicker panelProps={{ title: 'Choose' }} onClose={jest.fn()} />, {
      user: USER,
      answers: { 'GET /api/projectStubs': () => two },
    });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('searchbox'), 'zzz');
    expect(screen.getByText('Nothing named zzz')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('button', { name: /Harbor Point/ })).toBeVisible();
  });

  it('creates a project on the way', async () => {
    const onClose = jest.fn();
    renderWithPlatform(<ProjectPicker panelProps={{ title: 'Choose' }} onClose={onClose} />, {
      user: USER,
      answers: { 'GET /api/projectStubs': () => two, 'POST /api/projects': () => project() },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Create New Project' }));
    await user.type(screen.getByLabelText(/Project name/), 'Harbor Point{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectName: 'Harbor Point' }));
  });
});
