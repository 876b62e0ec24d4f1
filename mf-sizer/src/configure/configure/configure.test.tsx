import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hvlsSet } from '../../../test/hvls-results.ts';
import { fanItem, ITEM_ID } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { HVLS_SEARCH, renderSearch, SIZED } from '../../../test/render-search.tsx';
import { motor, RESULT_ID, rating } from '../../../test/results.ts';
import { createdItems } from './created-items.ts';

type Options = Parameters<typeof renderSearch>[0];
const CREATE = 'POST /api/fanItem';
const OPENED = { state: 'app.fans.sizer.options', params: { fanItemId: ITEM_ID } };

async function openRow(options: Options = {}) {
  const rendered = renderSearch({
    path: SIZED,
    ...options,
    responses: { [CREATE]: () => fanItem(), 'GET /api/fanItem/:id': () => fanItem(), ...options?.responses },
  });
  await screen.findByRole('radio', { name: /1\/2 hp/ });
  const configure = () => screen.getByRole('button', { name: 'Configure KUB141' });
  const created = () =>
    rendered.platform.calls.filter(({ method, path }) => method === 'POST' && path === '/api/fanItem');
  return { ...rendered, user: userEvent.setup(), configure, created };
}

beforeEach(() => setWindowWidth(1440));

describe('the figures of a row', () => {
  it('are those of the motor that is chosen, at once', async () => {
    const { energy } = rating();
    const valuesOf = (inputKw: number, fei: number) => ({
      inputKw,
      specificFanPower: 0.31,
      energy: { ...energy, fei },
    });
    const motors = [
      { ...motor(1, 0.5), figures: valuesOf(0.44, 1.21) },
      { ...motor(2, 0.75), figures: valuesOf(0.47, 1.13) },
    ];
    const { user } = await openRow({ responses: { 'GET /api/sizefan/exhaust-supply/:resultId/motors': () => motors } });
    await waitFor(() => expect(screen.getByText('0.44')).toBeVisible());
    await user.click(screen.getAllByRole('radio', { name: /3\/4 hp/ })[0] as HTMLElement);
    expect(screen.getByText('0.47')).toBeVisible();
    expect(screen.getByText('1.13')).toBeVisible();
    expect(screen.queryByText('0.44')).toBeNull();
  });
});

describe('configuring a row', () => {
  it('[EVT-087] [RES-018] [RES-020] creates an item with its motor and voltage and opens its options', async () => {
    const { platform, user, configure, created } = await openRow();
    const received = jest.fn();
    platform.bus.subscribe('fan-item-created', ({ payload }) => received(payload));
    await user.click(screen.getAllByRole('radio', { name: /208 V/ })[0] as HTMLElement);
    await user.click(configure());
    await waitFor(() => expect(platform.navigations).toEqual([OPENED]));
    expect(created()[0]?.body).toEqual({ resultId: RESULT_ID, fanListId: 1, motorId: 11, motorVoltageId: 101 });
    expect(created()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(received).toHaveBeenCalledWith({ fanItemId: ITEM_ID, itemType: 1, resultId: RESULT_ID });
  });

  it('[RES-019] fetches the item of an earlier visit instead of making another', async () => {
    const { platform, user, configure, created } = await openRow();
    await user.click(configure());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    await user.click(configure());
    await waitFor(() => expect(platform.navigations).toEqual([OPENED, OPENED]));
    expect(created()).toHaveLength(1);
    await user.click(screen.getAllByRole('radio', { name: /208 V/ })[0] as HTMLElement);
    await user.click(configure());
    await waitFor(() => expect(created()).toHaveLength(2));
  });

  it('[RES-019] makes another one once the first was saved, and one that is gone is made again', async () => {
    const gone = () => Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 404 });
    const { platform, user, configure, created } = await openRow({ responses: { 'GET /api/fanItem/:id': gone } });
    await user.click(configure());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    createdItems(platform.storage).forget(ITEM_ID);
    await user.click(configure());
    await waitFor(() => expect(created()).toHaveLength(2));
    platform.queries.clear();
    await waitFor(() => expect(configure()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(configure());
    await waitFor(() => expect(created()).toHaveLength(3));
    const keys = created().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('repeats an attempt without a response under the same key, after saying that it failed', async () => {
    let isDown = true;
    const response = () => (isDown ? new Response(null, { status: 503 }) : fanItem());
    const { platform, user, configure, created } = await openRow({ responses: { [CREATE]: response } });
    await user.click(configure());
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('KUB141 could not be configured'));
    isDown = false;
    await waitFor(() => expect(configure()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(configure());
    await waitFor(() => expect(platform.navigations).toEqual([OPENED]));
    const [first, second] = created().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });
});

describe('ceiling fans', () => {
  it('[SCH-007] [RES-020] are ranked for the space, counted, and configured in their number', async () => {
    const sized = { 'GET /api/sizefan/hvls/:resultId': () => hvlsSet(), [CREATE]: () => fanItem() };
    const { platform } = renderSearch({ path: `${HVLS_SEARCH}&r=${RESULT_ID}`, responses: sized });
    const user = userEvent.setup();
    expect(await screen.findByTestId('hvls-results')).toBeVisible();
    expect(screen.getByTestId('hvls-space')).toBeVisible();
    expect(screen.getByTestId('hvls-criteria')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('20,000');
    const [row] = screen.getAllByTestId('result-row');
    expect(row).toHaveTextContent('$5,200.00');
    expect(row).toHaveTextContent('$15,600.00');
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of HV-20' });
    await user.clear(quantity);
    await user.type(quantity, '4{Enter}');
    await waitFor(() => expect(row).toHaveTextContent('$20,800.00'));
    await user.click(screen.getByRole('button', { name: 'Configure HV-20' }));
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    const created = platform.calls.find(({ method, path }) => method === 'POST' && path === '/api/fanItem');
    expect(created?.body).toMatchObject({ fanListId: 1, quantity: 4 });
  });

  it('[SCH-052] [SCH-065] run without any criterion, and with a floor area', async () => {
    const { platform } = renderSearch({ path: HVLS_SEARCH });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Floor area'), '20000');
    await user.click(screen.getByRole('button', { name: 'Find fans' }));
    expect(await screen.findByTestId('hvls-results')).toBeVisible();
    const sent = platform.calls.find(({ method }) => method === 'POST');
    expect(sent).toMatchObject({ path: '/api/sizefan/hvls', body: { squareFeet: 20_000 } });
  });
});
