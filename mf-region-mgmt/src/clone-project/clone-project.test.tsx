import { testSettings } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SALES } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';
import { destinationOf, sourcesOf } from './environments.ts';

const PATH = '/region-management/clone-project';
const COPY = { projectId: '44444444-4444-4444-8444-444444444444', displayName: 'Harbor%20Point%20-%20Copy' };

const open = (response: () => unknown) =>
  renderWithPlatform(<RegionRoutes />, {
    user: SALES,
    path: PATH,
    responses: { 'POST /api/projects/clone': response },
  });

async function fillIn(referenceId = 'S-7K3M9XQ') {
  const person = userEvent.setup();
  await person.selectOptions(screen.getByLabelText('Environment of the project'), 'Staging');
  await person.type(screen.getByLabelText(/Reference ID/), `${referenceId}{Enter}`);
}

describe('the clone utility', () => {
  it('[CLN-002] [CLN-004] [MSG-016] [EVT-065] clones by reference id and goes to the dashboard', async () => {
    const { platform } = open(() => COPY);
    const published = jest.fn();
    platform.bus.subscribe('project-cloned', ({ payload }) => published(payload));
    await fillIn();
    await waitFor(() => expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: undefined }]));
    expect(platform.calls[0]).toMatchObject({ body: { source: 3, referenceId: 'S-7K3M9XQ' } });
    expect(platform.calls[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(published).toHaveBeenCalledWith({ projectId: COPY.projectId, from: 'environment' });
    expect(platform.currentProject.get()).toBe(COPY.projectId);
    expect(platform.shownToasts).toMatchObject([
      { title: 'Project: Harbor Point - Copy successfully cloned!', durationMs: 2000 },
    ]);
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.clone-project']);
  });

  it('[ERR-040] [ERR-042] [A-194] shows the inner message as a toast, and keeps what was typed', async () => {
    const body = { message: 'Not cloned', errors: {}, modelState: {}, innerException: { message: 'No such project' } };
    const { platform } = open(() => Response.json(body, { status: 404 }));
    await fillIn();
    await waitFor(() => expect(platform.shownToasts).toMatchObject([{ kind: 'error', title: 'No such project' }]));
    expect(screen.getByLabelText(/Reference ID/)).toHaveValue('S-7K3M9XQ');
    expect(await screen.findByText('No such project')).toBeVisible();
    expect(screen.queryByText('Not cloned')).not.toBeInTheDocument();
    expect(screen.getByText('Destination after Staging: Production')).toBeVisible();
    expect(platform.navigations).toEqual([]);
  });

  it('sends the same entries again under the same key, others under another', async () => {
    const { platform } = open(() => new Response('Bad gateway', { status: 502 }));
    const keys = () => platform.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    const person = userEvent.setup();
    const sent = async (count: number) => {
      await waitFor(() => expect(platform.shownToasts).toHaveLength(count));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Clone project' })).toBeEnabled());
    };
    await fillIn();
    await sent(1);
    expect(platform.shownToasts[0]?.title).toBe('Bad gateway');
    await person.click(screen.getByRole('button', { name: 'Clone project' }));
    await sent(2);
    await person.type(screen.getByLabelText(/Reference ID/), '2{Enter}');
    await sent(3);
    expect(new Set(keys()).size).toBe(2);
    expect(keys()[0]).toBe(keys()[1]);
  });

  it('requires a reference id', async () => {
    const { platform } = open(() => COPY);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Clone project' }));
    expect(await screen.findByText('Enter a reference id')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('[VAL-024] is not offered in an environment that it does not know', () => {
    const { platform } = open(() => COPY);
    expect(screen.getByLabelText('Environment of the project')).toBeVisible();
    const settings = testSettings();
    const unknown = { ...settings, app: { ...settings.app, environment: 'test' } };
    act(() => (platform.settings as unknown as { set(next: typeof unknown): void }).set(unknown));
    expect(screen.getByText('Projects cannot be cloned here')).toBeVisible();
    expect(screen.queryByLabelText('Environment of the project')).not.toBeInTheDocument();
  });

  it('[VAL-025] [A-192] offers here and the other environments, and says where work goes from each', () => {
    expect(sourcesOf('staging')).toEqual([
      { value: 0, label: 'This environment' },
      { value: 1, label: 'Local' },
      { value: 2, label: 'Development' },
      { value: 4, label: 'Production' },
    ]);
    expect([0, 1, 2, 4].map((source) => destinationOf(source, 'staging'))).toEqual([
      ...['production', 'development', 'staging', 'production'],
    ]);
  });
});
