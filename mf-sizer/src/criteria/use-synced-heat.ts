import { type CategoryCriteria, CRITERIA_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import type { ContractForm } from '@specbuilder/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { HEAT_FIELDS, type HeatField } from './heat.ts';
import type { EnergyCalls } from './heat-ports.ts';
import { HEAT_NOT_KNOWN, HeatSync, type SyncedHeat } from './heat-sync.ts';

interface SyncedHeatOptions {
  readonly methods: ContractForm<ExhaustCriteria>['methods'];
  readonly defaults: ExhaustCriteria;
  /** Criteria of a sub-category. */
  readonly criteriaOf: (sub: number) => CategoryCriteria;
}

/** Synchronizes rise, Btu/h and kW through the energy calls, 200 ms after the last change. */
export function useSyncedHeat({ methods, defaults, criteriaOf }: SyncedHeatOptions): SyncedHeat {
  const { api, log } = usePlatform();
  const [heat, setHeat] = useState<SyncedHeat>(HEAT_NOT_KNOWN);
  const first = useRef(defaults);
  const { watch, getValues, setValue, getFieldState, trigger } = methods;
  useEffect(() => {
    const isWrong = (field: HeatField) => getFieldState(field).invalid;
    const sync = new HeatSync({
      defaults: first.current,
      calls: energyCalls(api),
      form: {
        read: () => getValues(),
        write: (field, value) => setValue(field, value, { shouldDirty: true }),
        writeGivenAs: (field) => setValue('heatGivenAs', field, { shouldDirty: true }),
        isHeated: ({ subFanCategoryType }) => criteriaOf(subFanCategoryType).hasHeating,
      },
      show: setHeat,
      onFailure: () => log.warn('The heat could not be converted'),
      delayMs: CRITERIA_DEBOUNCE_MS,
    });
    sync.open();
    const { unsubscribe } = watch((_, { name, type }) => {
      if (name === undefined) sync.reset();
      else if (!isHeatField(name)) sync.changed();
      else if (type === 'change') sync.type(name);
      // The rule of all three stands at the first of them.
      if (name !== undefined && isHeatField(name) && isWrong('temperatureRise')) void trigger('temperatureRise');
    });
    return () => {
      unsubscribe();
      sync.stop();
    };
  }, [api, log, watch, getValues, setValue, getFieldState, trigger, criteriaOf]);
  return heat;
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
