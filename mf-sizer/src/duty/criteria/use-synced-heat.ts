import { type CategoryCriteria, CRITERIA_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import type { ContractForm } from '@specbuilder/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { ExhaustCriteria, ValidExhaustCriteria } from './criteria-schema.ts';
import type { ExhaustStore } from './exhaust-store.ts';
import { HEAT_FIELDS, type HeatField, isSameHeat } from './heat.ts';
import type { EnergyCalls } from './heat-ports.ts';
import { HEAT_NOT_KNOWN, HeatSync, type SyncedHeat } from './heat-sync.ts';

interface SyncedHeatOptions {
  readonly store: ExhaustStore;
  readonly methods: ContractForm<ExhaustCriteria, ValidExhaustCriteria>['methods'];
  readonly defaults: ExhaustCriteria;
  /** Criteria of a sub-category. */
  readonly criteriaOf: (sub: number) => CategoryCriteria;
}

/** Synchronizes rise, Btu/h and kW through the energy calls, 200 ms after the last change. */
export function useSyncedHeat({ store, methods, defaults, criteriaOf }: SyncedHeatOptions): SyncedHeat {
  const { api, log } = usePlatform();
  const [heat, setHeat] = useState<SyncedHeat>(HEAT_NOT_KNOWN);
  const first = useRef(defaults);
  useEffect(() => {
    const sync = new HeatSync({
      defaults: first.current,
      calls: energyCalls(api),
      form: {
        read: () => store.get().criteria,
        write: (field, value) => store.dispatch({ type: 'changed', fields: { [field]: value } }),
        writeGivenAs: (heatGivenAs) => store.dispatch({ type: 'changed', fields: { heatGivenAs } }),
        isHeated: ({ subFanCategoryType }) => criteriaOf(subFanCategoryType).hasHeating,
      },
      show: setHeat,
      onFailure: () => log.warn('The heat could not be converted'),
      delayMs: CRITERIA_DEBOUNCE_MS,
    });
    sync.open();
    const stop = store.listen(({ event, before, after }) => {
      if (event.type === 'reset') sync.reset();
      else if (event.type === 'typed' && isHeatField(event.field)) sync.type(event.field);
      else if (after.criteria !== before.criteria) sync.changed();
    });
    return () => {
      stop();
      sync.stop();
    };
  }, [store, api, log, criteriaOf]);
  useHeatRule(store, methods);
  return heat;
}

/** The rule of all three fields is at the first of them, and is checked again with each. */
function useHeatRule(store: ExhaustStore, { getFieldState, trigger }: SyncedHeatOptions['methods']): void {
  useEffect(
    () =>
      store.listen(({ before, after }) => {
        if (isSameHeat(before.criteria, after.criteria) || !getFieldState('temperatureRise').invalid) return;
        void trigger('temperatureRise');
      }),
    [store, getFieldState, trigger],
  );
}

function isHeatField(name: string): name is HeatField {
  return HEAT_FIELDS.some((field) => field === name);
}

function energyCalls({ energy }: Platform['api']): EnergyCalls {
  return {
    ofRise: (request, signal) => energy.btu(request, { signal }),
    ofOutput: (request, signal) => energy.tempRise(request, { signal }),
    withinLimits: (request, signal) => energy.btuTempRise(request, { signal }),
    discharge: (request, signal) => energy.heaterDischarge(request, { signal }),
  };
}
