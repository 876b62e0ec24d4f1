import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { renderSearch, SEARCH, SIZED } from '../../../test/render-search.tsx';

const settings = (electricCostPerKwh: number) => ({
  settings: { operatingCost: { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh } },
});

beforeEach(() => setWindowWidth(1440));

async function openSized(now: () => number) {
  const rendered = renderSearch({
    path: '/start',
    user: TEST_USER,
    responses: {
      'GET /api/projectStubs': () => [projectStub('Harbor Point')],
      'GET /api/projects/:id/buildings': () => [],
      'GET /api/projects/:id': () => settings(now()),
    },
  });
  act(() => rendered.platform.currentProject.set(PROJECT_ID, 'selected'));
  act(() => rendered.platform.navigation.history.push(SIZED));
  await screen.findByRole('button', { name: '2,920 h/yr at $0.10. Change' });
  return { ...rendered, user: userEvent.setup() };
}

describe('results of a search', () => {
  it('[OPC-006] [RES-011] are counted with the settings of the project as soon as these change', async () => {
    let rate = 0.1;
    const { platform } = await openSized(() => rate);
    rate = 0.2;
    const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId: PROJECT_ID } });
    await act(() => platform.queries.invalidateQueries({ queryKey }));
    expect(await screen.findByRole('button', { name: '2,920 h/yr at $0.20. Change' })).toBeVisible();
  });

  it('[OPC-006] follow settings that changed while another page was open, over what is remembered of the search', async () => {
    let rate = 0.1;
    const { platform } = await openSized(() => rate);
    act(() => platform.navigation.history.push('/start'));
    rate = 0.3;
    const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId: PROJECT_ID } });
    await act(() => platform.queries.invalidateQueries({ queryKey }));
    act(() => platform.navigation.history.push(SIZED));
    expect(await screen.findByRole('button', { name: '2,920 h/yr at $0.30. Change' })).toBeVisible();
  });
});

describe('the defaults of the project', () => {
  it('are those of the project now: for a reset, and for what counts as set', async () => {
    let installation = 'ducted';
    const { platform } = renderSearch({
      path: '/start',
      user: TEST_USER,
      responses: {
        'GET /api/projectStubs': () => [projectStub('Harbor Point')],
        'GET /api/projects/:id/buildings': () => [],
        'GET /api/projects/:id': () => ({ ...settings(0.1), sizingDefaults: { installation } }),
      },
    });
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    act(() => platform.navigation.history.push(SEARCH));
    const user = userEvent.setup();
    const advanced = await screen.findByRole('button', { name: /^Advanced/ });
    await user.click(advanced);
    expect(screen.getByRole('radio', { name: 'Ducted' })).toBeChecked();
    expect(advanced).not.toHaveTextContent('1 set');
    installation = 'nonDucted';
    const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId: PROJECT_ID } });
    await act(() => platform.queries.invalidateQueries({ queryKey }));
    await waitFor(() => expect(advanced).toHaveTextContent('1 set'));
    expect(screen.getByRole('radio', { name: 'Ducted' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('radio', { name: 'Non-ducted' })).toBeChecked();
  });
});

describe('a new search', () => {
  it('[EVT-066] begins at the site of the open project', async () => {
    const { platform } = renderSearch({
      path: '/start',
      user: TEST_USER,
      responses: {
        'GET /api/projectStubs': () => [projectStub('Harbor Point')],
        'GET /api/projects/:id/buildings': () => [],
        'GET /api/projects/:id': () => ({ ...settings(0.1), siteAddress: { postalCode: '53202' } }),
      },
    });
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    act(() => platform.navigation.history.push(SEARCH));
    expect(await screen.findByLabelText(/Job postal code/)).toHaveValue('53202');
  });
});
