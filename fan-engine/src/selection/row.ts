import { modelCode, modelName, unitPrice } from '../catalogue/fan-unit.ts';
import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import type { Fit } from './candidate-trial.ts';
import { budgetPrice } from './ranking.ts';
import type { ExhaustSupplyRow } from './result.ts';

/** What ranking says about a row. */
export interface RankOfRow {
  readonly rankReason: string;
  readonly isRecommended: boolean;
  readonly meetsEveryCriterion: boolean;
}

/** A fit as a row of the result. */
export function rowOf(fit: Fit, rank: RankOfRow): ExhaustSupplyRow {
  const { unit, rating, motor } = fit;
  return {
    fanUnitId: unit.fanUnitId,
    exhaustFanId: unit.exhaustFanId,
    supplyFanId: null,
    modelDisplayAs: modelName(unit),
    modelCode: modelCode(unit),
    description: unit.line.name,
    pictogram: unit.line.pictogram,
    driveType: DRIVE_VARIANTS[unit.variant].driveType,
    driveText: DRIVE_VARIANTS[unit.variant].text,
    ...rank,
    efficiency: rating.staticEfficiency,
    ieer: null,
    rpm: rating.rpm,
    minimumTemperatureRise: { value: null },
    maximumDischargeTemperature: { value: null },
    isEcm: motor.isEcm,
    totalBhp: rating.totalBhp,
    motorHorsepower: motor.horsepower,
    tonnage: null,
    soundSones: rating.soundSones,
    coolingLat: null,
    kilowattHour: rating.inputKw,
    price: budgetPrice(fit),
    unitPrice: unitPrice(unit),
    coolingOptions: [],
    isNoCooling: true,
    motorListPrices: [motor],
    productDetailUrl: null,
    rating,
  };
}
