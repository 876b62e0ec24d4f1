import type { ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { TestPlatformOptions, TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
// What a search loads on demand is there before the time of a test begins.
import '../src/search/search/criteria-drawer.tsx';
import '../src/search/search/exhaust-results.tsx';
import '../src/search/search/hvls-results.tsx';
import SearchPage from '../src/search/search/search-page.tsx';
import { TOP_CATEGORIES } from './categories.ts';
import { CURVE_MODEL } from './curve-model.ts';
import { hvlsSet, hvlsSpecification } from './hvls-results.ts';
import { REMOTES } from './page-options.ts';
import { exhaustSet, RESULT_ID } from './results.ts';
import { searchCriteria } from './search-criteria.ts';
import { CHICAGO, exhaustSpecification } from './specifications.ts';

export const SEARCH = '/fans/sizer/search?category=1&sub=2';
/** The search with a stored result. */
export const SIZED = `${SEARCH}&r=${RESULT_ID}`;
export const HVLS_SEARCH = '/fans/sizer/search?category=5&sub=1';

const SEARCH_RESPONSES: TestResponses = {
  'GET /api/catalog/topCategories': () => TOP_CATEGORIES,
  'GET /api/catalog/searchCriteria': ({ query }) => searchCriteria(Number(query.get('fanCategoryType')) as FanCategory),
  'GET /api/specification/exhaust-supply': () => exhaustSpecification(),
  'GET /api/specification/hvls': () => hvlsSpecification(),
  'GET /api/location/climate': () => CHICAGO,
  'POST /api/sizefan/exhaust-supply': ({ body }) => exhaustSet({ specification: body as ExhaustSupplySpecification }),
  'GET /api/sizefan/exhaust-supply/:resultId': () => exhaustSet(),
  'GET /api/sizefan/exhaust-supply/:resultId/motors': () => exhaustSet().results[0]?.motorListPrices,
  'POST /api/sizefan/hvls': () => hvlsSet(),
  'GET /api/sizefan/hvls/:resultId/motors': () => hvlsSet().results[0]?.motorListPrices,
  'GET /api/catalog/fanInfo': () => [],
  'GET /api/curveModel': () => CURVE_MODEL,
};

/** The search page on the real client and history, with the test's responses. */
export function renderSearch({ responses, ...options }: TestPlatformOptions = {}) {
  return renderWithPlatform(<SearchPage />, {
    path: SEARCH,
    remotes: REMOTES,
    ...options,
    responses: { ...SEARCH_RESPONSES, ...responses },
  });
}
