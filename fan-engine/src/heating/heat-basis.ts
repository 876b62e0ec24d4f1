import { HeatBasis } from '@specbuilder/shared-contracts/domain';
import { STANDARD_BASIS_F } from '../air/sensible-heat.ts';
import { HEATERS, type HeaterType } from './heater-types.ts';

/**
 * Temperature that the airflow of a heater is counted at, F. The fan of a direct-fired heater blows winter air through
 * its burner, so that its airflow may be meant as it enters; any other heater is rated on standard air.
 *
 * @param entering air before the heater on the winter design day, F; standard air while it is unknown
 */
export function basisTemperature(type: HeaterType, basis: HeatBasis | undefined, entering: number | null): number {
  if (basis !== HeatBasis.EnteringAir || entering === null || !isDirectFired(type)) return STANDARD_BASIS_F;
  return entering;
}

/** Whether the flame burns in the air itself, by a burner that is made for the job. */
export function isDirectFired(type: HeaterType): boolean {
  const { fuel, furnaceSizesMbh } = HEATERS[type];
  return fuel === 'gas' && furnaceSizesMbh === null;
}
