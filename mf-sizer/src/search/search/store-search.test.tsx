import { act, screen, waitFor } from '@testing-library/react';
import { SHOP, setWindowWidth } from '../../../test/page-options.ts';
import { HVLS_SEARCH, renderSearch, SEARCH } from '../../../test/render-search.tsx';
import { exhaustSet } from '../../../test/results.ts';
import { firstLoadOf } from './store-duty.ts';

const landed = firstLoadOf({ postalCode: '60606', cfm: 2500 });

/** Opens the search as a landing does: with the shop's duty in the history. */
function openFromShop(options: Parameters<typeof renderSearch>[0] = {}) {
  const rendered = renderSearch({ path: '/start', store: SHOP, ...options });
  act(() => rendered.platform.navigation.history.replace(SEARCH, landed));
  return rendered;
}
/** Look-up, search and every open row come one after the other; a busy machine takes its time. */
const PATIENCE = { timeout: 10_000 };
const results = () => screen.findByTestId('exhaust-supply-results', {}, PATIENCE);
const sizings = ({ platform }: Pick<ReturnType<typeof renderSearch>, 'platform'>) =>
  platform.calls.filter(({ method, path }) => method === 'POST' && path === '/api/sizefan/exhaust-supply');

beforeEach(() => setWindowWidth(1440));
jest.setTimeout(30_000);

describe('the first load of a shop', () => {
  it('[COM-009] searches by itself once the site is known', async () => {
    const rendered = openFromShop();
    expect(await results()).toBeVisible();
    expect(sizings(rendered)).toHaveLength(1);
    expect(sizings(rendered)[0]?.body).toMatchObject({
      zip: '60606',
      cfm: 2500,
      sp: 0.25,
      altitude: expect.any(Number),
    });
  });

  it('[COM-010] empties an unknown code, searches nothing and requires another', async () => {
    const rejection = { message: 'Unknown', errors: { postalCode: ['Unknown postal code'] }, modelState: {} };
    const rendered = openFromShop({
      responses: { 'GET /api/location/climate': () => Response.json(rejection, { status: 400 }) },
    });
    const code = await screen.findByLabelText(/Job postal code/);
    await waitFor(() => expect(code).toHaveValue(''), PATIENCE);
    await waitFor(() => expect(code).toHaveFocus());
    expect(sizings(rendered)).toEqual([]);
  });

  it('[COM-009] searches ceiling fans at once, which ask for no place', async () => {
    const { platform } = renderSearch({ path: '/start', store: SHOP });
    act(() => platform.navigation.history.replace(HVLS_SEARCH, landed));
    await waitFor(() => expect(platform.calls.some(({ path }) => path === '/api/sizefan/hvls')).toBe(true), PATIENCE);
  });

  it('[SCH-002] does not search by itself for anybody else: without a landing there is no first load', async () => {
    const rendered = renderSearch();
    await screen.findByTestId('default-criteria');
    expect(sizings(rendered)).toEqual([]);
  });
});

it('[COM-011] every row is open in the commerce view, the first one elsewhere', async () => {
  const set = exhaustSet();
  expect(set.results.length).toBeGreaterThan(1);
  openFromShop();
  await results();
  expect(await screen.findAllByTestId('row-detail', {}, PATIENCE)).toHaveLength(set.results.length);
});

it('[COM-011] cards stay up to 900 px in a shop', async () => {
  setWindowWidth(820);
  openFromShop();
  await results();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
