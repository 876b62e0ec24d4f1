import { DX_UNITS, minAirflowPerTon } from '../cooling/dx-units.ts';
import type { Bounds, OptionConditions } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';

/** Whether conditions concern heat, cooling or the air paths of a unit, all of which follow from its duty. */
export function dependsOnSections(conditions: OptionConditions): boolean {
  const { rise, hasReturnAir, isRecirculating, outdoorShare, coolingTons } = conditions;
  return [rise, hasReturnAir, isRecirculating, outdoorShare, coolingTons].some((requested) => requested !== undefined);
}

/** Whether heat, cooling and air paths of a unit meet the conditions. */
export function isPossibleWithSections(conditions: OptionConditions, facts: OptionFacts): boolean {
  const { rise, hasReturnAir, isRecirculating, outdoorShare, coolingTons } = conditions;
  return (
    (rise === undefined || isWithin(facts.heater?.requiredRise ?? 0, rise)) &&
    (hasReturnAir === undefined || hasReturnAir === facts.hasReturnAir) &&
    (isRecirculating === undefined || isRecirculating === facts.isRecirculating) &&
    (outdoorShare === undefined || isWithin(facts.outdoorShare, outdoorShare)) &&
    (coolingTons === undefined || takesCooling(coolingTons, facts))
  );
}

function isWithin(value: number, { above = Number.NEGATIVE_INFINITY, most: max = Number.POSITIVE_INFINITY }: Bounds) {
  return value > above && value <= max;
}

/** Units with a coil have a place for it, others where they take the cooling module. */
function takesCooling(tons: number, facts: OptionFacts): boolean {
  if (facts.tonnage === tons) return true;
  if (!facts.hasCoil && !facts.features.includes('dxCoolingModule')) return false;
  const unit = DX_UNITS.find((candidate) => candidate.tons === tons);
  if (unit === undefined) return false;
  const airflowPerTon = facts.cfm / tons;
  return airflowPerTon >= minAirflowPerTon(unit, facts.outdoorShare) && airflowPerTon <= unit.maxAirflow;
}
