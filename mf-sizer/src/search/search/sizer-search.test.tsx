import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hvlsSet, hvlsSpecification } from '../../../test/hvls-results.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { HVLS_SEARCH, renderSearch, SEARCH, SIZED } from '../../../test/render-search.tsx';
import { EXHAUST_KIND } from './exhaust-kind.tsx';

describe('a search of ceiling fans', () => {
  it('has the space that the rows were sized for as its heading, however the area changes', async () => {
    setWindowWidth(1440);
    const sized = hvlsSet({ specification: hvlsSpecification({ squareFeet: 20_000 }) });
    renderSearch({ path: HVLS_SEARCH, responses: { 'POST /api/sizefan/hvls': () => sized } });
    const user = userEvent.setup();
    const area = await screen.findByLabelText(/Floor area/);
    await user.clear(area);
    await user.type(area, '20000{Enter}');
    await screen.findByTestId('hvls-results');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('20,000 sq ft to cover');
    await user.clear(area);
    await user.type(area, '30000');
    expect(await screen.findByTestId('criteria-changed')).toBeVisible();
    expect(heading).toHaveTextContent('20,000 sq ft to cover');
  });
});

describe('the code of the rows', () => {
  const never = () => new Promise<Response>(() => undefined);
  const responses = {
    'GET /api/catalog/searchCriteria': never,
    'GET /api/specification/exhaust-supply': never,
    'GET /api/sizefan/exhaust-supply/:resultId': never,
  };
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['an address that requests them', `${SEARCH}&find=1`, 1],
    ['an address that names a result', SIZED, 1],
    ['one that begins a search', SEARCH, 0],
  ])('is requested before the server has responded: %s', (_address, path, times) => {
    const load = jest.spyOn(EXHAUST_KIND, 'loadResults');
    renderSearch({ path, responses });
    expect(load).toHaveBeenCalledTimes(times);
  });
});
