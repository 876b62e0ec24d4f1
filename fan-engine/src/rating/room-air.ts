import { RETURN_AIR_DRY_BULB_F, RETURN_AIR_WET_BULB_F } from '@specbuilder/shared-contracts/domain';
import type { AirState } from '../cooling/air-state.ts';
import { recirculatingOutdoorShare, type WinterMixing } from '../heating/winter-air.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';

/** The part of a specification that defines how much room air returns to a heater. */
export type RecirculatedAir = Pick<
  ExhaustSupplySpecification,
  'maxOutdoorAirPercentage' | 'isRecirculating' | 'returnAirDryBulbTemp'
>;

/**
 * Room air before a heater; null if it takes outdoor air alone.
 *
 * @param mixesRoomAir by a share of its own; other heaters recirculate some on request
 */
export function winterMixing(mixesRoomAir: boolean, air: RecirculatedAir): WinterMixing | null {
  const returnDryBulb = air.returnAirDryBulbTemp ?? RETURN_AIR_DRY_BULB_F;
  if (mixesRoomAir) return { outdoorShare: outdoorShare(air), returnDryBulb };
  if (!air.isRecirculating) return null;
  return { outdoorShare: recirculatingOutdoorShare(air.maxOutdoorAirPercentage), returnDryBulb };
}

/** Share of outdoor air in the airflow of a unit, 0 to 1. */
export function outdoorShare({
  maxOutdoorAirPercentage,
}: Pick<ExhaustSupplySpecification, 'maxOutdoorAirPercentage'>): number {
  return Math.min(100, Math.max(0, maxOutdoorAirPercentage ?? 100)) / 100;
}

/** Air that returns from the space: typical room air unless specified, with a wet bulb never above its dry bulb. */
export function returnAirState(entered: ReturnAirTemperatures): AirState {
  const dryBulb = entered.returnAirDryBulbTemp ?? RETURN_AIR_DRY_BULB_F;
  return { dryBulb, wetBulb: entered.returnAirWetBulbTemp ?? Math.min(dryBulb, RETURN_AIR_WET_BULB_F) };
}

type ReturnAirTemperatures = Pick<ExhaustSupplySpecification, 'returnAirDryBulbTemp' | 'returnAirWetBulbTemp'>;
