import {
  type ExhaustSupplyListRow,
  type ExhaustSupplySpecification,
  exhaustSupplySpecification,
  inRows,
} from '@specbuilder/shared-contracts/api';
import {
  criteriaOf,
  type ExhaustCriteria,
  exhaustCriteria,
  specificationOf,
  type ValidExhaustCriteria,
  validExhaustCriteria,
} from '../../duty/criteria/criteria-schema.ts';
import { codeOfPlace, EXHAUST_DEPENDENCIES } from '../../duty/criteria/exhaust-dependencies.ts';
import { projectCriteria } from '../../duty/criteria/project-criteria.ts';
import { requestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import { isValidSizer } from '../../duty/criteria/valid-sizer.ts';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import { storedFans } from '../../results/session/stored-results.ts';
import { dutyInWords } from '../duty-text/duty-in-words.ts';
import { loadInTasks } from '../prefetch/load-in-tasks.ts';
import type { SizerKind } from './sizer-kind.ts';
import type { ProjectFacts } from './starting-criteria.ts';
import { STORE_STATIC_PRESSURE_IN_WG } from './store-duty.ts';
import { useExhaustCriteria } from './use-exhaust-criteria.tsx';

type Specification = ExhaustSupplySpecification;

/** The site of a project has the altitude that the project says, whatever its postal code. */
function atSite({ sitePostalCode, sizingDefaults: { altitude } }: ProjectFacts): typeof EXHAUST_DEPENDENCIES {
  if (altitude == null) return EXHAUST_DEPENDENCIES;
  const siteCode = codeOfPlace(sitePostalCode ?? '');
  return {
    ...EXHAUST_DEPENDENCIES,
    siteOf: (climate) => ({
      ...EXHAUST_DEPENDENCIES.siteOf(climate),
      ...(climate !== null && codeOfPlace(climate.postalCode) === siteCode && { altitude }),
    }),
  };
}

/** Exhaust and supply fans, sized by their duty. */
export const EXHAUST_KIND: SizerKind<ExhaustCriteria, ValidExhaustCriteria, Specification, ExhaustSupplyListRow> = {
  schema: exhaustCriteria,
  inCatalogue: ({ criteriaOf: criteriaOfSub }, project) => ({
    ...EXHAUST_KIND,
    dependencies: atSite(project),
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
    stored: (resultId) => storedFans({ api, apiQueries }, resultId),
    ofItem: (fanItemId) => ({
      queryKey: apiQueries.fanItem.exhaustSupply.specification.queryKey({ input: { fanItemId } }),
      queryFn: ({ signal }) => api.fanItem.exhaustSupply.specification({ fanItemId }, { signal }),
    }),
    size: async (specification, signal) =>
      inRows(await api.sizing.exhaustSupply.bySpecification({ ...specification, rows: 'columns' }, { signal })),
  }),
  specified: (
    defaults,
    { sub, application },
    { duty, requested, sitePostalCode, sizingDefaults, criteriaOf: criteriaOfSub },
  ) => ({
    ...defaults,
    // A place has an altitude of its own, which may be the project's.
    ...(sizingDefaults.altitude != null &&
      sitePostalCode === null &&
      duty === null &&
      !requested?.['zip'] && { altitude: sizingDefaults.altitude }),
    ...projectCriteria(sizingDefaults, criteriaOfSub(sub)),
    subFanCategoryType: sub,
    fanApplication: application,
    ...(sitePostalCode === null ? {} : { zip: sitePostalCode }),
    ...(duty === null ? {} : { zip: duty.postalCode, cfm: duty.cfm, sp: STORE_STATIC_PRESSURE_IN_WG }),
    ...requestedCriteria<Specification>(exhaustSupplySpecification.shape, requested),
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
  emptyTitle: () => SEARCH_MESSAGES.noResultsYet,
  firstField: ({ zip }) => (zip ? 'cfm' : 'zip'),
  useCriteria: useExhaustCriteria,
  loadResults: () => loadInTasks(import('./lazy-exhaust-results.ts')),
};
