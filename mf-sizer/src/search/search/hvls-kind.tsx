import type { HvlsRow, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { useReadable } from '@specbuilder/shared-ui/core';
import { BuildingChoice } from '../../duty/building/building-choice.tsx';
import { type HvlsCriteria, hvlsCriteria } from '../../duty/criteria/criteria-schema.ts';
import { HvlsFields } from '../../duty/criteria/hvls-fields.tsx';
import { requestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import { INDEPENDENT } from '../../results/session/criteria-dependencies.ts';
import { storedCeilingFans } from '../../results/session/stored-results.ts';
import { spaceInWords } from '../duty-text/space-in-words.ts';
import { loadInTasks } from '../prefetch/load-in-tasks.ts';
import type { CriteriaParts, KindCriteria, SizerKind } from './sizer-kind.ts';
import { useRunAtStart } from './use-remembering.ts';

/** Ceiling fans, ranked by what the space costs with them. */
export const HVLS_KIND: SizerKind<HvlsCriteria, HvlsSpecification, HvlsSpecification, HvlsRow> = {
  schema: hvlsCriteria,
  inCatalogue: () => HVLS_KIND,
  fields: Object.keys(hvlsCriteria.shape) as (keyof HvlsCriteria & string)[],
  calls: ({ api, apiQueries }) => ({
    defaults: (fanCategoryType, subFanCategoryType) => {
      const input = { fanCategoryType, subFanCategoryType };
      return {
        queryKey: apiQueries.specification.hvls.queryKey({ input }),
        queryFn: ({ signal }) => api.specification.hvls(input, { signal }),
      };
    },
    stored: (resultId) => storedCeilingFans({ api, apiQueries }, resultId),
    ofItem: (fanItemId) => ({
      queryKey: apiQueries.fanItem.hvls.specification.queryKey({ input: { fanItemId } }),
      queryFn: ({ signal }) => api.fanItem.hvls.specification({ fanItemId }, { signal }),
    }),
    size: (specification, signal) => api.sizing.hvls.bySpecification(specification, { signal }),
  }),
  specified: (defaults, { sub }, { requested }) => {
    const purpose = Object.values(HvlsCategory).find((known) => known === sub && known !== HvlsCategory.All);
    return {
      ...defaults,
      ...(purpose === undefined ? {} : { hvlsFanCategoryType: purpose }),
      ...requestedCriteria<HvlsSpecification>(hvlsCriteria.shape, requested),
    };
  },
  criteriaOf: (specification) => specification,
  // A ceiling fan is sized for a space, wherever that is.
  dependencies: INDEPENDENT,
  // An HVLS sizer is always valid (1 §5).
  isValid: () => true,
  specificationOf: (values) => values,
  draftOf: (criteria) => criteria,
  addressOf: (_, { category, sub }) => ({ category, sub, application: null }),
  titleOf: spaceInWords,
  dutyOf: () => null,
  emptyTitle: () => SEARCH_MESSAGES.hvlsNoResultsYet,
  firstField: () => 'squareFeet',
  useCriteria: useHvlsCriteria,
  loadResults: () => loadInTasks(import('./lazy-hvls-results.ts')),
};

type Shown = HvlsCriteria | HvlsSpecification;

function useHvlsCriteria({
  start,
  catalogue,
  store,
  form,
  panel,
  cost,
  isFirstLoad,
}: CriteriaParts<HvlsCriteria, HvlsSpecification>): KindCriteria<Shown, HvlsRow> {
  const { criteria } = useReadable(store);
  useRunAtStart(isFirstLoad && !start.shouldRun, form.onSubmit);
  return {
    fields: (
      <HvlsFields
        motorSupplies={catalogue.motorSupplies}
        building={<BuildingChoice onChange={(fields) => store.dispatch({ type: 'changed', fields })} />}
      />
    ),
    openField: panel.openField,
    cost,
    isWaiting: false,
    summary: summaryOf(criteria),
    chips: () => [],
    emptyText: SEARCH_MESSAGES.hvlsNoResultsText,
    toggleAdvanced: null,
    wholeCategory: null,
  };
}

function summaryOf({ hvlsFanCategoryType, fanBladeType }: HvlsCriteria): string[] {
  const isCooling = Number(hvlsFanCategoryType) === HvlsCategory.SensibleCooling;
  const blades = [CRITERIA_MESSAGES.anyBlades, CRITERIA_MESSAGES.threeBlades, CRITERIA_MESSAGES.sixBlades];
  return [
    isCooling ? CRITERIA_MESSAGES.cooling : CRITERIA_MESSAGES.destratification,
    blades[Number(fanBladeType)] ?? CRITERIA_MESSAGES.anyBlades,
  ];
}
