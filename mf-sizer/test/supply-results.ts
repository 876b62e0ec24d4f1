import type { CoolingRating, ExhaustSupplyRow, HeaterRating } from '@specbuilder/shared-contracts/api';
import { exhaustRow } from './results.ts';

export function heaterRating(part: Partial<HeaterRating> = {}): HeaterRating {
  return {
    type: 'IndirectFired',
    fuel: 'gas',
    efficiency: 0.8,
    outputBtus: 160_000,
    inputBtus: 200_000,
    outputKws: 46.9,
    requiredRise: 70,
    temperatureRise: 74.1,
    minimumTemperatureRise: 18.5,
    maximumDischargeTemperature: 75.1,
    dischargeTemperature: 71,
    furnaceMbh: 200,
    kwStep: null,
    turndown: 4,
    gasFlowCfh: 200,
    ...part,
  };
}

export function coolingRating(part: Partial<CoolingRating> = {}): CoolingRating {
  return {
    tonnage: 7.5,
    eer: 11.2,
    ieer: 15,
    mbh: 90,
    coilRows: 6,
    enteringDryBulb: 92,
    enteringWetBulb: 75,
    leavingDryBulb: 58.4,
    leavingWetBulb: 57.1,
    totalBtus: 98_400,
    sensibleBtus: 61_008,
    sensibleHeatRatio: 0.62,
    compressorKw: 8.31,
    cfmPerTon: 267,
    message: null,
    ...part,
  };
}

/** A row of a supply unit; what the row shows of its sections agrees with them. */
export function supplyRow(fanUnitId: number, part: Partial<ExhaustSupplyRow>): ExhaustSupplyRow {
  const { heating = null, cooling = null } = part;
  return exhaustRow(fanUnitId, {
    exhaustFanId: null,
    supplyFanId: fanUnitId + 500,
    minimumTemperatureRise: { value: heating?.minimumTemperatureRise ?? null },
    maximumDischargeTemperature: { value: heating?.maximumDischargeTemperature ?? null },
    tonnage: cooling?.tonnage ?? null,
    ieer: cooling?.ieer ?? null,
    coolingLat: cooling?.leavingDryBulb ?? null,
    isNoCooling: cooling === null,
    ...part,
  });
}
