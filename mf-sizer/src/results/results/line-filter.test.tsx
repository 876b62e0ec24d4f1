import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet, rating } from '../../../test/results.ts';

const INLINE = { description: 'Square inline, belt' };
const ROWS = [
  exhaustRow(141, { isRecommended: true, rating: rating({ soundSones: 9 }) }),
  exhaustRow(7, { ...INLINE, modelDisplayAs: 'KSQ070', rating: rating({ soundSones: 8 }) }),
  exhaustRow(161, { rating: rating({ soundSones: 7 }) }),
  exhaustRow(9, { ...INLINE, modelDisplayAs: 'KSQ090', rating: rating({ soundSones: 6 }) }),
  exhaustRow(5, { description: 'Wall propeller, direct', modelDisplayAs: 'KWP200', rating: rating({ soundSones: 5 }) }),
];

async function openRows(results = ROWS) {
  const set = exhaustSet({ results, candidateCount: 9 });
  const rendered = renderSearch({
    path: SIZED,
    responses: {
      'GET /api/sizefan/exhaust-supply/:resultId': () => set,
      'POST /api/sizefan/exhaust-supply': () => ({
        ...set,
        resultId: '0b0f1c62-6f0e-4a53-9a2e-0d8a6c5f1a02',
      }),
    },
  });
  await screen.findByTestId('results-grid');
  // The last to be drawn.
  await screen.findByRole('combobox', { name: 'Rank by' });
  return { ...rendered, user: userEvent.setup() };
}
const models = () =>
  screen.getAllByTestId('result-row').map((row) => /K[A-Z]{2}\d+/.exec(row.textContent ?? '')?.[0] ?? '');
const filter = (name: RegExp | string = /^Filter by line/) => screen.getByRole('button', { name });

describe('a filter by line', () => {
  beforeEach(() => setWindowWidth(1440));

  it('names each line with its rows, and shows those of the chosen ones', async () => {
    const { user } = await openRows();
    await user.click(filter('Filter by line: All lines'));
    const menu = within(await screen.findByTestId('line-filter'));
    expect(menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
      'KUB · Upblast, backward-inclined, belt2',
      'KSQ · Square inline, belt2',
      'KWP · Wall propeller, direct1',
    ]);
    await user.click(menu.getByRole('menuitemcheckbox', { name: /^KSQ/ }));
    expect(models()).toEqual(['KSQ070', 'KSQ090']);
    await user.click(menu.getByRole('menuitemcheckbox', { name: /^KWP/ }));
    expect(models()).toEqual(['KSQ070', 'KSQ090', 'KWP200']);
    expect(screen.getByText('3 of 5 shown')).toHaveAttribute('role', 'status');
    await user.keyboard('{Escape}');
    expect(filter('Filter by line: 2 lines')).toHaveFocus();
  });

  it('is worked by keys alone', async () => {
    const { user } = await openRows();
    filter().focus();
    await user.keyboard('{Enter}');
    await screen.findByTestId('line-filter');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}');
    expect(models()).toEqual(['KSQ070', 'KSQ090']);
  });

  it('stays while the rows are ranked by something else', async () => {
    const { user } = await openRows();
    await user.click(filter());
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^KUB/ }));
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rank by' }), 'Quietest');
    expect(models()).toEqual(['KUB161', 'KUB141']);
  });

  it('gives all rows back by one click, and keeps the focus', async () => {
    const { user } = await openRows();
    await user.click(filter());
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^KWP/ }));
    await user.keyboard('{Escape}');
    expect(models()).toEqual(['KWP200']);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(models()).toHaveLength(5);
    expect(filter('Filter by line: All lines')).toHaveFocus();
    expect(screen.queryByText(/ shown$/)).not.toBeInTheDocument();
  });

  it('shows all again when the last line is unticked, and when each is ticked', async () => {
    const { user } = await openRows();
    await user.click(filter());
    const item = async (name: RegExp) => screen.findByRole('menuitemcheckbox', { name });
    await user.click(await item(/^KWP/));
    await user.click(await item(/^KWP/));
    expect(models()).toHaveLength(5);
    for (const name of [/^KUB/, /^KSQ/, /^KWP/]) await user.click(await item(name));
    expect(models()).toHaveLength(5);
    expect(screen.getByRole('menuitemradio', { name: /All lines/, checked: true })).toBeInTheDocument();
  });

  it('is cleared by a new search', async () => {
    const { user } = await openRows();
    await user.click(filter());
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^KWP/ }));
    await user.keyboard('{Escape}');
    const airflow = screen.getByRole('textbox', { name: /^Airflow|cfm/i });
    await user.clear(airflow);
    await user.type(airflow, '2100{Enter}');
    expect(await screen.findByRole('button', { name: 'Filter by line: All lines' })).toBeVisible();
    expect(models()).toHaveLength(5);
  });

  it('is not offered for rows of one line', async () => {
    await openRows([exhaustRow(141), exhaustRow(161)]);
    expect(screen.queryByRole('button', { name: /^Filter by line/ })).not.toBeInTheDocument();
  });
});
