import { act, screen, waitFor } from '@testing-library/react';
import { setWindowWidth } from '../testing/page-options.ts';
import { renderSearch, SEARCH, SIZED } from '../testing/render-search.tsx';
import { exhaustSet } from '../testing/results.ts';
import { DUTY, exhaustSpecification } from '../testing/specifications.ts';

const OTHER = 'c0ffee00-0000-4000-8000-000000000002';

it('another result that the address names says that its rows were sized for something else than is typed', async () => {
  setWindowWidth(1440);
  const other = exhaustSet({ resultId: OTHER, specification: exhaustSpecification({ ...DUTY, cfm: 3000 }) });
  const { platform } = renderSearch({
    path: SIZED,
    answers: {
      'GET /api/sizefan/exhaust-supply/:resultId': ({ params }) =>
        params['resultId'] === OTHER ? other : exhaustSet(),
    },
  });
  await screen.findByTestId('exhaust-supply-results');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
  act(() => platform.navigation.history.push(`${SEARCH}&r=${OTHER}`));
  await waitFor(() => expect(heading).toHaveTextContent('3,000 cfm at 0.50 in. wg'));
  expect(screen.getByLabelText(/Airflow/)).toHaveValue('2,000');
  expect(screen.getByTestId('criteria-changed')).toBeVisible();
  act(() => platform.navigation.history.push(SIZED));
  await waitFor(() => expect(heading).toHaveTextContent('2,000 cfm at 0.50 in. wg'));
  expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
});
