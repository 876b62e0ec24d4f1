import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hvlsSpecification } from '../../../test/hvls-results.ts';
import { fanItem, ITEM_ID } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustSpecification } from '../../../test/specifications.ts';
import { draftOf } from '../item-draft/item-draft.ts';
import { reselections } from './reselection.ts';

const OLD = '99999999-2222-4222-8222-222222222222';
const old = fanItem({ fanItemId: OLD, projectId: 'p', tag: 'EF-1', qty: 3, notes: 'Lab' });

function reselect(how: 'replace' | 'beside') {
  const item = ({ params }: { params: Record<string, string> }) => (params['id'] === OLD ? old : fanItem());
  const rendered = renderSearch({
    path: `${SIZED}&${how}=${OLD}`,
    responses: { 'GET /api/fanItem/:id': item, 'POST /api/fanItem': () => fanItem() },
  });
  return { ...rendered, user: userEvent.setup() };
}

beforeEach(() => setWindowWidth(1440));

describe('Another fan for an item of a project', () => {
  it('[ITM-013] [SCH-033] [SCH-062] is searched today with the saved specification, at once, and the rows of then are not shown', async () => {
    const { platform } = reselect('replace');
    expect(await screen.findByText(/Replacing EF-1 /)).toBeVisible();
    await waitFor(() => {
      const run = platform.calls.find(({ method, path }) => method === 'POST' && path.startsWith('/api/sizefan/'));
      expect(run?.body).toMatchObject({ cfm: 2000 });
    });
    await waitFor(() => expect(platform.navigation.history.location.search).toContain(`replace=${OLD}`));
  });

  it('[SCH-026] fills the sizer of its own kind, and nothing is left of what was typed before', async () => {
    const { platform } = renderSearch({
      path: '/start',
      responses: {
        'GET /api/fanItem/:id': () => old,
        'GET /api/fanItem/exhaust-supply/:id/specification': () => exhaustSpecification({ cfm: 1750, sp: 0.6 }),
        'GET /api/fanItem/hvls/:id/specification': () => hvlsSpecification({ squareFeet: 12_000 }),
      },
    });
    const typed = { ...exhaustSpecification({ cfm: 9000 }), operatingCost: DEFAULT_OPERATING_COST };
    const remembered = { category: 1, sub: 2, application: null, resultId: null, requested: null, criteria: typed };
    platform.storage.write('search.exhaustSupply', JSON.stringify(remembered));
    act(() => platform.navigation.history.push(`/fans/sizer/search?category=1&sub=2&replace=${OLD}`));
    expect(await screen.findByLabelText(/Airflow/)).toHaveValue('1,750');
    act(() => platform.navigation.history.push(`/fans/sizer/search?category=5&sub=0&replace=${OLD}`));
    expect(await screen.findByLabelText(/Floor area/)).toHaveValue('12,000');
  });

  it('[SCH-063] begins with what the item was last rated for, at 30 sones where it has no limit', async () => {
    const specification = exhaustSpecification({ cfm: 1750, sp: 0.6, altitude: 5280, zip: '80202', sones: null });
    const { platform } = renderSearch({
      path: `/fans/sizer/search?category=1&sub=0&replace=${OLD}`,
      responses: {
        'GET /api/fanItem/:id': () => old,
        'GET /api/fanItem/exhaust-supply/:id/specification': () => specification,
      },
    });
    await waitFor(() => {
      const run = platform.calls.find(({ method, path }) => method === 'POST' && path.startsWith('/api/sizefan/'));
      expect(run?.body).toMatchObject({ cfm: 1750, altitude: 5280, zip: '80202', sones: 30 });
    });
  });

  it('[EVT-076] [SCH-021] is configured with tag, quantity and notes of the item, whose place it takes', async () => {
    const { platform, user } = reselect('replace');
    await user.click(await screen.findByRole('button', { name: 'Configure KUB141' }));
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(reselections(platform.storage).ofItem(ITEM_ID)).toEqual({
      projectItemId: OLD,
      isReplacement: true,
      isAlternate: false,
    });
    expect(JSON.parse(platform.storage.read(`draft.${ITEM_ID}`) ?? '')).toEqual(draftOf(old));
  });

  it('is shown beside the item when it is to be added', async () => {
    const { platform } = reselect('beside');
    expect(await screen.findByText(/similar to EF-1 /)).toBeVisible();
    expect(reselections(platform.storage).ofSearch()).toEqual({
      projectItemId: OLD,
      isReplacement: false,
      isAlternate: false,
    });
  });

  it('can be left for the project, and a plain search chooses for nothing', async () => {
    const { platform, user } = reselect('beside');
    await user.click(await screen.findByRole('button', { name: 'Back to the project' }));
    expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: { projectId: 'p' } }]);
    expect(reselections(platform.storage).ofSearch()).toBeNull();
  });
});
