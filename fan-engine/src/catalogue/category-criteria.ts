import type { CategoryCriteria } from '@specbuilder/shared-contracts/domain';
import { isDirectFired } from '../heating/heat-basis.ts';
import { hasCoil, mixesRoomAir } from '../product-line/coil.ts';
import type { CatalogueLine } from '../product-line/line.ts';

/** Criteria of what moves air and does nothing else with it. */
export const MOVES_AIR_ALONE: CategoryCriteria = {
  hasHeating: false,
  needsHeat: false,
  hasCooling: false,
  canDoWithoutCooling: false,
  hasOutdoorShare: false,
  canRecirculate: false,
  isDirectFired: false,
  hasExhaustDuties: false,
  isOneHeater: false,
};

/**
 * The criteria a search of these lines needs: lines that heat, cool or take room air add their own.
 *
 * @param usualHeatBtus heat that a search of the category starts with
 */
export function criteriaOfLines(lines: readonly CatalogueLine[], usualHeatBtus: number | null): CategoryCriteria {
  const units = lines.filter(({ supply }) => supply !== undefined);
  const heaters = new Set(units.flatMap(({ supply }) => supply?.heater ?? []));
  const cooled = units.filter(hasCoil);
  const hasOutdoorShare = cooled.some(mixesRoomAir);
  return {
    ...MOVES_AIR_ALONE,
    hasHeating: heaters.size > 0,
    needsHeat: heaters.size > 0 && usualHeatBtus === null,
    hasCooling: cooled.length > 0,
    // A unit that only cools would be no unit without.
    canDoWithoutCooling: cooled.some(({ supply }) => supply?.heater !== null),
    hasOutdoorShare,
    canRecirculate: !hasOutdoorShare && units.some(({ supply }) => supply?.canRecirculate === true),
    isDirectFired: [...heaters].some(isDirectFired),
    hasExhaustDuties: units.length < lines.length,
    isOneHeater: heaters.size === 1,
  };
}
