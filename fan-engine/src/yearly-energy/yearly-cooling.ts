import { standardPressure } from '../air/density.ts';
import { moistAirOfWetBulb } from '../air/moist-air.ts';
import { heatFactor } from '../air/sensible-heat.ts';
import { latentOf } from '../block-load/latent-load.ts';
import type { AirState } from '../cooling/air-state.ts';
import { capacityFactor, type DxConditions, inputRatioFactor } from '../cooling/dx-curves.ts';
import type { CoolingRating } from '../cooling/dx-rating.ts';
import { type OperatingHours, overYear } from './operating-hours.ts';
import { degreesAbove, grainsAbove, middleOf, type TypicalYear, type WeatherBin } from './typical-year.ts';

/** What cools the outdoor air of a unit. */
export interface CooledAir {
  readonly cfm: number;
  readonly altitudeFt: number;
  /** Share of outdoor air, above 0 to 1. */
  readonly outdoorShare: number;
  readonly returnAir: AirState;
  readonly rating: Pick<CoolingRating, 'enteringWetBulb' | 'totalBtus' | 'compressorKw'>;
  /** Dry bulb of the summer design day, which the rating is for, F. */
  readonly designDryBulb: number;
  readonly isHighAmbient: boolean;
}

/** An airflow that is cooled and dried to a state. */
export interface CoolingAirflow {
  readonly cfm: number;
  readonly altitudeFt: number;
  /** F, and grains per lb. */
  readonly targetF: number;
  readonly targetGrains: number;
}

export interface CoolingEnergy {
  readonly kwh: number;
}

const GRAINS_PER_POUND = 7000;

/**
 * Energy of compressors and condenser that brings the outdoor air of a unit to room air: the sum over the bins of
 * hours x load, at most the capacity, x input per capacity at the outdoor temperature of the bin and the wet bulb before
 * the coil, by the DX curves of the unit from its rating on the design day. The load is that of ventilation air: from
 * weather to room, sensible and latent each where outdoor air is above room air (ventilation load index, Harriman,
 * Plager and Kosar, ASHRAE Journal 11/1997). Gains of the building are left out.
 */
export function yearlyCooling(air: CooledAir, year: TypicalYear, hours: OperatingHours): CoolingEnergy {
  const { outdoorShare, rating } = air;
  if (rating.totalBtus <= 0) return { kwh: 0 };
  const airflow = { ...air, cfm: air.cfm * outdoorShare, ...targetOf(air) };
  const design = conditionsAt(air, air.designDryBulb, rating.enteringWetBulb);
  const kwAt = (bin: WeatherBin) => {
    const { returnAir } = air;
    const enteringWetBulb = returnAir.wetBulb + outdoorShare * (bin.wetBulbF - returnAir.wetBulb);
    const conditions = conditionsAt(air, middleOf(bin), enteringWetBulb);
    const capacity = (rating.totalBtus * capacityFactor(conditions)) / capacityFactor(design);
    const inputRatio =
      ((rating.compressorKw / rating.totalBtus) * inputRatioFactor(conditions)) / inputRatioFactor(design);
    return Math.min(coolingLoad(airflow, bin), capacity) * inputRatio;
  };
  return { kwh: overYear(year, hours, kwAt) };
}

/** Mean load of a bin in Btu/h, sensible and latent. */
function coolingLoad(airflow: CoolingAirflow, bin: WeatherBin): number {
  return sensibleLoad(airflow, bin) + latentLoad(airflow, bin);
}

/** 1.08 x pressure ratio x cfm x degrees above the target. */
export function sensibleLoad({ cfm, altitudeFt, targetF }: CoolingAirflow, bin: WeatherBin): number {
  return heatFactor(altitudeFt) * cfm * degreesAbove(bin, targetF);
}

/** 4,840 x pressure ratio x cfm x lb/lb above the target. */
export function latentLoad({ cfm, altitudeFt, targetGrains }: CoolingAirflow, bin: WeatherBin): number {
  return latentOf(cfm, altitudeFt, grainsAbove(bin, targetGrains) / GRAINS_PER_POUND);
}

function targetOf({ altitudeFt, returnAir }: CooledAir): Pick<CoolingAirflow, 'targetF' | 'targetGrains'> {
  const room = moistAirOfWetBulb(returnAir.dryBulb, returnAir.wetBulb, standardPressure(altitudeFt));
  return { targetF: returnAir.dryBulb, targetGrains: room.humidityRatio * GRAINS_PER_POUND };
}

function conditionsAt({ isHighAmbient }: CooledAir, outdoorDryBulb: number, enteringWetBulb: number): DxConditions {
  return { outdoorDryBulb, enteringWetBulb, isHighAmbient };
}
