import { type Catalogue, type EnergyRequest, HEATERS, heaterOfCategory, winterMixing } from '@specbuilder/fan-engine';
import type { EnergyQuery, EnergyValues } from '@specbuilder/shared-contracts/api';
import { rejectedByEngine } from '../engine/engine-error.ts';

/** The engine says kWs where the query of this resource says kws (2-sizing, 'Energy calculation'). */
const QUERY_NAMES = { kWs: 'kws' } as const;

/**
 * One of the engine's energy calculations for a query.
 *
 * @throws HttpError 'invalid' on the field that is missing, out of its limits or names a category without heater
 */
export function calculateEnergy(
  calculation: (request: EnergyRequest) => EnergyValues,
  query: EnergyQuery,
  catalogue: Catalogue,
): EnergyValues {
  return rejectedByEngine(() => calculation(requestOf(query, catalogue)), QUERY_NAMES);
}

function requestOf(query: EnergyQuery, catalogue: Catalogue): EnergyRequest {
  const { type: heater, mixesRoomAir } = heaterOfCategory(query, catalogue);
  return {
    heater,
    cfm: query.cfm,
    altitudeFt: query.altitude,
    winterTemperatureF: query.winterTemperature,
    mixing: winterMixing(mixesRoomAir, {
      maxOutdoorAirPercentage: query.maxOutdoorAirPercentage ?? null,
      isRecirculating: query.isRecirculating && HEATERS[heater].canRecirculate,
      returnAirDryBulbTemp: query.returnAirDryBulbTemp ?? null,
    }),
    heatBasis: query.heatBasis,
    temperatureRise: query.temperatureRise ?? null,
    btus: query.btus ?? null,
    kWs: query.kws ?? null,
  };
}
