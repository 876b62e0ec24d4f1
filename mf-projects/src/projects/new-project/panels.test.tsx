import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectStub } from '../../../test/projects.ts';
import { NewProjectPanel } from './new-project-panel.tsx';

const USER = TEST_USER;
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
  const responses = { 'POST /api/projects': () => project(), 'GET /api/location': () => place };

  it('[MSG-004] [EVT-055] [EVT-060] [EVT-062] [PRJ-019] [PRJ-020] is created with its site and returned to the save that requested it', async () => {
    const onClose = jest.fn();
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={onClose} />, {
      user: USER,
      responses,
    });
    const published = jest.fn();
    platform.bus.subscribe('project-created', ({ payload }) => published(payload));
    platform.bus.subscribe('current-project-changed', ({ payload }) => published(payload));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Project name/), 'Harbor Point');
    await user.type(screen.getByLabelText('Postal code'), '60606');
    expect(await screen.findByDisplayValue('Chicago')).toBeVisible();
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'The Loop');
    await user.type(screen.getByLabelText('Street'), '1 Wacker Dr');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectName: 'Harbor Point' }));
    const post = platform.calls.find(({ method }) => method === 'POST');
    expect(post?.body).toEqual({
      projectName: 'Harbor Point',
      address: {
        ...{ streetLine1: '1 Wacker Dr', streetLine2: null, postalCode: '60606' },
        ...{ city: 'The Loop', state: 'IL', country: 'USA' },
      },
    });
    expect(post?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(published.mock.calls.flat()).toEqual([
      { projectId: PROJECT_ID },
      { projectId: PROJECT_ID, reason: 'created' },
    ]);
    expect(platform.shownToasts[0]?.title).toBe('The project has been created successfully!');
    expect(platform.navigations).toEqual([]);
  });

  it('from the navigation it is opened at once', async () => {
    const { platform } = renderWithPlatform(
      <NewProjectPanel panelProps={{ reason: 'navigation' }} onClose={jest.fn()} />,
      { user: USER, responses },
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Project name/), 'Harbor Point{Enter}');
    await waitFor(() => expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: undefined }]));
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });

  it('[PRJ-018] a guest signs in first, and what was typed is included', async () => {
    const { platform } = renderWithPlatform(
      <NewProjectPanel panelProps={{ reason: 'navigation' }} onClose={jest.fn()} />,
      { responses },
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
  ])('a name like "%s" is rejected before it is sent', async (name, message) => {
    renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      responses,
    });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Project name/), name);
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('[ERR-014] [EVT-063] a rejection of the server stays at its field and is shown as a toast', async () => {
    const rejection = {
      message: 'x',
      errors: { projectName: ['Another project has that name'] },
      modelState: { projectName: ['taken', 'twice'] },
    };
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      responses: { 'POST /api/projects': () => Response.json(rejection, { status: 400 }) },
    });
    await userEvent.setup().type(screen.getByLabelText(/Project name/), 'Harbor{Enter}');
    expect(await screen.findByText('Another project has that name')).toBeVisible();
    expect(platform.shownToasts[0]).toMatchObject({ kind: 'error', title: 'taken; twice' });
  });

  it('[ERR-015] a rejection without model state says oops', async () => {
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      responses: { 'POST /api/projects': () => new Response(null, { status: 500 }) },
    });
    await userEvent.setup().type(screen.getByLabelText(/Project name/), 'Harbor{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Oops! An error occurred.  Please try again.'));
  });

  it('[ERR-008] an unknown postal code is reported and does not stop the project', async () => {
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      responses: { 'GET /api/location': () => Response.json({ message: 'No' }, { status: 400 }) },
    });
    await userEvent.setup().type(screen.getByLabelText('Postal code'), '00000');
    await waitFor(() =>
      expect(platform.shownToasts[0]).toMatchObject({ title: 'Invalid postal code', durationMs: 3000 }),
    );
  });

  it('[PRJ-007] a name of the list is rejected before it is sent, by the rules of Unicode', async () => {
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      responses: { ...responses, 'GET /api/projectStubs': () => [projectStub('Straße 4')] },
    });
    await waitFor(() => expect(platform.calls.some(({ path }) => path.includes('projectStubs'))).toBe(true));
    await userEvent.setup().type(screen.getByLabelText(/Project name/), 'STRASSE 4{Enter}');
    expect(await screen.findByText('Another project has that name')).toBeVisible();
    expect(platform.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('[EVT-054] [PRJ-014] is in the list that is already loaded at once', async () => {
    const { platform } = renderWithPlatform(<NewProjectPanel panelProps={{ reason: 'save' }} onClose={jest.fn()} />, {
      user: USER,
      responses: { ...responses, 'GET /api/projectStubs': () => new Promise(() => undefined) },
    });
    const listKey = platform.apiQueries.projectStubs.list.queryKey();
    platform.queries.setQueryData(listKey, [projectStub('Other', '44444444-4444-4444-8444-444444444444')]);
    await userEvent.setup().type(screen.getByLabelText(/Project name/), 'Harbor Point{Enter}');
    await waitFor(() =>
      expect(platform.queries.getQueryData(listKey)?.map(({ displayName }) => displayName)).toEqual([
        'Harbor%20Point',
        'Other',
      ]),
    );
  });
});
