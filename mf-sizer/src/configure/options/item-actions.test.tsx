import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { itemServer } from '../../../test/item-server.ts';
import { DAMPER_ID, fanItem, ITEM_ID, NO_SECTIONS, OPTIONS } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { openOptions, renderOptions } from '../../../test/render-options.tsx';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const COPY_ID = '5a3c2d10-4b7e-4f7d-9c55-2f3a7e1b9d02';
const damper = () => screen.getByRole('checkbox', { name: /Gravity backdraft damper/ });
const footer = () => within(screen.getByTestId('price-foot'));

beforeEach(() => setWindowWidth(1440));

describe('what can be done with an item as a whole', () => {
  it('the last change says what it costs, when it was stored, and is taken back from the foot', async () => {
    const { user } = await openOptions();
    await user.click(damper());
    expect(await footer().findByText(/Gravity backdraft damper/)).toHaveTextContent('+$120.00');
    expect(screen.getByText('Saved now')).toBeVisible();
    await user.click(footer().getByRole('button', { name: 'Undo Gravity backdraft damper' }));
    await waitFor(() => expect(damper()).not.toBeChecked());
  });

  it('a motor and a voltage are taken back as well', async () => {
    const { user } = await openOptions();
    await user.selectOptions(screen.getByLabelText('Voltage'), '208 V, three phase');
    await user.click(await footer().findByRole('button', { name: /^Undo 208 V/ }));
    await waitFor(() => expect(screen.getByLabelText('Voltage')).toHaveDisplayValue('460 V, three phase'));
    await user.click(screen.getByRole('radio', { name: /3\/4 hp/ }));
    await user.click(await footer().findByRole('button', { name: /^Undo 3\/4 hp/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /1\/2 hp/ })).toBeChecked());
  });

  it('is printed on a sheet of its own with what is chosen, its values and its price', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const options = OPTIONS.map((item) => ({ ...item, isChecked: item.fanOptionId === DAMPER_ID }));
    const setpoints = [
      {
        typeId: 3,
        description: 'Minimum discharge',
        value: 60,
        isUnoccupied: false,
        range: { minimum: 40, maximum: 90 },
      },
    ];
    const sections = { ...NO_SECTIONS, setpoints: [{ fanOptionId: DAMPER_ID, setpoints }] };
    const server = itemServer({ options, sections });
    const { user } = await openOptions({ server });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('[data-printed-sheet]');
    expect(sheet).toHaveTextContent('KUB141');
    expect(sheet).toHaveTextContent(
      'Standard optionsGravity backdraft damperMinimum discharge 60 °F+0.06 in. wg$120.00',
    );
    expect(sheet).toHaveTextContent(
      'Air density at the fan0.0735 lb/ft³Airflow2,000 cfmESP0.50 in. wgTSP0.50 in. wgSpeed868 rpm',
    );
    expect(sheet).toHaveTextContent(/full load · MCA .* · MOCP \d+ A/);
    expect(sheet).toHaveTextContent('Budget price$1,480.00');
    expect(sheet).toHaveTextContent(/Catalog .*engine/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('[data-printed-sheet]')).toBeNull());
  });

  it('[SAV-005] another fan takes the place of an item of a project by a search for the same duty', async () => {
    const { platform, user } = await openOptions({
      server: itemServer({ item: fanItem({ projectId: PROJECT_ID }) }),
      user: TEST_USER,
      responses: { 'GET /api/projectStubs/:id': () => projectStub('Harbor Point') },
    });
    await user.click(screen.getByRole('button', { name: 'Replace fan' }));
    expect(platform.navigations).toEqual([
      { state: 'app.fans.sizer.search', params: { category: '1', sub: '2', replace: ITEM_ID } },
    ]);
  });

  it('an added alternate is said, and taken away again by one click', async () => {
    const { platform, user } = await openOptions({
      responses: { 'POST /api/fanItem/:id/copy': () => fanItem({ fanItemId: COPY_ID }) },
    });
    platform.toasts.show = async (toast) => {
      platform.shownToasts.push(toast);
      return { outcome: 'action', actionId: 'undo' };
    };
    await user.click(screen.getByRole('button', { name: /^Add alternate to/ }));
    await waitFor(() => expect(platform.navigations.at(-1)?.params).toEqual({ fanItemId: ITEM_ID }));
    expect(platform.shownToasts.at(-1)).toMatchObject({ title: 'Alternate added', actions: [{ label: 'Undo' }] });
    expect(JSON.parse(platform.storage.read('alternates') ?? '[]')).toEqual([]);
  });

  it('an alternate that was saved to a project before Undo is deleted from that project', async () => {
    const server = itemServer();
    const { platform, user } = await openOptions({
      server,
      user: TEST_USER,
      responses: {
        'POST /api/fanItem/:id/copy': () => fanItem({ fanItemId: COPY_ID }),
        'POST /api/projects/:id/items/delete': () => new Response(null, { status: 204 }),
      },
    });
    platform.toasts.show = async () => {
      server.state.item = fanItem({ projectId: PROJECT_ID });
      return { outcome: 'action', actionId: 'undo' };
    };
    await user.click(screen.getByRole('button', { name: /^Add alternate to/ }));
    await waitFor(() => expect(platform.navigations.at(-1)?.params).toEqual({ fanItemId: ITEM_ID }));
    const deleted = platform.calls.find(({ path }) => path.endsWith('/items/delete'));
    expect(deleted).toMatchObject({
      path: `/api/projects/${PROJECT_ID}/items/delete`,
      body: { projectItemIds: [COPY_ID] },
    });
  });

  it('an alternate of a project is deleted there', async () => {
    const { platform, user } = await openOptions({
      server: itemServer({ item: fanItem({ projectId: PROJECT_ID }) }),
      user: TEST_USER,
      responses: {
        'GET /api/projectStubs/:id': () => projectStub('Harbor Point'),
        'POST /api/fanItem/:id/copy-to': () => fanItem({ fanItemId: COPY_ID, projectId: PROJECT_ID }),
        'POST /api/projects/:id/items/delete': () => new Response(null, { status: 204 }),
      },
    });
    platform.toasts.show = async () => ({ outcome: 'action', actionId: 'undo' });
    await user.click(screen.getByRole('button', { name: /^Add alternate to/ }));
    await waitFor(() =>
      expect(platform.calls.find(({ path }) => path.endsWith('/items/delete'))?.body).toEqual({
        projectItemIds: [COPY_ID],
      }),
    );
    await waitFor(() => expect(platform.navigations.at(-1)?.params).toEqual({ fanItemId: ITEM_ID }));
  });

  it('is kept while another configuration is tried beside it, which says what differs and can be offered', async () => {
    const copy = fanItem({ fanItemId: COPY_ID });
    const { platform, user, unmount } = await openOptions({
      responses: { 'POST /api/fanItem/:id/copy': () => copy },
    });
    await user.click(screen.getByRole('button', { name: /^Add alternate to/ }));
    await waitFor(() =>
      expect(platform.navigations).toEqual([{ state: 'app.fans.sizer.options', params: { fanItemId: COPY_ID } }]),
    );
    const stored = platform.storage.read('alternates') ?? '';
    expect(JSON.parse(stored)).toEqual([{ offered: ITEM_ID, members: [ITEM_ID, COPY_ID] }]);
    unmount();
    const options = OPTIONS.map((item) => ({ ...item, isChecked: item.fanOptionId === DAMPER_ID }));
    const other = itemServer({ item: { ...copy, price: { ...copy.price, total: 1600 } }, options });
    const here = itemServer();
    const response = ({ params }: { params: Record<string, string> }) =>
      (params['id'] === COPY_ID ? other : here).responses['GET /api/fanItem/:id/configuration']?.({} as never);
    const again = renderOptions({
      path: '/',
      server: here,
      responses: { 'GET /api/fanItem/:id/configuration': response },
    });
    again.platform.storage.write('alternates', stored);
    act(() => again.platform.navigation.history.push(`/fans/sizer/options/${ITEM_ID}`));
    const card = within(await screen.findByTestId('alternates'));
    expect(await card.findByText('with Gravity backdraft damper')).toBeVisible();
    expect(card.getByText('+$120.00')).toBeVisible();
    await again.user.click(card.getByRole('button', { name: 'Make base bid: B. KUB141' }));
    await waitFor(() => expect(card.getByRole('button', { name: 'Make base bid: A. KUB141' })).toBeVisible());
    await again.user.click(card.getByRole('button', { name: 'Remove B. KUB141' }));
    await waitFor(() => expect(screen.queryByTestId('alternates')).not.toBeInTheDocument());
  });

  it('what was assumed is named until the user has looked at it', async () => {
    const options = OPTIONS.map((item) => ({ ...item, isUsual: item.fanOptionId === DAMPER_ID, isChecked: true }));
    const { user } = await openOptions({ server: itemServer({ options }) });
    const statement = screen.getByTestId('default-choices');
    await user.click(within(statement).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByTestId('default-choices')).not.toBeInTheDocument();
  });
});
