import type { ExhaustSupplyListRow, ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import {
  DEFAULT_OPERATING_COST,
  type OperatingCostSettings,
  SUB_CATEGORY_FIELDS,
} from '@specbuilder/shared-contracts/domain';
import { useReadable } from '@specbuilder/shared-ui/core';
import { useCallback, useRef } from 'react';
import { advancedSetCount } from '../../duty/criteria/advanced-count.ts';
import { AdvancedFields } from '../../duty/criteria/advanced-fields.tsx';
import { assumptions } from '../../duty/criteria/assumptions.ts';
import type { ExhaustCriteria, ValidExhaustCriteria } from '../../duty/criteria/criteria-schema.ts';
import { codeOfPlace } from '../../duty/criteria/exhaust-dependencies.ts';
import { ExhaustFields } from '../../duty/criteria/exhaust-fields.tsx';
import { useJobSite } from '../../duty/criteria/use-job-site.ts';
import { useStable } from '../../duty/criteria/use-stable.ts';
import { useSyncedHeat } from '../../duty/criteria/use-synced-heat.ts';
import type { Relaxable } from '../../results/exclusions/relaxations.ts';
import { gasRate } from '../../results/running-cost/hourly-cost.ts';
import { enoughToSearchWith, exhaustSummary } from './exhaust-text.ts';
import type { CriteriaParts, KindCriteria } from './sizer-kind.ts';
import { useFirstLoad } from './use-first-load.ts';
import { useProjectCost } from './use-project-cost.ts';

/** Site fields that are hidden behind a line of text until they are edited. */
const SITE_FIELDS = ['altitude', 'winterTemperature', 'summerDesignTemp', 'summerWetBulbTemperature'];

/** Every line of the category, whatever sub-category was requested. */
const WHOLE_CATEGORY: Relaxable = {
  ...Object.fromEntries(SUB_CATEGORY_FIELDS.map((field) => [field, 0])),
  subFanCategoryType: 0,
  fanApplication: null,
};

type Parts = CriteriaParts<ExhaustCriteria, ValidExhaustCriteria>;
type Shown = ExhaustCriteria | ExhaustSupplySpecification;

/** Criteria of exhaust and supply fans: the site of a postal code, heat and outdoor air that follow each other. */
export function useExhaustCriteria(parts: Parts): KindCriteria<Shown, ExhaustSupplyListRow> {
  const { address, start, catalogue, store, form, panel, isFirstLoad, dropResult } = parts;
  const { criteriaOf, motorSupplies } = catalogue;
  const { criteria, place } = useReadable(store);
  const site = useJobSite(store, dropResult);
  const heat = useSyncedHeat({ store, methods: form.methods, defaults: start.defaults, criteriaOf });
  const change = useCallback(
    (fields: Partial<ExhaustCriteria>) => store.dispatch({ type: 'changed', fields }),
    [store],
  );
  const openField = useStable((field: string) => {
    if (SITE_FIELDS.includes(field)) site.setEditing(true);
    panel.openField(field);
  });
  const isWaiting = useFirstLoad(isFirstLoad, { run: form.onSubmit, place, change, openField });
  useProjectCost(store, parts.cost);
  const cost = useValidCost(criteria.operatingCost);
  const categoryCriteria = criteriaOf(criteria.subFanCategoryType);
  const setCount = advancedSetCount(criteria, start.typical);
  const city = place.status === 'found' ? place.climate.city : null;
  return {
    fields: (
      <>
        <ExhaustFields
          categoryCriteria={categoryCriteria}
          site={site}
          heat={heat}
          change={change}
          onOpenField={openField}
        />
        <AdvancedFields
          categoryCriteria={categoryCriteria}
          motorSupplies={motorSupplies}
          isOpen={panel.isAdvancedOpen}
          setCount={setCount}
          onToggle={panel.toggleAdvanced}
        />
      </>
    ),
    openField,
    cost,
    isWaiting,
    summary: exhaustSummary({ criteria, categoryCriteria, city, setCount }),
    chips: (shown, row, arePricesShown) =>
      assumptions({
        criteria: shown,
        city: codeOfPlace(shown.zip ?? '') === place.code ? city : null,
        isPlaceComing: place.status === 'searching',
        density: row?.rating.density ?? null,
        cost: arePricesShown ? cost : null,
      }),
    emptyText: enoughToSearchWith(categoryCriteria),
    toggleAdvanced: panel.toggleAdvanced,
    wholeCategory: address.sub === 0 ? null : WHOLE_CATEGORY,
  };
}

/** Cost settings that can be counted with: a field that is being corrected keeps the last good ones. */
function useValidCost(typed: OperatingCostSettings): OperatingCostSettings {
  const { hoursPerDay, daysPerWeek, electricCostPerKwh } = typed;
  const settings = { hoursPerDay, daysPerWeek, electricCostPerKwh, gasCostPerTherm: gasRate(typed) };
  const isValid = Object.values(settings).every((value) => Number.isFinite(value));
  const last = useRef<OperatingCostSettings>(isValid ? settings : DEFAULT_OPERATING_COST);
  if (isValid && JSON.stringify(settings) !== JSON.stringify(last.current)) last.current = settings;
  return last.current;
}
