import type { Building } from '@specbuilder/shared-contracts/api';
import { ProjectItemType } from '@specbuilder/shared-contracts/domain';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hvlsSet, hvlsSpecification } from '../../../test/hvls-results.ts';
import { itemServer } from '../../../test/item-server.ts';
import { fanItem, ITEM_ID, NO_CURBS } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { openOptions } from '../../../test/render-options.tsx';
import { HVLS_SEARCH, renderSearch } from '../../../test/render-search.tsx';
import { RESULT_ID } from '../../../test/results.ts';
import { chosenBuildings } from './chosen-building.ts';

const HALL: Building = {
  id: 7,
  name: 'Hall',
  squareFeet: 40_000,
  projectId: PROJECT_ID,
  fans: [{ coveredSquareFootage: 7000, quantity: 2 }],
};
const SAVE_BUILDING = 'POST /api/projects/:id/building';
const PROJECT_RESPONSES = {
  'GET /api/projectStubs': () => [projectStub('Harbor Point')],
  'GET /api/projects/:id/buildings': () => [HALL],
  'GET /api/projects/:id': () => ({
    projectItems: [],
    settings: { operatingCost: { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 } },
  }),
};

beforeEach(() => setWindowWidth(1440));

async function openSearch() {
  const rendered = renderSearch({
    path: '/start',
    user: TEST_USER,
    responses: {
      ...PROJECT_RESPONSES,
      'GET /api/sizefan/hvls/:resultId': () => hvlsSet(),
      'POST /api/fanItem': () => fanItem({ itemType: ProjectItemType.HighVolumeLowSpeedFan }),
    },
  });
  act(() => rendered.platform.currentProject.set(PROJECT_ID, 'selected'));
  act(() => rendered.platform.navigation.history.push(HVLS_SEARCH));
  await screen.findByTestId('hvls-space');
  return { ...rendered, user: userEvent.setup() };
}

describe('a search for a building', () => {
  it('[BRD-005] [SCH-066] leads to the page of the brand about sizing, where it has one', async () => {
    const { platform } = await openSearch();
    expect(screen.queryByRole('link', { name: 'Sizing guide' })).not.toBeInTheDocument();
    platform.settings.get().manufacturer.urls['hvlsCalculator'] = 'https://kelvane.example/ceiling-fans';
    act(() => platform.navigation.history.push('/start'));
    act(() => platform.navigation.history.push(HVLS_SEARCH));
    await screen.findByTestId('hvls-space');
    expect(screen.getByRole('link', { name: 'Sizing guide' })).toHaveAttribute(
      'href',
      'https://kelvane.example/ceiling-fans',
    );
  });

  it('[SCH-064] [BLD-002] [BLD-004] [BLD-005] takes floor and cover from an existing one of the open project', async () => {
    const { platform, user } = await openSearch();
    await user.selectOptions(screen.getByLabelText('Building'), 'Hall');
    expect(screen.getByLabelText(/Floor area/)).toHaveValue('40,000');
    expect(screen.getByText('Fans of Hall cover 14,000 sq ft of 40,000 sq ft.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find fans' }));
    await screen.findByTestId('hvls-results');
    const sized = platform.calls.find(({ path }) => path === '/api/sizefan/hvls');
    expect(sized?.body).toMatchObject({ squareFeet: 40_000, coveredSquareFeet: 14_000 });
  });

  it('[SCH-064] counts no cover for a new one, or for none', async () => {
    const { platform, user } = await openSearch();
    await user.selectOptions(screen.getByLabelText('Building'), 'Hall');
    await user.selectOptions(screen.getByLabelText('Building'), 'New building');
    await user.click(screen.getByRole('button', { name: 'Find fans' }));
    await screen.findByTestId('hvls-results');
    const sized = platform.calls.find(({ path }) => path === '/api/sizefan/hvls');
    expect(sized?.body).toMatchObject({ squareFeet: 40_000, coveredSquareFeet: null });
    expect(chosenBuildings(platform.storage).ofSearch()).toEqual({ projectId: PROJECT_ID, buildingId: null });
  });

  it('[SCH-020] gives the building to the items that are made of its rows', async () => {
    const { platform, user } = await openSearch();
    await user.selectOptions(screen.getByLabelText('Building'), 'Hall');
    act(() => platform.navigation.history.push(`${HVLS_SEARCH}&r=${RESULT_ID}`));
    await user.click((await screen.findAllByRole('button', { name: /^Configure/ }))[0] ?? document.body);
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(chosenBuildings(platform.storage).ofItem(ITEM_ID)).toEqual({ projectId: PROJECT_ID, buildingId: 7 });
  });

  it('is for no building where no one is signed in', async () => {
    renderSearch({ path: HVLS_SEARCH });
    await screen.findByTestId('hvls-space');
    expect(screen.queryByLabelText('Building')).not.toBeInTheDocument();
  });
});

describe('saving a ceiling fan', () => {
  async function openFan(chosen: { projectId: string; buildingId: number | null } | null) {
    const rendered = await openOptions({
      server: itemServer({ item: fanItem({ itemType: ProjectItemType.HighVolumeLowSpeedFan }), curbs: NO_CURBS }),
      user: TEST_USER,
      responses: {
        ...PROJECT_RESPONSES,
        'GET /api/fanItem/hvls/:id/specification': () => hvlsSpecification({ squareFeet: 30_000 }),
        [SAVE_BUILDING]: ({ body }) => ({ ...HALL, ...(body as object), id: 9 }),
        'PUT /api/projects/:id/attach-item': () => ({}),
      },
    });
    const { platform, user } = rendered;
    chosenBuildings(platform.storage).setOfItem(ITEM_ID, chosen);
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    await user.click(screen.getByRole('button', { name: 'Save to project' }));
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    const body = (end: string) => platform.calls.find(({ path }) => path.endsWith(end))?.body;
    return { ...rendered, building: body('/building'), attached: body('/attach-item') };
  }

  it('[BLD-006] [SAV-014] [EVT-078] saves its building with the floor that was sized for, and attaches its id', async () => {
    const { platform, building, attached } = await openFan({ projectId: PROJECT_ID, buildingId: 7 });
    expect(building).toEqual({ id: 7, squareFeet: 30_000 });
    expect(attached).toMatchObject({ buildingId: 9 });
    expect(chosenBuildings(platform.storage).ofItem(ITEM_ID)).toBeNull();
  });

  it('[BLD-002] makes a new one', async () => {
    const { building, attached } = await openFan({ projectId: PROJECT_ID, buildingId: null });
    expect(building).toEqual({ id: null, squareFeet: 30_000 });
    expect(attached).toMatchObject({ buildingId: 9 });
  });

  it('leaves a building of another project alone', async () => {
    const { building, attached } = await openFan({ projectId: RESULT_ID, buildingId: 7 });
    expect(building).toBeUndefined();
    expect(attached).toMatchObject({ buildingId: null });
  });
});
