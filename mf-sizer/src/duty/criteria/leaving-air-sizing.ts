import { LEAVING_AIR_DRY_BULB_F, LEAVING_AIR_WET_BULB_F } from '@specbuilder/shared-contracts/domain';
import type { ExhaustCriteria } from './criteria-schema.ts';

const BY_LEAVING_AIR = {
  useLeavingAirCoolingForSizing: true,
  nominalCoolingTons: null,
  coolingDryBulb: LEAVING_AIR_DRY_BULB_F,
  coolingWetBulb: LEAVING_AIR_WET_BULB_F,
} as const satisfies Partial<ExhaustCriteria>;

const BY_TONS = {
  useLeavingAirCoolingForSizing: false,
  coolingDryBulb: null,
  coolingWetBulb: null,
} as const satisfies Partial<ExhaustCriteria>;

/** On: no tons, 55 °F dry and wet bulb. Off: neither bulb (SCH-034, SCH-035). */
export function leavingAirSizing(isOn: boolean): Partial<ExhaustCriteria> {
  return isOn ? BY_LEAVING_AIR : BY_TONS;
}
