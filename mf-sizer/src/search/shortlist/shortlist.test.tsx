import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet, RESULT_ID } from '../../../test/results.ts';
import { SHORTLIST_KEY } from '../../item/shortlist/shortlist-key.ts';
import '../compare/compare-drawer.tsx';
import './selection-bar.tsx';
import './shortlist-drawer.tsx';

const OTHER_ID = '0b0f1c62-6f0e-4a53-9a2e-0d8a6c5f1a02';
const rowsOf = (models: readonly string[]) =>
  models.map((modelDisplayAs, index) => exhaustRow(index + 1, { modelDisplayAs, price: 1000 + 100 * index }));
const here = exhaustSet({ results: rowsOf(['KUB1', 'KUB2']) });
const earlier = {
  ...exhaustSet({ results: rowsOf(['TUB1', 'TUB2']), specification: { ...here.specification, cfm: 3000 } }),
  resultId: OTHER_ID,
};
const keptFan = (fanUnitId: number, model: string, note = '') => ({
  ...{ kind: 'fan', resultId: OTHER_ID, fanUnitId, model, quantity: 1, note },
  ...{ place: { category: '1', sub: '2' }, criteria: { zip: '60606', cfm: '3000', sp: '0.5' } },
});

async function openRows(kept: readonly object[] = [], options: Parameters<typeof renderSearch>[0] = {}) {
  setWindowWidth(1440);
  const responses: TestResponses = {
    'GET /api/sizefan/exhaust-supply/:resultId': ({ params }) => (params['resultId'] === OTHER_ID ? earlier : here),
  };
  const rendered = renderSearch({
    path: SIZED,
    ...options,
    responses: { ...responses, ...options.responses },
  });
  if (kept.length > 0) rendered.platform.browserStorage.write(SHORTLIST_KEY, JSON.stringify(kept));
  await screen.findByTestId('exhaust-supply-results');
  return { ...rendered, user: userEvent.setup() };
}

const NOT_STORED = () => Response.json({ message: 'Not found', errors: {}, modelState: {} }, { status: 404 });

const bar = () => screen.findByTestId('compare-bar');
const openShortlist = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(within(await bar()).getByRole('button', { name: /^(Shortlist|Open shortlist)/ }));
  return screen.findByRole('dialog', { name: 'Shortlist' });
};

describe('Fans in the shortlist', () => {
  it('are ticked rows, which leave the selection and stay in the browser', async () => {
    const { platform, user } = await openRows();
    await user.click(screen.getByRole('checkbox', { name: 'Compare KUB2' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Add to shortlist' }));
    expect(within(await bar()).getByRole('status')).toHaveTextContent('1 fan in the shortlist');
    expect(screen.getByRole('checkbox', { name: 'Compare KUB2' })).not.toBeChecked();
    expect(JSON.parse(platform.browserStorage.read(SHORTLIST_KEY) ?? '')).toMatchObject([
      {
        resultId: RESULT_ID,
        fanUnitId: 2,
        model: 'KUB2',
        place: { category: '1', sub: '2' },
        criteria: { cfm: '2000' },
      },
    ]);
  });

  it('of an earlier search show the values of that search, with a note that stays', async () => {
    const { platform, user } = await openRows([keptFan(2, 'TUB2')]);
    const drawer = await openShortlist(user);
    const search = await within(drawer).findByRole('region', { name: /^3,000 cfm at/ });
    expect(within(search).getByText('$1,100.00')).toBeVisible();
    await user.type(within(search).getByRole('textbox', { name: 'Note on TUB2' }), 'Fits the curb');
    expect(JSON.parse(platform.browserStorage.read(SHORTLIST_KEY) ?? '')).toMatchObject([{ note: 'Fits the curb' }]);
    await user.click(within(search).getByRole('button', { name: 'Remove TUB2 from the shortlist' }));
    expect(platform.browserStorage.read(SHORTLIST_KEY)).toBeNull();
  });

  it('that another tab added stay when a note changes here', async () => {
    const { platform, user } = await openRows([keptFan(2, 'TUB2')]);
    const drawer = await openShortlist(user);
    const note = await within(drawer).findByRole('textbox', { name: 'Note on TUB2' });
    const both = [keptFan(2, 'TUB2'), keptFan(1, 'TUB1')];
    platform.browserStorage.write(SHORTLIST_KEY, JSON.stringify(both));
    await user.type(note, 'A');
    expect(await within(drawer).findByRole('textbox', { name: 'Note on TUB1' })).toBeVisible();
    expect(JSON.parse(platform.browserStorage.read(SHORTLIST_KEY) ?? '')).toMatchObject([{ note: 'A' }, { note: '' }]);
  });

  it('of two searches stand side by side, each at its duty and none of them the best', async () => {
    const { user } = await openRows([keptFan(1, 'TUB1')]);
    await user.click(screen.getByRole('checkbox', { name: 'Compare KUB1' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Add to shortlist' }));
    const drawer = await openShortlist(user);
    await user.click(await within(drawer).findByRole('button', { name: 'Compare' }));
    const comparison = await screen.findByRole('dialog', { name: 'Compare 2 fans' });
    expect(within(comparison).getByRole('row', { name: /^Duty/ })).toHaveTextContent(/3,000 cfm.*2,000 cfm/);
    expect(within(comparison).getByRole('row', { name: /^Budget price/ })).not.toHaveTextContent('best');
    expect(within(comparison).getByRole('button', { name: 'Sign in to add' })).toBeVisible();
  });

  it('go into the project as items of their own, each with its duty and its note', async () => {
    const added = jest.fn();
    const { platform, user } = await openRows(
      [keptFan(1, 'TUB1', 'Basement'), { ...keptFan(1, 'KUB1'), resultId: RESULT_ID }],
      {
        user: TEST_USER,
        responses: {
          'GET /api/projectStubs': () => [projectStub('Harbor Point')],
          'POST /api/projects/:id/items/by-duty': ({ body }) => {
            added(body);
            return { items: [] };
          },
        },
      },
    );
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    const drawer = await openShortlist(user);
    await user.click(await within(drawer).findByRole('button', { name: 'Add to project' }));
    await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
    const [{ lines }] = added.mock.calls[0] as [{ lines: object[] }];
    expect(lines).toMatchObject([
      { specification: { cfm: 3000 }, notes: 'Basement' },
      { specification: { cfm: 2000 }, notes: null },
    ]);
    expect(lines.some((line) => 'alternateToLineId' in line)).toBe(false);
  });

  it('whose results can no longer be read say so and lead to the same search', async () => {
    const { user } = await openRows([keptFan(1, 'TUB1')], {
      responses: {
        'GET /api/sizefan/exhaust-supply/:resultId': ({ params }) =>
          params['resultId'] === OTHER_ID ? NOT_STORED() : here,
      },
    });
    const drawer = await openShortlist(user);
    expect(await within(drawer).findByText('The results of this search are no longer available.')).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'Search again' })).toHaveAttribute(
      'href',
      expect.stringContaining('cfm=3000'),
    );
    expect(within(drawer).getByRole('checkbox', { name: 'Compare TUB1' })).toBeDisabled();
  });
});
