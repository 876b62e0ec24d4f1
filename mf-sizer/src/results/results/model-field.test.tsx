import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet } from '../../../test/results.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => exhaustRow(index + 1, { modelDisplayAs: `KUB${100 + index}` }));

async function openRows(count: number, fit = count) {
  const set = exhaustSet({ results: rowsOf(count), excluded: [], candidateCount: fit });
  renderSearch({ path: SIZED, responses: { 'GET /api/sizefan/exhaust-supply/:resultId': () => set } });
  await screen.findByTestId('results-grid');
  // The last to be drawn.
  await screen.findByRole('combobox', { name: 'Rank by' });
  return userEvent.setup();
}
const field = () => screen.queryByRole('searchbox', { name: 'Find model' });
/** Draws the rows once, as typing letter by letter would not. */
async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(screen.getByRole('searchbox', { name: 'Find model' }));
  await user.paste(text);
}
const models = () =>
  screen.queryAllByTestId('result-row').map((row) => /KUB\d+/.exec(row.textContent ?? '')?.[0] ?? '');

describe('a field to find a model', () => {
  beforeEach(() => {
    setWindowWidth(1440);
    window.scrollTo = jest.fn();
    // Rows need a height, so that only those that fit the window are drawn.
    const place = DOMRect.fromRect({ width: 1000, height: 50 });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is above rows that are too many to be drawn all, and narrows them by name', async () => {
    const user = await openRows(61);
    await paste(user, 'kub-15');
    expect(models()).toEqual(
      rowsOf(61)
        .map(({ modelDisplayAs }) => modelDisplayAs)
        .slice(50, 60),
    );
    expect(screen.getByText('10 of 61 shown')).toHaveAttribute('role', 'status');
  });

  it('says when no model has the text, and gives all of them back', async () => {
    const user = await openRows(61);
    await paste(user, 'xyz');
    expect(screen.getByText('No model matches “xyz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(models()).toContain('KUB100');
  });

  it('is not there above rows that are all drawn, which the browser searches', async () => {
    await openRows(60);
    expect(field()).toBeNull();
    expect(screen.queryByText(/are listed/)).toBeNull();
  });
});

it('of more that fit than are listed, the line above the rows says so', async () => {
  setWindowWidth(1440);
  await openRows(5, 900);
  expect(screen.getByText('the first 5 are listed')).toBeVisible();
});
