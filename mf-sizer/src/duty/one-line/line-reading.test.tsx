import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOP_CATEGORIES } from '../../../test/categories.ts';
import LineReading from './line-reading.tsx';

const city = (name: string, state: string, postalCode: string) => ({ city: name, state, postalCode, elevation: 0 });
const CITIES: Readonly<Record<string, object>> = {
  Denver: { words: 'Denver', cities: [city('Denver', 'CO', '80204')] },
  Portland: { words: 'Portland', cities: [city('Portland', 'OR', '97204'), city('Portland', 'ME', '04101')] },
};

/** Over a server that knows two names. */
function renderLine(line: string) {
  const onChange = jest.fn();
  const props = { line, categories: TOP_CATEGORIES, wasSubmitted: false, onChange };
  renderWithPlatform(<LineReading {...props} />, {
    responses: {
      'GET /api/location/by-name': ({ query }) => CITIES[query.get('words') ?? ''] ?? { words: null, cities: [] },
    },
  });
  return onChange;
}

describe('What is shown of a line', () => {
  it('has the name of a city as a chip', async () => {
    renderLine('2000 cfm 0.5 Denver');
    expect(await screen.findByText('Denver, CO')).toBeVisible();
    expect(screen.queryByText(/Not understood/)).toBeNull();
  });

  it('has the likely cities of a name as buttons, which complete the line', async () => {
    const onChange = renderLine('2000 cfm 0.5 Portland');
    await userEvent.click(await screen.findByRole('button', { name: 'Portland, ME' }));
    expect(onChange).toHaveBeenCalledWith('2000 cfm 0.5 Portland, ME');
  });

  it('has both meanings of a number that may end a tag, and keeps the tag of the one', async () => {
    const onChange = renderLine('EF 1 200 cfm');
    await userEvent.click(await screen.findByRole('button', { name: '200 cfm' }));
    expect(onChange).toHaveBeenCalledWith('EF 1; 200 cfm');
    await userEvent.click(screen.getByRole('button', { name: '1,200 cfm' }));
    expect(onChange).toHaveBeenCalledWith('EF 1,200 cfm');
  });

  it('has meanings that take the place of the number, and not of the same digits in a tag', async () => {
    const onChange = renderLine('EF-15 1500 cfm 15');
    await userEvent.click(await screen.findByRole('button', { name: '15 in. wg' }));
    expect(onChange).toHaveBeenCalledWith('EF-15 1500 cfm 15 in. wg');
  });

  it('has the counts that tags and a number beside them may mean', async () => {
    const onChange = renderLine('3 EF-1 thru EF-4 900 cfm 0.5');
    await userEvent.click(await screen.findByRole('button', { name: '12' }));
    expect(onChange).toHaveBeenCalledWith('EF-1 thru EF-4 (3 each) 900 cfm 0.5');
  });
});
