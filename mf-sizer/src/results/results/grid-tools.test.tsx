import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PRICING, setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet } from '../../../test/results.ts';

type Options = Parameters<typeof renderSearch>[0];

const SET = exhaustSet({
  results: [
    exhaustRow(141, { driveText: 'Belt', soundSones: 9, price: 1500 }),
    exhaustRow(161, { driveText: 'Direct', soundSones: 7, price: 1900 }),
    exhaustRow(121, { driveText: 'Belt', soundSones: 12, price: 1200 }),
  ],
});

async function openResults(options: Options = {}) {
  const responses = { 'GET /api/sizefan/exhaust-supply/:resultId': () => SET };
  const rendered = renderSearch({ path: SIZED, responses, ...options });
  await screen.findByTestId('results-grid');
  // The last to be drawn.
  await screen.findByRole('combobox', { name: 'Rank by' });
  return { ...rendered, user: userEvent.setup() };
}
const models = () =>
  screen.getAllByRole('button', { name: /^KUB\d+/ }).map(({ textContent }) => textContent.slice(0, 6));
const header = (name: RegExp) => screen.queryByRole('columnheader', { name });
const sorter = (name: RegExp) => within(screen.getByRole('columnheader', { name })).getByRole('button');

beforeEach(() => setWindowWidth(1440));

describe('what can be done with all rows', () => {
  it('[RES-005] a shift click on a head is a second order, which both heads and a sentence say', async () => {
    const { user } = await openResults();
    await user.click(sorter(/Drive/));
    await user.keyboard('{Shift>}');
    await user.click(sorter(/Sound/));
    await user.keyboard('{/Shift}');
    expect(models()).toEqual(['KUB141', 'KUB121', 'KUB161']);
    expect(header(/^1 Drive/)).toHaveAttribute('aria-sort', 'ascending');
    expect(header(/^Sound 2/)).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('Sorted by Drive, Sound')).toHaveAttribute('aria-live', 'polite');
  });

  it('columns are chosen, remembered, and reset to the default', async () => {
    const { user, unmount, platform } = await openResults();
    expect(header(/Fan power/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Fan power (W/cfm)' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Drive' }));
    expect(screen.getByRole('columnheader', { name: /Fan power/, hidden: true })).toBeInTheDocument();
    unmount();
    expect(JSON.parse(platform.browserStorage.read('columns.1.exhaust-supply-results') ?? '')).toEqual({
      fanPower: true,
      drive: false,
    });
  });

  it('narrow to words and to a most, say how many are left, and come all back', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Belt' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Sound (sones), max.' }), '10');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(models()).toEqual(['KUB141']));
    expect(screen.getByText('1 of 3 shown')).toBeVisible();
    expect(screen.getByRole('button', { name: '2 filters' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(models()).toHaveLength(3);
  });

  it('[RES-010] name no price under No Pricing', async () => {
    const { user } = await openResults({ currency: NO_PRICING });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('checkbox', { name: 'Belt' });
    expect(screen.queryByRole('spinbutton', { name: /Price/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    // What lies behind the filter is hidden until it has closed.
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: /Price|Cost/ })).not.toBeInTheDocument();
  });
});
