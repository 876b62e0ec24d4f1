import type { ExhaustCriteria } from './criteria-schema.ts';

/** Fields of the advanced criteria. */
export const ADVANCED_FIELDS = [
  'airflowToleranceBelow',
  'airflowToleranceAbove',
  'soundPressure',
  'temperature',
  'ambientTemperature',
  'fanDischargeType',
  'fanDuctType',
  'motorPhase',
  'motorVoltage',
  'motorFrequency',
  'recommendedMotors',
  'isPremiumEfficiency',
  'isRestaurantDuty',
  'hasSpeedControlOption',
  'isHighHeat',
  'isWindRated',
  'operatingCost',
] as const satisfies readonly (keyof ExhaustCriteria)[];

/** How many of the advanced criteria say something else than the defaults. */
export function advancedSetCount(criteria: Partial<ExhaustCriteria>, defaults: ExhaustCriteria): number {
  return ADVANCED_FIELDS.filter((field) => JSON.stringify(criteria[field]) !== JSON.stringify(defaults[field])).length;
}
