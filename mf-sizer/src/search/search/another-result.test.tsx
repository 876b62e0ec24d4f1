import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SEARCH, SIZED } from '../../../test/render-search.tsx';
import { exhaustSet, RESULT_ID } from '../../../test/results.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';

const OTHER = 'c0ffee00-0000-4000-8000-000000000002';

it('another result that the address names, as Back does, brings what it was sized with into the form', async () => {
  setWindowWidth(1440);
  const other = exhaustSet({ resultId: OTHER, specification: exhaustSpecification({ ...DUTY, cfm: 3000 }) });
  const { platform } = renderSearch({
    path: SIZED,
    responses: {
      'GET /api/sizefan/exhaust-supply/:resultId': ({ params }) =>
        params['resultId'] === OTHER ? other : exhaustSet(),
    },
  });
  await screen.findByTestId('exhaust-supply-results');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
  act(() => platform.navigation.history.push(`${SEARCH}&r=${OTHER}`));
  await waitFor(() => expect(heading).toHaveTextContent('3,000 cfm at 0.50 in. wg'));
  expect(screen.getByLabelText(/Airflow/)).toHaveValue('3,000');
  expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
  act(() => platform.navigation.history.push(SIZED));
  await waitFor(() => expect(heading).toHaveTextContent('2,000 cfm at 0.50 in. wg'));
  expect(screen.getByLabelText(/Airflow/)).toHaveValue('2,000');
  expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
});

it('a second search keeps the first one in the history', async () => {
  setWindowWidth(1440);
  const second = exhaustSet({ resultId: OTHER, specification: exhaustSpecification({ ...DUTY, cfm: 3000 }) });
  const { platform } = renderSearch({ path: SIZED, responses: { 'POST /api/sizefan/exhaust-supply': () => second } });
  const person = userEvent.setup();
  await screen.findByTestId('exhaust-supply-results');
  const airflow = screen.getByLabelText(/Airflow/);
  await person.clear(airflow);
  await person.type(airflow, '3000{Enter}');
  const { history } = platform.navigation;
  await waitFor(() => expect(history.location.search).toContain(OTHER));
  act(() => history.go(-1));
  await waitFor(() => expect(history.location.search).toContain(RESULT_ID));
  await waitFor(() => expect(airflow).toHaveValue('2,000'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2,000 cfm at 0.50 in. wg');
});
