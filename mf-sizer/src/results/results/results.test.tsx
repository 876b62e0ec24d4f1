import { screen, waitFor, within } from '@testing-library/react';
import { NO_PRICING, setWindowWidth } from '../../../test/page-options.ts';
import { opener, openResults, withSet } from '../../../test/render-results.tsx';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet, rating } from '../../../test/results.ts';

const models = () =>
  screen.getAllByRole('button', { name: /^KUB\d+/ }).map(({ textContent }) => textContent.slice(0, 6));
const header = (name: RegExp) => screen.getByRole('columnheader', { name });

beforeEach(() => setWindowWidth(1440));

describe('the rows of a result', () => {
  it('[RES-005] stand in the rank of the server and sort by any column, which says so', async () => {
    const { user } = await openResults();
    expect(models()).toEqual(['KUB141', 'KUB161', 'KUB121']);
    expect(header(/Sound/)).not.toHaveAttribute('aria-sort');
    expect(header(/Price/)).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header(/Sound/)).getByRole('button'));
    expect(header(/Sound/)).toHaveAttribute('aria-sort', 'ascending');
    expect(header(/Price/)).not.toHaveAttribute('aria-sort');
    expect(models()).toEqual(['KUB161', 'KUB141', 'KUB121']);
    await user.click(within(header(/Sound/)).getByRole('button'));
    expect(header(/Sound/)).toHaveAttribute('aria-sort', 'descending');
    expect(models()).toEqual(['KUB121', 'KUB141', 'KUB161']);
    await user.click(within(header(/Sound/)).getByRole('button'));
    expect(models()).toEqual(['KUB141', 'KUB161', 'KUB121']);
  });

  it('are ranked again by name as well', async () => {
    const { user } = await openResults();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rank by' }), 'Quietest');
    expect(models()[0]).toBe('KUB161');
    expect(header(/Sound/)).toHaveAttribute('aria-sort', 'ascending');
  });

  it('[CUR-005] [RES-011] [PRC-008] carry budget prices, running cost and why they stand where they stand', async () => {
    await openResults();
    const row = within(screen.getAllByTestId('result-row')[0] as HTMLElement);
    expect(row.getByText('Recommended')).toBeVisible();
    expect(row.getByText('Lowest price for the duty')).toBeVisible();
    expect(row.getByText('$1,459.00')).toBeVisible();
    expect(header(/Price/)).toHaveTextContent('budget');
    // 0.45 kW, 8 h a day, 7 days a week, 52.143 weeks, $0.10: 131.40.
    expect(row.getByText('$131.40')).toBeVisible();
  });

  it('[VAL-023] name motors of less than 10 hp with one decimal and fractions as they are', async () => {
    const sizes = [0.75, 5, 7.5, 15].map((motorHorsepower, index) => exhaustRow(index + 1, { motorHorsepower }));
    await openResults(withSet(exhaustSet({ results: sizes })));
    const column = screen.getAllByRole('columnheader').indexOf(header(/^Motor/));
    const names = screen.getAllByTestId('result-row').map(({ children }) => children[column]?.textContent);
    expect(names).toEqual(['3/4', '5.0', '7.5', '15']);
  });

  it('[RES-010] without prices under No Pricing', async () => {
    const cheapest = exhaustRow(141, { rankReason: { code: 'rank.lowestPrice', parameters: {} } });
    await openResults({ currency: NO_PRICING, ...withSet(exhaustSet({ results: [cheapest] })) });
    expect(screen.queryByText(/price/i)).not.toBeInTheDocument();
    expect(opener('KUB141')).toHaveTextContent(cheapest.description);
    expect(screen.queryByRole('columnheader', { name: /Price|Cost/ })).not.toBeInTheDocument();
    await screen.findByRole('radio', { name: /1\/2 hp/ });
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.queryByText('Budget')).not.toBeInTheDocument();
  });

  it('say of FEI in words what it means', async () => {
    const energy = rating().energy;
    const rows = [
      exhaustRow(141),
      exhaustRow(161, { rating: rating({ energy: { ...energy, fei: 0.91, meetsLimit: false } }) }),
      exhaustRow(121, { rating: rating({ energy: { ...energy, feiLimit: null, meetsLimit: null } }) }),
    ];
    await openResults(withSet(exhaustSet({ results: rows })));
    const [meets, below, exempt] = screen.getAllByTestId('result-row');
    expect(meets).toHaveTextContent('1.08 Meets 90.1 (FEI ≥ 1.00, calculated)');
    expect(below).toHaveTextContent('0.91 below');
    expect(exempt).toHaveTextContent('Exempt (< 1 hp)');
  });

  it('say at their foot that figures are demonstration values, calculated and not certified', async () => {
    await openResults();
    const footer = screen.getByTestId('figures-statement');
    expect(footer).toHaveTextContent(/Catalog .*demonstration values.*calculated.*certified/);
  });

  it('become cards on a phone, each with four facts', async () => {
    setWindowWidth(390);
    renderSearch({ path: SIZED });
    const [card] = within(await screen.findByTestId('results-cards')).getAllByTestId('result-row');
    for (const text of ['Drive', 'Motor', 'Sound', 'FEI', '$1,459.00']) expect(card).toHaveTextContent(text);
    expect(screen.queryByRole('table', { name: 'Fans that fit' })).not.toBeInTheDocument();
  });

  it('are all drawn where they are up to 60, so that the browser finds any of them', async () => {
    const results = Array.from({ length: 60 }, (_, index) => exhaustRow(100 + index));
    await openResults(withSet(exhaustSet({ results, candidateCount: 60, excluded: [] })));
    await waitFor(() => expect(screen.getAllByTestId('result-row')).toHaveLength(60));
    expect(screen.getByRole('table', { name: 'Fans that fit' })).toHaveAttribute('aria-rowcount', '61');
  });
});
