import { DEFAULT_OPERATING_COST, FanCategory, type StartingEquipment } from '@specbuilder/shared-contracts/domain';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hvlsRow, hvlsSet, hvlsSpecification } from '../../../test/hvls-results.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { HVLS_SEARCH, renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet, motor, RESULT_ID } from '../../../test/results.ts';
import { setSearchEquipment } from '../../configure/configure/set-search-equipment.ts';
import './compare-drawer.tsx';

const ADD = 'POST /api/projects/:id/items/by-duty';
const MODELS = ['KUB1', 'KUB2', 'KUB3', 'KUB4', 'KUB5'];
const rows = MODELS.map((modelDisplayAs, index) =>
  exhaustRow(index + 1, { modelDisplayAs, price: 1000 + 100 * index, isRecommended: index === 0 }),
);
const tick = (model: string) => screen.getByRole('checkbox', { name: `Compare ${model}` });
const bar = () => screen.findByTestId('compare-bar');

async function openRows(options: Parameters<typeof renderSearch>[0] = {}) {
  setWindowWidth(1440);
  const responses = { 'GET /api/sizefan/exhaust-supply/:resultId': () => exhaustSet({ results: rows }) };
  const rendered = renderSearch({ path: SIZED, ...options, responses: { ...responses, ...options.responses } });
  await screen.findByTestId('exhaust-supply-results');
  return { ...rendered, user: userEvent.setup() };
}

describe('Rows of a result', () => {
  it('are chosen for a comparison, four at most, and stay chosen over a reload', async () => {
    const { platform, user } = await openRows();
    for (const model of MODELS.slice(0, 4)) await user.click(tick(model));
    expect(within(await bar()).getByRole('status')).toHaveTextContent('4 fans to compare');
    await user.click(tick('KUB5'));
    expect(tick('KUB5')).not.toBeChecked();
    expect(platform.shownToasts.map(({ title }) => title)).toEqual(['Up to four fans are compared. Remove one first.']);
    expect(JSON.parse(platform.storage.read('compared') ?? '')).toEqual({ resultId: RESULT_ID, ids: [1, 2, 3, 4] });
    await user.click(within(await bar()).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByTestId('compare-bar')).not.toBeInTheDocument();
  });

  it('stay chosen in the result of another duty, as far as it has them', async () => {
    const next = { ...exhaustSet({ results: rows.slice(1) }), resultId: 'another' };
    const { platform, user } = await openRows({ responses: { 'POST /api/sizefan/exhaust-supply': () => next } });
    for (const model of MODELS.slice(0, 3)) await user.click(tick(model));
    const airflow = screen.getByRole('textbox', { name: /Airflow/ });
    await user.clear(airflow);
    await user.type(airflow, '2050{Enter}');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Compare KUB1' })).not.toBeInTheDocument());
    expect(within(await bar()).getByRole('status')).toHaveTextContent('2 fans to compare');
    expect(JSON.parse(platform.storage.read('compared') ?? '')).toEqual({ resultId: 'another', ids: [2, 3] });
  });

  it('ask for a second one before there is anything to compare', async () => {
    const { user } = await openRows();
    await user.click(tick('KUB1'));
    expect(within(await bar()).getByRole('button', { name: 'Choose one more' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('stand side by side with the best in words, can be taken out, and only differences shown', async () => {
    const { user } = await openRows();
    for (const model of MODELS.slice(0, 3)) await user.click(tick(model));
    await user.click(within(await bar()).getByRole('button', { name: 'Compare' }));
    const drawer = await screen.findByRole('dialog');
    const price = within(drawer).getByRole('row', { name: /^Budget price/ });
    expect(price).toHaveTextContent('best $1,000.00');
    expect(within(drawer).getByRole('row', { name: /^Speed/ })).toBeVisible();
    await user.click(within(drawer).getByRole('switch', { name: 'Differences only' }));
    expect(within(drawer).queryByRole('row', { name: /^Speed/ })).not.toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Remove KUB1' }));
    expect(price).toHaveTextContent('best $1,100.00');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('of a space stand side by side as well, as many of each as it gets', async () => {
    setWindowWidth(1440);
    const fans = [hvlsRow(24, { recommendedQty: 2 }), hvlsRow(16, { recommendedQty: 3 })];
    renderSearch({
      path: `${HVLS_SEARCH}&r=${RESULT_ID}`,
      responses: {
        'GET /api/sizefan/hvls/:resultId': () =>
          hvlsSet({ results: fans, specification: hvlsSpecification({ squareFeet: 14_000 }) }),
      },
    });
    await screen.findByTestId('hvls-results');
    const user = userEvent.setup();
    for (const model of ['HV-24', 'HV-16']) await user.click(tick(model));
    await user.click(within(await bar()).getByRole('button', { name: 'Compare' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('row', { name: /^Fans/ })).toHaveTextContent('Fansbest 23');
    expect(within(drawer).getByRole('row', { name: /^Budget price of all/ })).toHaveTextContent('best $10,400.00');
    expect(within(drawer).getByRole('heading', { name: 'Airflow over speed' })).toBeVisible();
    const drawing = within(drawer).getByRole('img', { name: /^Curves of HV-24, HV-16/ });
    // The curve of the second one beside that of the first, each with the dash that its head has.
    expect(drawing.querySelectorAll('path[stroke-dasharray="10 5"]')).toHaveLength(1);
  });

  describe('in a project that wants motors and switches', () => {
    const OTHER_ID = '1c2d3e4f-3a1e-4a0f-8a8e-0f0f5d3a7c12';
    const add = async (openProject: string | null, own: StartingEquipment | null) => {
      const { platform, user } = await openRows({
        user: TEST_USER,
        panelResults: { 'project-picker': { projectId: OTHER_ID, projectName: 'Lakeview' } },
        responses: {
          'GET /api/projectStubs': () => [projectStub('Harbor Point'), projectStub('Lakeview', OTHER_ID)],
          'GET /api/projects/:id': ({ params }) => ({
            projectItems: [],
            settings: { operatingCost: DEFAULT_OPERATING_COST },
            sizingDefaults: params['id'] === OTHER_ID ? { motorSupply: '208/3', enclosure: 'TEFC' } : {},
          }),
          'GET /api/sizefan/exhaust-supply/:resultId/motors': () => [motor(1, 0.5)],
          [ADD]: () => ({ items: [] }),
        },
      });
      if (openProject !== null) act(() => platform.currentProject.set(openProject, 'selected'));
      if (own !== null) act(() => setSearchEquipment(platform, openProject ?? '', FanCategory.Exhaust, own));
      for (const model of ['KUB2', 'KUB1']) await user.click(tick(model));
      await user.click(within(await bar()).getByRole('button', { name: 'Compare' }));
      await user.click(await screen.findByRole('button', { name: 'Add to project as alternates' }));
      await waitFor(() => expect(platform.navigations).toHaveLength(1));
      const sent = platform.calls.find(({ path }) => path.endsWith('/items/by-duty'));
      const { lines } = (sent?.body ?? { lines: [] }) as {
        lines: { motorVoltageId: number; startingOptions?: string[] }[];
      };
      return lines.map(({ motorVoltageId, startingOptions }) => [motorVoltageId, startingOptions]);
    };

    it('have those of the project that is chosen', async () => {
      const lines = await add(null, null);
      expect(lines[0]).toEqual([101, undefined]);
    });

    it('have those of this search alone, its enclosure and disconnect too', async () => {
      const own = { motorSupply: '208/3', disconnect: 'NEMA 1' } as const;
      const lines = await add(PROJECT_ID, own);
      expect(lines[0]).toEqual([101, ['SWN1']]);
    });
  });

  it('go into the open project in one call, the first as item and the others as its alternates', async () => {
    const { platform, user } = await openRows({
      user: TEST_USER,
      responses: {
        'GET /api/projectStubs': () => [projectStub('Harbor Point')],
        [ADD]: ({ body }) => ({
          items: (body as { lines: { lineId: string }[] }).lines.map(({ lineId }) => ({
            lineId,
            projectItemId: `99999999-2222-4222-8222-22222222222${lineId.at(-1)}`,
          })),
        }),
      },
    });
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    for (const model of ['KUB2', 'KUB1']) await user.click(tick(model));
    await user.click(within(await bar()).getByRole('button', { name: 'Compare' }));
    await user.click(await screen.findByRole('button', { name: 'Add to project as alternates' }));
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    const sent = platform.calls.find(({ path }) => path.endsWith('/items/by-duty'));
    expect(sent?.body).toMatchObject({
      lines: [
        { lineId: `${RESULT_ID}/2`, qty: 1 },
        { lineId: `${RESULT_ID}/1`, alternateToLineId: `${RESULT_ID}/2`, specification: { cfm: 2000 } },
      ],
    });
  });
});
