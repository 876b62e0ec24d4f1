import type { EnergyCalculationRequest, EnergyValues } from '@specbuilder/shared-contracts/api';
import { isProvided } from '@specbuilder/shared-contracts/domain';

/** Three ways to say how much heat, in the order that counts when several are there (fan engineering, 8.3). */
export const HEAT_FIELDS = ['temperatureRise', 'btus', 'kWs'] as const;
export type HeatField = (typeof HEAT_FIELDS)[number];
export type Heat = Readonly<Record<HeatField, number | null>>;

export const AIR_FIELDS = ['cfm', 'altitude', 'winterTemperature'] as const;
export type AirField = (typeof AIR_FIELDS)[number];
export type Air = Readonly<Record<AirField, number | null>>;

const NO_HEAT: Heat = { temperatureRise: null, btus: null, kWs: null };

/** The field that says the heat: the one that was given, else the first that holds some; null while it is no number. */
export function heatSource(heat: Heat, givenAs: HeatField | null): HeatField | null {
  if (givenAs !== null && Number.isNaN(heat[givenAs])) return null;
  if (givenAs !== null && isProvided(heat[givenAs])) return givenAs;
  return HEAT_FIELDS.find((field) => isProvided(heat[field])) ?? null;
}

/** The heat by its source alone: what follows it is rounded and would size the next furnace up. */
export function heatAlone(heat: Heat, givenAs: HeatField | null): Heat {
  const source = heatSource(heat, givenAs);
  return source === null ? pick(heat) : { ...NO_HEAT, [source]: heat[source] };
}

export function isSameHeat(one: Heat, other: Heat): boolean {
  return HEAT_FIELDS.every((field) => one[field] === other[field]);
}

/** Category fields decide which heater's limits count. */
type EnergyCategory = Pick<
  EnergyCalculationRequest,
  | 'fanCategoryType'
  | 'heatedMakeUpAirFanCategoryType'
  | 'hvacUnitCategoryType'
  | 'industrialHeaterFanCategoryType'
  | 'subFanCategoryType'
  | 'heatBasis'
>;
export type EnergyCriteria = Air & EnergyCategory;

/** A call for some heat; null unless airflow, altitude and winter temperature are each there. */
export function energyRequest(
  criteria: EnergyCriteria,
  heat: Heat,
  source: HeatField,
): EnergyCalculationRequest | null {
  const { cfm, altitude, winterTemperature } = criteria;
  const value = heat[source];
  if (!isProvided(cfm) || !isProvided(altitude) || !isProvided(winterTemperature) || !isProvided(value)) return null;
  return {
    cfm,
    altitude,
    winterTemperature,
    fanCategoryType: criteria.fanCategoryType,
    heatedMakeUpAirFanCategoryType: criteria.heatedMakeUpAirFanCategoryType,
    hvacUnitCategoryType: criteria.hvacUnitCategoryType,
    industrialHeaterFanCategoryType: criteria.industrialHeaterFanCategoryType,
    subFanCategoryType: criteria.subFanCategoryType,
    heatBasis: criteria.heatBasis,
    // This resource spells kW in its own way (specification 2, 'Energy calculation').
    [source === 'kWs' ? 'kws' : source]: value,
  };
}

export function heatOf({ temperatureRise, outputBtus, outputKws }: EnergyValues): Heat {
  return { temperatureRise, btus: outputBtus, kWs: outputKws };
}

/** The same in tenths, for fields that only show what another one comes to. */
export function heatInTenths({ temperatureRise, btus, kWs }: Heat): Heat {
  return { temperatureRise: inTenths(temperatureRise), btus, kWs: inTenths(kWs) };
}

function inTenths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}

function pick({ temperatureRise, btus, kWs }: Heat): Heat {
  return { temperatureRise, btus, kWs };
}
