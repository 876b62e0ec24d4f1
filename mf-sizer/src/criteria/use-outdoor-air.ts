import { isGiven } from '@specbuilder/shared-contracts/domain';
import type { ContractForm } from '@specbuilder/shared-ui/forms';
import { useEffect } from 'react';
import type { ExhaustCriteria } from './criteria-schema.ts';
import {
  clampPercentage,
  clampVolume,
  modeOfPercentage,
  outdoorPercentage,
  outdoorVolume,
  percentageOfMode,
} from './outdoor-air.ts';

type OutdoorAir = Pick<ExhaustCriteria, 'maxOutdoorAirPercentage' | 'maxOutdoorAirVolume' | 'hvacAirMode'>;
type Criteria = OutdoorAir & Pick<ExhaustCriteria, 'cfm'>;

/** Keeps the air mode, the percentage of outdoor air and its cfm tied to each other and inside their limits. */
export function useOutdoorAir({ watch, getValues, setValue }: ContractForm<ExhaustCriteria>['methods']): void {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      const criteria = getValues();
      const follows = name === undefined ? {} : outdoorAirAfter(name, type === 'change', criteria);
      for (const [field, value] of Object.entries(follows)) {
        const outdoorField = field as keyof OutdoorAir;
        if (criteria[outdoorField] !== value) setValue(outdoorField, value, { shouldDirty: true });
      }
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}

/** What the three say after one of them was typed or chosen, or after another airflow. */
export function outdoorAirAfter(name: string, isTyped: boolean, criteria: Criteria): Partial<OutdoorAir> {
  const { cfm, maxOutdoorAirPercentage: percentage, maxOutdoorAirVolume: volume, hvacAirMode } = criteria;
  if (name === 'cfm') return { maxOutdoorAirVolume: outdoorVolume(percentage, cfm) };
  if (!isTyped) return {};
  if (name === 'hvacAirMode') {
    const share = percentageOfMode(hvacAirMode);
    return { maxOutdoorAirPercentage: share, maxOutdoorAirVolume: outdoorVolume(share, cfm) };
  }
  if (name === 'maxOutdoorAirPercentage' && !Number.isNaN(percentage)) {
    const share = percentage === null ? null : clampPercentage(percentage);
    return {
      maxOutdoorAirPercentage: share,
      maxOutdoorAirVolume: outdoorVolume(share, cfm),
      hvacAirMode: modeOfPercentage(share),
    };
  }
  if (name === 'maxOutdoorAirVolume' && isGiven(volume) && isGiven(cfm)) {
    const share = outdoorPercentage(volume, cfm);
    return {
      maxOutdoorAirVolume: clampVolume(volume, cfm),
      maxOutdoorAirPercentage: share,
      hvacAirMode: modeOfPercentage(share),
    };
  }
  return {};
}
