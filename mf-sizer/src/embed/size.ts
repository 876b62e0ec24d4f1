import type { Platform } from '@specbuilder/shared-contracts/platform';
import { sizerOf } from '../item/search-memory/sizer-of.ts';
import { searchParams } from '../search/search/search-address.ts';
import { type EmbeddedCriteria, type EmbeddedResult, type ResultSet, resultOf } from './results.ts';

/** Sizes for criteria of the page and shows the result. Rejects with the server's message for invalid criteria. */
export async function sizeFor(
  platform: Platform,
  { category, sub = 0, ...fields }: EmbeddedCriteria,
): Promise<EmbeddedResult> {
  const sizer = sizerOf(category);
  const set = await calls(platform)[sizer]({ fanCategoryType: category, subFanCategoryType: sub }, fields);
  const { resultId, results } = set;
  const { queryKey } = platform.apiQueries.sizing[sizer].byResultId;
  platform.queries.setQueryData<ResultSet>(queryKey({ input: { resultId } }), set);
  platform.bus.publish('sizing-completed', { resultId, fanCategoryType: category, count: results.length });
  const application = typeof fields['fanApplication'] === 'string' ? fields['fanApplication'] : null;
  platform.navigate('app.fans.sizer.search', searchParams({ category, sub, application, resultId, reselect: null }));
  return resultOf(set);
}

interface Place {
  readonly fanCategoryType: number;
  readonly subFanCategoryType: number;
}

function calls({ api }: Platform) {
  return {
    exhaustSupply: async (place: Place, fields: object): Promise<ResultSet> =>
      api.sizing.exhaustSupply.bySpecification({ ...(await api.specification.exhaustSupply(place)), ...fields }),
    hvls: async (place: Place, fields: object): Promise<ResultSet> =>
      api.sizing.hvls.bySpecification({ ...(await api.specification.hvls(place)), ...fields }),
  };
}
