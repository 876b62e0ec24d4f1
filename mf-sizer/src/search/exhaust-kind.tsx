import type { ExhaustSupplyRow, ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { operatingCost } from '@specbuilder/shared-contracts/domain';
import { Money } from '@specbuilder/shared-ui/core';
import {
  criteriaOf,
  type ExhaustCriteria,
  exhaustCriteria,
  specificationOf,
  type ValidExhaustCriteria,
  validExhaustCriteria,
} from '../criteria/criteria-schema.ts';
import { EXHAUST_DEPENDENCIES } from '../criteria/exhaust-dependencies.ts';
import { isValidSizer } from '../criteria/valid-sizer.ts';
import { NearestRows } from '../exclusions/nearest-rows.tsx';
import { exhaustColumns, feiLimitOf } from '../results/exhaust-columns.tsx';
import { exhaustRanks } from '../results/rank-menu.tsx';
import { cardFacts, sectionColumns } from '../results/section-columns.tsx';
import { ExhaustDetail } from '../row-detail/exhaust-detail.tsx';
import { runsMoreThanItsFan } from '../running-cost/running-cost.ts';
import { RESULTS_TEXTS } from '../words/results.generated.ts';
import { SEARCH_TEXTS } from '../words/search.generated.ts';
import { dutyInWords } from './exhaust-words.ts';
import type { KindRows, SizerKind } from './sizer-kind.ts';
import { STORE_STATIC_PRESSURE_IN_WG } from './store-duty.ts';
import { useExhaustCriteria } from './use-exhaust-criteria.tsx';

type Specification = ExhaustSupplySpecification;

const ROWS: KindRows<Specification, ExhaustSupplyRow> = {
  testId: 'exhaust-supply-results',
  // Rows that only miss the leaving air say so themselves; fans that are all too loud are the nearest misses.
  hasMatch: ({ results, specification: { sones } }) =>
    results.some(({ meetsEveryCriterion, soundSones }) => meetsEveryCriterion || soundSones <= (sones ?? soundSones)),
  columns: ({ set, cost, priceRoomPx }) =>
    exhaustColumns({
      cost,
      requiredCfm: set.specification.cfm,
      distanceFt: set.specification.soundLevelDistance,
      feiLimit: feiLimitOf(set.results),
      priceRoomPx,
      sections: sectionColumns(set.results),
    }),
  ranks: ({ set, arePricesShown }) =>
    exhaustRanks(
      arePricesShown,
      set.results.some(({ tonnage }) => tonnage !== null),
    ),
  cardFacts,
  cardPrice: ({ row, cost, arePricesShown }) => (
    <>
      <Money usd={row.price} strong />
      {arePricesShown && (
        <small>
          <Money usd={operatingCost(row.kilowattHour, cost)} />
          {RESULTS_TEXTS.perYearShort}
        </small>
      )}
    </>
  ),
  detail: ({ row, set, cost }) => <ExhaustDetail row={row} set={set} cost={cost} />,
  firstQuantity: () => 1,
  basis: ({ set, arePricesShown }) =>
    arePricesShown && set.results.some(runsMoreThanItsFan) ? RESULTS_TEXTS.costBasis : '',
  nearest: ({ set: { results, specification } }, columns, onRelax) =>
    results.length === 0 ? null : (
      <NearestRows rows={results} columns={columns} sonesLimit={specification.sones ?? 0} onRelax={onRelax} />
    ),
};

/** Exhaust and supply fans, sized by their duty. */
export const EXHAUST_KIND: SizerKind<ExhaustCriteria, ValidExhaustCriteria, Specification, ExhaustSupplyRow> = {
  schema: exhaustCriteria,
  inCatalogue: ({ criteriaOf: criteriaOfSub }) => ({
    ...EXHAUST_KIND,
    schema: validExhaustCriteria(criteriaOfSub),
    isValid: (values) => isValidSizer(values, criteriaOfSub(values.subFanCategoryType)),
  }),
  fields: Object.keys(exhaustCriteria.shape) as (keyof ExhaustCriteria & string)[],
  calls: ({ api, apiQueries }) => ({
    defaults: (fanCategoryType, subFanCategoryType) => {
      const input = { fanCategoryType, subFanCategoryType };
      return {
        queryKey: apiQueries.specification.exhaustSupply.queryKey({ input }),
        queryFn: ({ signal }) => api.specification.exhaustSupply(input, { signal }),
      };
    },
    stored: (resultId) => ({
      queryKey: apiQueries.sizing.exhaustSupply.byResultId.queryKey({ input: { resultId } }),
      queryFn: ({ signal }) => api.sizing.exhaustSupply.byResultId({ resultId }, { signal }),
    }),
    size: (specification, signal) => api.sizing.exhaustSupply.bySpecification(specification, { signal }),
  }),
  specified: (defaults, { sub, application }, duty) => ({
    ...defaults,
    subFanCategoryType: sub,
    fanApplication: application,
    ...(duty === null ? {} : { zip: duty.postalCode, cfm: duty.cfm, sp: STORE_STATIC_PRESSURE_IN_WG }),
  }),
  criteriaOf,
  dependencies: EXHAUST_DEPENDENCIES,
  isValid: () => true,
  specificationOf,
  draftOf: (criteria) => specificationOf(criteria as ValidExhaustCriteria),
  addressOf: ({ subFanCategoryType: sub, fanApplication: application }, { category }) => ({
    category,
    sub,
    application,
  }),
  titleOf: dutyInWords,
  dutyOf: dutyInWords,
  emptyTitle: () => SEARCH_TEXTS.noResultsYet,
  useCriteria: useExhaustCriteria,
  rows: ROWS,
};
