import { INPUT_RANGES } from '../air/input-range.ts';
import { BTUS_PER_KW } from '../air/sensible-heat.ts';
import { rateHeatPump } from '../cooling/heat-pump.ts';
import type { GasType } from '../heating/gas-flow.ts';
import type { HeaterRating } from '../heating/heater-rating.ts';
import { type OperatingHours, overYear } from './operating-hours.ts';
import { degreesBelow, middleOf, type TypicalYear, type WeatherBin } from './typical-year.ts';

const BTUS_PER_THERM = 100_000;

/** What heats the outdoor air of a unit. */
export interface HeatedAir {
  readonly cfm: number;
  readonly altitudeFt: number;
  /** Share of outdoor air, above 0 to 1. */
  readonly outdoorShare: number;
  /** Room air while it is heated, F. */
  readonly roomF: number;
  /** Btu/h that warm the airflow by one degree. */
  readonly btusPerDegree: number;
  /** With the discharge that its control holds, F; null where it warms the air as far as it can. */
  readonly heater: Pick<HeaterRating, 'fuel' | 'efficiency' | 'outputBtus' | 'dischargeTemperature'> | null;
  /** Gas of the heater; null without. */
  readonly gas: GasType | null;
  /** Nominal size of a heat pump, which heats before the heater does; null without. */
  readonly heatPumpTons: number | null;
}

/** Energy of a year; gas by its higher heating value. */
export interface HeatingEnergy {
  readonly kwh: number;
  readonly therms: number;
  readonly gas: GasType | null;
}

/**
 * Energy that warms the outdoor air of a unit to room air: the sum over the bins of
 * hours x Btu/h per degree x outdoor share x degrees below, at most the heater's output, over its efficiency
 * (bin method of ASHRAE Handbook-Fundamentals, energy estimating). A unit that is held to a discharge colder than the
 * room warms its air to that discharge alone. Air warmer than the room heats the building, whose losses are not known
 * here, and is left out.
 */
export function yearlyHeating(air: HeatedAir, year: TypicalYear, hours: OperatingHours): HeatingEnergy {
  const ofHeater = (bin: WeatherBin) => heaterBtus(air, heatNeeded(air, bin) - heatPumpAt(air, bin).btus);
  const heaterInput = overYear(year, hours, ofHeater) / (air.heater?.efficiency ?? 1);
  const heatPumpKwh = overYear(year, hours, (bin) => heatPumpAt(air, bin).kw);
  const isGas = air.heater?.fuel === 'gas';
  return {
    kwh: heatPumpKwh + (isGas ? 0 : heaterInput / BTUS_PER_KW),
    therms: isGas ? heaterInput / BTUS_PER_THERM : 0,
    gas: air.gas,
  };
}

function heaterBtus({ heater }: HeatedAir, needed: number): number {
  return Math.min(Math.max(0, needed), heater?.outputBtus ?? 0);
}

/**
 * Mean Btu/h of a bin: mixed air is t_room - share x (t_room - t_outdoor), which is below the supply temperature where
 * the outdoor air is below t_room - (t_room - t_supply) / share.
 */
function heatNeeded({ btusPerDegree, outdoorShare, roomF, heater }: HeatedAir, bin: WeatherBin): number {
  const supplyF = Math.min(heater?.dischargeTemperature ?? roomF, roomF);
  const balanceF = roomF - (roomF - supplyF) / outdoorShare;
  return btusPerDegree * outdoorShare * degreesBelow(bin, balanceF);
}

/** What a heat pump gives and takes in a bin; the heater has the rest. */
function heatPumpAt(air: HeatedAir, bin: WeatherBin): { readonly btus: number; readonly kw: number } {
  const needed = heatNeeded(air, bin);
  if (air.heatPumpTons === null || needed === 0) return { btus: 0, kw: 0 };
  // Colder than any site, where the compressor has been off for long.
  const winterTemperatureF = Math.max(middleOf(bin), INPUT_RANGES.winterTemperature.minimum);
  const { outputBtus, cop } = rateHeatPump(air.heatPumpTons, { ...air, winterTemperatureF });
  const btus = Math.min(needed, outputBtus);
  return { btus, kw: btus === 0 ? 0 : btus / cop / BTUS_PER_KW };
}
