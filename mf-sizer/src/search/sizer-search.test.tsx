import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hvlsSet, hvlsSpecification } from '../testing/hvls-results.ts';
import { setWindowWidth } from '../testing/page-options.ts';
import { HVLS_SEARCH, renderSearch } from '../testing/render-search.tsx';

describe('a search of ceiling fans', () => {
  it('has the space that the rows were sized for as its heading, however the area changes', async () => {
    setWindowWidth(1440);
    const sized = hvlsSet({ specification: hvlsSpecification({ squareFeet: 20_000 }) });
    renderSearch({ path: HVLS_SEARCH, answers: { 'POST /api/sizefan/hvls': () => sized } });
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
