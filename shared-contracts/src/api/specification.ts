import * as z from 'zod/mini';
import {
  BladeType,
  DesignConditions,
  DischargeType,
  DriveType,
  ExhaustCategory,
  FanType,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  InletType,
  MakeUpAirCategory,
  MountType,
} from '../domain/enumerations.ts';
import { numeric } from '../domain/numeric-schema.ts';
import { endpoint } from './endpoint.ts';
import { fanCategory, finite, nullableNumber, nullableText } from './fields.ts';

/** Field limits keep every figure inside what the engine can mean; the rules of a valid sizer stand in sizing. */
const limited = (low: number, high: number, unit: string) => {
  const words = `${low} to ${high.toLocaleString('en-US')} ${unit}`.trim();
  return z.nullable(z.number(words).check(z.gte(low, words), z.lte(high, words)));
};

/** Duty, site and limits of an exhaust or supply fan; inch-pound units throughout. */
export const exhaustSupplySpecification = z.object({
  fanType: numeric(FanType),
  fanCategoryType: fanCategory,
  exhaustFanCategoryType: numeric(ExhaustCategory),
  makeUpAirFanCategoryType: numeric(MakeUpAirCategory),
  heatedMakeUpAirFanCategoryType: numeric(HeatedMakeUpAirCategory),
  hvacUnitCategoryType: numeric(HvacUnitCategory),
  industrialHeaterFanCategoryType: numeric(IndustrialHeaterCategory),
  hvlsFanCategoryType: numeric(HvlsCategory),
  subFanCategoryType: z.number().check(z.int(), z.gte(0)),
  fanApplication: nullableText,

  cfm: limited(1, 500_000, 'cfm'),
  /** External static pressure at the actual density, in. w.g.; a sign is dropped (specification 1 §5). */
  sp: z.nullable(
    z.pipe(
      z.pipe(
        z.number('0 to 30 in. wg'),
        z.transform((pressure: number) => Math.abs(pressure)),
      ),
      z.number().check(z.lte(30, '0 to 30 in. wg')),
    ),
  ),
  zip: nullableText,
  dischargeEsp: limited(0, 30, 'in. wg'),
  returnAirEsp: limited(0, 30, 'in. wg'),
  intakeEsp: limited(0, 30, 'in. wg'),

  altitude: limited(-1500, 20_000, 'ft'),
  ambientTemperature: limited(-60, 150, '°F'),
  temperature: limited(-60, 1000, '°F'),
  summerDesignTemp: limited(-60, 150, '°F'),
  summerWetBulbTemperature: limited(-60, 150, '°F'),
  winterTemperature: limited(-90, 150, '°F'),
  designConditions: numeric(DesignConditions),

  temperatureRise: limited(0, 500, '°F'),
  btus: limited(0, 50_000_000, 'Btu/h'),
  kWs: limited(0, 15_000, 'kW'),
  maxOutdoorAirPercentage: limited(0, 100, '%'),
  useLeavingAirCoolingForSizing: z.boolean(),
  coolingDryBulb: nullableNumber,
  coolingWetBulb: nullableNumber,
  nominalCoolingTons: nullableNumber,
  isNoCooling: z.boolean(),
  isRecirculating: z.boolean(),
  returnAirDryBulbTemp: nullableNumber,
  returnAirWetBulbTemp: nullableNumber,
  outdoorAirDryBulbTemp: nullableNumber,
  outdoorAirWetBulbTemp: nullableNumber,

  sones: limited(0.1, 100, 'sones'),
  soundLevelDistance: limited(5, 100, 'ft'),

  fanMountType: numeric(MountType),
  fanDischargeType: numeric(DischargeType),
  fanInletType: numeric(InletType),
  fanDriveType: numeric(DriveType),
  recommendedMotors: z.boolean(),
  isRestaurantDuty: z.boolean(),
  hasSpeedControlOption: z.boolean(),
  isPremiumEfficiency: z.boolean(),
  isHighHeat: z.boolean(),
  isWindRated: z.boolean(),
  /** 0 means any. */
  motorPhase: finite,
  motorVoltage: finite,
  motorFrequency: finite,
  motorCategoryId: finite,
  fanBladeType: numeric(BladeType),
});
export type ExhaustSupplySpecification = z.infer<typeof exhaustSupplySpecification>;

export const hvlsSpecification = z.object({
  fanCategoryType: fanCategory,
  hvlsFanCategoryType: numeric(HvlsCategory),
  fanBladeType: numeric(BladeType),
  motorPhase: finite,
  motorVoltage: finite,
  motorFrequency: finite,
  motorCategoryId: finite,
  /** Floor area to be covered, ft2; null gives quantity 1. */
  squareFeet: limited(1, 5_000_000, 'sq ft'),
  /** Area that fans of the building cover already, ft2. */
  coveredSquareFeet: limited(0, 5_000_000, 'sq ft'),
});
export type HvlsSpecification = z.infer<typeof hvlsSpecification>;

const defaultsQuery = z.object({
  fanCategoryType: z.optional(fanCategory),
  subFanCategoryType: z.optional(z.number().check(z.int(), z.gte(0))),
});

export const specificationContract = {
  exhaustSupply: endpoint('GET', '/api/specification/exhaust-supply', {
    summary: 'Default specification of a category and sub-category',
  })
    .input(defaultsQuery)
    .output(exhaustSupplySpecification),
  hvls: endpoint('GET', '/api/specification/hvls', { summary: 'Default HVLS specification' })
    .input(defaultsQuery)
    .output(hvlsSpecification),
};
