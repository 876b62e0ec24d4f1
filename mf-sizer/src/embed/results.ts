import type { ExhaustSupplyResultSet, HvlsResultSet } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { sizerOf } from '../item/search-memory/sizer-of.ts';

/** Of a category, with whatever of its specification differs from the defaults. */
export interface EmbeddedCriteria {
  readonly category: number;
  /** Number within the category; 0 is all of it. */
  readonly sub?: number;
  readonly [field: string]: unknown;
}

/** A search that returned a result. */
export interface EmbeddedResult {
  readonly resultId: string;
  /** Fans that were found. */
  readonly count: number;
  /** What they were sized for, as the server understood it. */
  readonly criteria: EmbeddedCriteria;
}

export type ResultSet = ExhaustSupplyResultSet | HvlsResultSet;

export function resultOf({ resultId, fanCategoryType, results, specification }: ResultSet): EmbeddedResult {
  const sub = 'subFanCategoryType' in specification ? specification.subFanCategoryType : 0;
  return { resultId, count: results.length, criteria: { ...specification, category: fanCategoryType, sub } };
}

/** Reports every search to the page, both the visitor's and the page's own. */
export function publishResults({ bus, queries, apiQueries }: Platform, notify: (result: EmbeddedResult) => void): void {
  bus.subscribe('sizing-completed', ({ payload: { resultId, fanCategoryType } }) => {
    const { queryKey } = apiQueries.sizing[sizerOf(fanCategoryType)].byResultId;
    const set = queries.getQueryData<ResultSet>(queryKey({ input: { resultId } }));
    if (set !== undefined) notify(resultOf(set));
  });
}
