import { act, screen, waitFor } from '@testing-library/react';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { openSearch } from '../../duty/new-search/open-search.ts';

const DUTY = { zip: '60606', cfm: '2500', sp: '0.75' };

describe('a new search of the line that is open', () => {
  beforeEach(() => setWindowWidth(1440));

  async function openOver(requested: Readonly<Record<string, string>>) {
    const { platform } = renderSearch({ path: SIZED });
    await screen.findByTestId('exhaust-supply-results');
    act(() => {
      openSearch(platform, {
        category: 1,
        sub: 2,
        application: null,
        keepProject: false,
        item: null,
        requested,
      });
      // The host navigates where a remote requests it.
      const href = platform.navigation.href('app.fans.sizer.search', { ...requested, category: '1', sub: '2' });
      platform.navigation.history.push(href ?? '');
    });
    return platform;
  }

  it('is sized for what it requests', async () => {
    const platform = await openOver({ ...DUTY, find: '1' });
    await waitFor(() => expect(platform.calls.map(({ method }) => method)).toContain('POST'));
    const body = platform.calls.findLast(({ path }) => path === '/api/sizefan/exhaust-supply')?.body;
    expect(body).toMatchObject({ cfm: 2500, sp: 0.75 });
    expect(screen.getByRole('textbox', { name: /Airflow/ })).toHaveValue('2,500');
  });

  it('begins without the rows of the one before, where it requests nothing yet', async () => {
    const platform = await openOver({ cfm: '2500' });
    await waitFor(() => expect(screen.queryByTestId('exhaust-supply-results')).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: /Airflow/ })).toHaveValue('2,500');
    expect(platform.calls.map(({ method }) => method)).not.toContain('POST');
  });
});
