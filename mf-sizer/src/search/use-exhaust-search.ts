import {
  DEFAULT_OPERATING_COST,
  FanCategory,
  gasRate,
  type OperatingCostSettings,
} from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { setFields } from '@specbuilder/shared-ui/forms';
import { useRef } from 'react';
import { advancedSetCount } from '../criteria/advanced-count.ts';
import { categoryCriteria } from '../criteria/category-criteria.ts';
import { type JobSite, useJobSite } from '../criteria/use-job-site.ts';
import { useOutdoorAir } from '../criteria/use-outdoor-air.ts';
import { useStable } from '../criteria/use-stable.ts';
import { useSyncedHeat } from '../criteria/use-synced-heat.ts';
import type { Relaxable } from '../exclusions/relaxations.ts';
import { inSentence } from '../wording/in-sentence.ts';
import { EXCLUSION_TEXTS } from '../words/exclusion.generated.ts';
import type { SearchAddress } from './search-address.ts';
import { replaceAddress } from './shown-result.ts';
import { useCriteriaPanel } from './use-criteria-panel.ts';
import { useExhaustForm } from './use-exhaust-form.ts';
import type { ExhaustStart } from './use-exhaust-start.ts';
import { useFirstError } from './use-first-error.ts';
import { useProduct } from './use-product.ts';
import { useSearchShortcuts } from './use-search-shortcuts.ts';

/** Everything the exhaust and supply search shows and does. */
export function useExhaustSearch(address: SearchAddress, start: ExhaustStart) {
  const platform = usePlatform();
  const product = useProduct(address);
  const panel = useCriteriaPanel(address.resultId === null && !start.shouldRun);
  // The form runs with the site, and the site is written into the form: the one that is made first asks by this.
  const siteOfTyped = useRef<JobSite['siteOfTyped']>(async () => ({}));
  const search = useExhaustForm({ address, start, siteOfTyped, onDone: panel.closeDrawer });
  const { methods, onSubmit } = search.form;
  const site = useJobSite({
    methods,
    onInvalid: () => {
      if (address.resultId !== null) replaceAddress(platform, { ...address, resultId: null });
    },
  });
  siteOfTyped.current = site.siteOfTyped;
  const heat = useSyncedHeat({ methods, defaults: start.defaults });
  useOutdoorAir(methods);
  const openField = useStable((field: string) => {
    if (SITE_FIELDS.includes(field)) site.setEditing(true);
    panel.openField(field);
  });
  useFirstError(methods, openField);
  useSearchShortcuts({ run: onSubmit, toggleAdvanced: panel.toggleAdvanced });
  const relax = useStable((patch: Relaxable) => {
    setFields(methods.setValue, patch, { shouldDirty: true, shouldValidate: true });
    onSubmit();
  });
  const searchAll = useStable(() => relax(WHOLE_CATEGORY));
  return {
    ...search,
    product,
    panel,
    site,
    heat,
    categoryCriteria: categoryCriteria(address.category, search.criteria.subFanCategoryType),
    relax,
    openField,
    cost: useValidCost(search.criteria.operatingCost),
    setCount: advancedSetCount(search.criteria, start.defaults),
    searchAll: useSameWhile(
      address.sub === 0
        ? null
        : { label: EXCLUSION_TEXTS.searchAll({ category: inSentence(product.category) }), onClick: searchAll },
    ),
    reset: () => methods.reset(start.defaults),
  };
}
export type ExhaustSearchState = ReturnType<typeof useExhaustSearch>;

/** Fields of the site that stand behind its line of text until they are edited. */
const SITE_FIELDS = ['altitude', 'winterTemperature', 'summerDesignTemp', 'summerWetBulbTemperature'];

/** Every line of the category, whatever sub-category was asked for. */
const WHOLE_CATEGORY: Relaxable = {
  subFanCategoryType: FanCategory.Undefined,
  exhaustFanCategoryType: 0,
  makeUpAirFanCategoryType: 0,
  heatedMakeUpAirFanCategoryType: 0,
  hvacUnitCategoryType: 0,
  industrialHeaterFanCategoryType: 0,
  fanApplication: null,
};

/** Cost settings that can be counted with: a field that is being corrected keeps the last good ones. */
function useValidCost(typed: OperatingCostSettings): OperatingCostSettings {
  const { hoursPerDay, daysPerWeek, electricCostPerKwh } = typed;
  const settings = { hoursPerDay, daysPerWeek, electricCostPerKwh, gasCostPerTherm: gasRate(typed) };
  const isValid = Object.values(settings).every((value) => Number.isFinite(value));
  const cost = isValid ? settings : null;
  const last = useRef<OperatingCostSettings>(cost ?? DEFAULT_OPERATING_COST);
  if (cost !== null && JSON.stringify(cost) !== JSON.stringify(last.current)) last.current = cost;
  return last.current;
}

/** The same object as long as it says the same, so that what is drawn with it is not drawn again. */
function useSameWhile<T extends { readonly label: string } | null>(value: T): T {
  const last = useRef(value);
  if (last.current?.label !== value?.label) last.current = value;
  return last.current;
}
