import { type CategoryCriteria, isProvided } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import type { ExhaustCriteria } from '../../duty/criteria/criteria-schema.ts';
import { heatSource } from '../../duty/criteria/heat.ts';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

/** Requested heat and cooling as text for the criteria summary. */
export function sectionFacts(criteria: ExhaustCriteria, categoryCriteria: CategoryCriteria): string[] {
  return [
    categoryCriteria.hasHeating ? heatFact(criteria) : '',
    categoryCriteria.hasCooling ? coolingFact(criteria) : '',
  ].filter((fact) => fact !== '');
}

function heatFact(criteria: ExhaustCriteria): string {
  switch (heatSource(criteria, criteria.heatGivenAs)) {
    case 'temperatureRise':
      return SEARCH_MESSAGES.riseOf({ rise: formatQuantity(criteria.temperatureRise, 'temperatureRise') });
    case 'btus':
      return formatQuantity(criteria.btus, 'heatOutput');
    case 'kWs':
      return formatQuantity(criteria.kWs, 'heatPower');
    case null:
      return '';
  }
}

function coolingFact({ isNoCooling, nominalCoolingTons, coolingDryBulb, coolingWetBulb }: ExhaustCriteria): string {
  if (isNoCooling) return SEARCH_MESSAGES.noCooling;
  if (isProvided(nominalCoolingTons)) return formatQuantity(nominalCoolingTons, 'coolingTons');
  const leaving = formatQuantity(coolingDryBulb ?? coolingWetBulb, 'temperature');
  return leaving === '' ? '' : SEARCH_MESSAGES.leavingAir({ temperature: leaving });
}
