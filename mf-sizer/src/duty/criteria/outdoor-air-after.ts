import { isProvided } from '@specbuilder/shared-contracts/domain';
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

/**
 * What the air mode, the percentage of outdoor air and its cfm say after one of them was typed or chosen, or after another
 * airflow: tied to each other and inside their limits.
 */
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
  if (name === 'maxOutdoorAirVolume' && isProvided(volume) && isProvided(cfm)) {
    const share = outdoorPercentage(volume, cfm);
    return {
      maxOutdoorAirVolume: clampVolume(volume, cfm),
      maxOutdoorAirPercentage: share,
      hvacAirMode: modeOfPercentage(share),
    };
  }
  return {};
}
