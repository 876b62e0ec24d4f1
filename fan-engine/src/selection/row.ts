import type { Message } from '@specbuilder/shared-contracts/domain';
import type { CoolingRating } from '../cooling/dx-rating.ts';
import { weightOf } from '../dimensions/dimensions.ts';
import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import { classSuffix } from '../product-line/model-names.ts';
import type { ListedRating } from '../rating/fan-rating.ts';
import { shownCooling, shownHeater } from '../rating/shown-sections.ts';
import { modelOf, type RatedFit } from './fit.ts';
import type { ExhaustSupplyRow, OptionalValue } from './result.ts';

/** What ranking says about a row. */
export interface RankOfRow {
  readonly rankReason: Message;
  readonly isRecommended: boolean;
  readonly meetsEveryCriterion: boolean;
}

/** What most fans lack: every row of them says so with the same value. */
const LACKING: OptionalValue = Object.freeze({ value: null });

/** A fit as a row of the result. */
export function rowOf<Rating extends ListedRating>(
  { fit, unit, rating, motor }: RatedFit<Rating>,
  rank: RankOfRow,
): ExhaustSupplyRow<Rating> {
  const { sections } = fit.job;
  const heater = sections.heater === null ? null : shownHeater(sections.heater);
  const cooling = sections.cooling === null ? null : shownCooling(sections.cooling);
  const isSupply = unit.line.supply !== undefined;
  return {
    fanUnitId: unit.fanUnitId,
    exhaustFanId: isSupply ? null : unit.exhaustFanId,
    supplyFanId: isSupply ? unit.exhaustFanId : null,
    modelDisplayAs: fit.candidate.name + classSuffix(unit.fanClass),
    modelCode: modelOf(fit),
    description: unit.line.name,
    pictogram: unit.line.pictogram,
    driveType: DRIVE_VARIANTS[unit.variant].driveType,
    driveText: DRIVE_VARIANTS[unit.variant].text,
    rankReason: rank.rankReason,
    isRecommended: rank.isRecommended,
    meetsEveryCriterion: rank.meetsEveryCriterion,
    missed: fit.missed?.message ?? null,
    efficiency: rating.staticEfficiency,
    ieer: cooling?.ieer ?? null,
    rpm: rating.rpm,
    minimumTemperatureRise: heater === null ? LACKING : { value: heater.minimumTemperatureRise },
    maximumDischargeTemperature: heater === null ? LACKING : { value: heater.maximumDischargeTemperature },
    isEcm: motor.isEcm,
    totalBhp: rating.totalBhp,
    motorHorsepower: motor.horsepower,
    tonnage: cooling?.tonnage ?? null,
    soundSones: rating.soundSones,
    coolingLat: cooling?.leavingDryBulb ?? null,
    kilowattHour: rating.inputKw,
    price: fit.budgetPrice,
    unitPrice: fit.unitPrice,
    usualChoices: fit.opening.opening.typical.slice(),
    coolingOptions: cooling === null ? [] : [cooling, ...sections.otherCooling].map(coolingOption),
    isNoCooling: cooling === null,
    motorListPrices: [motor],
    weightLb: weightOf(unit),
    listings: unit.line.listings?.slice() ?? [],
    productDetailUrl: null,
    rating,
    heating: heater,
    cooling,
  };
}

function coolingOption({ tonnage, ieer }: Pick<CoolingRating, 'tonnage' | 'ieer'>) {
  return { tonnage: { value: tonnage }, ieer: { value: ieer } };
}
