import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { useEarlySearchRequest } from './use-early-search-request.ts';

function Area() {
  useEarlySearchRequest('/fans/sizer/search');
  return null;
}

function callsAt(path: string): readonly string[] {
  const responses = { 'GET /api/catalog/searchCriteria': () => new Promise<Response>(() => undefined) };
  const { platform } = renderWithPlatform(<Area />, { path, responses });
  const { queries } = platform;
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus === 'fetching')
    .map(({ queryKey }) => JSON.stringify(queryKey));
}

describe('An area that begins with a search', () => {
  it('requests what the catalogue says of its category while the code is on the way', () => {
    const calls = callsAt('/fans/sizer/search?category=1&sub=2');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/searchCriteria.*"fanCategoryType":1/);
  });

  it.each(['/start', '/start?category=1', '/fans/sizer/search', '/fans/sizer/search?category=none'])(
    'requests nothing at %s',
    (path) => {
      expect(callsAt(path)).toEqual([]);
    },
  );
});
