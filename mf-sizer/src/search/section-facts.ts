import { formatQuantity } from '@specbuilder/shared-ui/core';
import type { CategoryCriteria } from '../criteria/category-criteria.ts';
import type { ExhaustCriteria } from '../criteria/criteria-schema.ts';
import { isGiven } from '../criteria/given.ts';
import { heatSource } from '../criteria/heat.ts';
import { SEARCH_TEXTS } from './texts.ts';

/** Heat and cooling that were asked for, in words for the summary of the criteria. */
export function sectionFacts(criteria: ExhaustCriteria, asks: CategoryCriteria): string[] {
  return [asks.hasHeating ? heatFact(criteria) : '', asks.hasCooling ? coolingFact(criteria) : ''].filter(
    (fact) => fact !== '',
  );
}

function heatFact(criteria: ExhaustCriteria): string {
  switch (heatSource(criteria, criteria.heatGivenAs)) {
    case 'temperatureRise':
      return SEARCH_TEXTS.riseOf(formatQuantity(criteria.temperatureRise, 'temperatureRise'));
    case 'btus':
      return formatQuantity(criteria.btus, 'heatOutput');
    case 'kWs':
      return formatQuantity(criteria.kWs, 'heatPower');
    case null:
      return '';
  }
}

function coolingFact({ isNoCooling, nominalCoolingTons, coolingDryBulb, coolingWetBulb }: ExhaustCriteria): string {
  if (isNoCooling) return SEARCH_TEXTS.noCooling;
  if (isGiven(nominalCoolingTons)) return formatQuantity(nominalCoolingTons, 'coolingTons');
  const leaving = formatQuantity(coolingDryBulb ?? coolingWetBulb, 'temperature');
  return leaving === '' ? '' : SEARCH_TEXTS.leavingAir(leaving);
}
