import {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
  isConditionedCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import type { Feature } from '../line/index.ts';
import type { Duty, DutyField } from '../reading.ts';

type Specification = Readonly<Record<string, number | string | boolean>>;

const SUB_CATEGORIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Exhaust: ExhaustCategory,
  MakeUpAir: MakeUpAirCategory,
  HeatedMakeUpAir: HeatedMakeUpAirCategory,
  HvacUnit: HvacUnitCategory,
  IndustrialHeater: IndustrialHeaterCategory,
};
/** Fields of a duty that a specification has under its own name. */
const NAMES: Partial<Record<DutyField, string>> = {
  cfm: 'cfm',
  staticPressure: 'sp',
  voltage: 'motorVoltage',
  phase: 'motorPhase',
  frequency: 'motorFrequency',
  sones: 'sones',
  soundPressure: 'soundPressure',
  soundLevelDistance: 'soundLevelDistance',
  temperature: 'temperature',
  temperatureRise: 'temperatureRise',
  btus: 'btus',
  kWs: 'kWs',
  nominalCoolingTons: 'nominalCoolingTons',
  squareFeet: 'squareFeet',
  altitude: 'altitude',
  postalCode: 'zip',
};
/** What only units that heat or cool have. */
const CONDITIONING: readonly DutyField[] = ['temperatureRise', 'btus', 'kWs', 'nominalCoolingTons'];
const HEAT: readonly DutyField[] = ['btus', 'kWs'];

/**
 * The fields of a specification that a duty says; everything else keeps its default. Make-up air that is to be heated is
 * heated make-up air, and a unit heater hangs in the room that it heats.
 */
export function specificationOf(duty: Duty, features: readonly Feature[] = []): Specification {
  const category = categoryOf(duty);
  // A rise says by itself how much heat is required.
  const isSaidByRise = (field: DutyField) => HEAT.includes(field) && duty.temperatureRise !== null;
  const takes = (field: DutyField) =>
    !CONDITIONING.includes(field) || (isConditionedCategory(category) && !isSaidByRise(field));
  const named = (Object.keys(NAMES) as DutyField[]).flatMap((field) => {
    const value = duty[field]?.value;
    return value === undefined || !takes(field) ? [] : [[NAMES[field] ?? field, value] as const];
  });
  return {
    ...(category !== null && { fanCategoryType: category, ...subCategoryOf(duty, category) }),
    ...(duty.application?.value === 'grease' && { isRestaurantDuty: true }),
    ...(category === FanCategory.IndustrialHeater && { sp: 0 }),
    ...Object.fromEntries(named),
    ...Object.fromEntries(features.map(({ field, value }) => [field, value])),
  };
}

function categoryOf(duty: Duty): number | null {
  const name = duty.category?.value;
  if (name === undefined) return null;
  const category = (FanCategory as Readonly<Record<string, number>>)[String(name)] ?? null;
  const isHeated = duty.temperatureRise !== null || duty.btus !== null || duty.kWs !== null;
  return category === FanCategory.MakeUpAir && isHeated ? FanCategory.HeatedMakeUpAir : category;
}

function subCategoryOf({ category, subCategory }: Duty, shown: number): { readonly subFanCategoryType?: number } {
  const name = String(category?.value);
  // Kinds of unheated units are none of heated ones.
  if ((FanCategory as Readonly<Record<string, number>>)[name] !== shown || subCategory === null) return {};
  const sub = SUB_CATEGORIES[name]?.[String(subCategory.value)];
  return sub === undefined ? {} : { subFanCategoryType: sub };
}
