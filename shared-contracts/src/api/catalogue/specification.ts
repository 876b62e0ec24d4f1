import * as z from 'zod/mini';
import { DEFAULT_AIRFLOW_TOLERANCE } from '../../domain/airflow-tolerance.ts';
import {
  BladeType,
  DesignConditions,
  DischargeType,
  DriveType,
  DuctType,
  ExhaustCategory,
  FanType,
  HeatBasis,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  InletType,
  MakeUpAirCategory,
  MountType,
} from '../../domain/enumerations.ts';
import { rangeText, SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { unsignedPressure } from '../../domain/numbers.ts';
import { numeric, numericOfCatalogue } from '../../domain/numeric-schema.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { fanCategory, finite, inRange, nullableNumber, nullableText, subCategory } from '../core/fields.ts';
import { says } from '../core/says.ts';

type RangedField = keyof typeof SPECIFICATION_RANGES;
const limited = (field: RangedField) => z.nullable(inRange(SPECIFICATION_RANGES[field]));
const pressureWords = says(() => rangeText(SPECIFICATION_RANGES.sp));

/** Duty, site and limits of an exhaust or supply fan; inch-pound units throughout. */
export const exhaustSupplySpecification = z.object({
  fanType: numeric(FanType),
  fanCategoryType: fanCategory,
  exhaustFanCategoryType: numericOfCatalogue(ExhaustCategory),
  makeUpAirFanCategoryType: numericOfCatalogue(MakeUpAirCategory),
  heatedMakeUpAirFanCategoryType: numericOfCatalogue(HeatedMakeUpAirCategory),
  hvacUnitCategoryType: numericOfCatalogue(HvacUnitCategory),
  industrialHeaterFanCategoryType: numericOfCatalogue(IndustrialHeaterCategory),
  hvlsFanCategoryType: numeric(HvlsCategory),
  subFanCategoryType: subCategory,
  fanApplication: nullableText,

  cfm: limited('cfm'),
  /** External static pressure at the actual density, in. w.g.; a sign is dropped (specification 1 §5). */
  sp: z.nullable(
    z.pipe(z.pipe(z.number(pressureWords), z.transform(unsignedPressure)), inRange(SPECIFICATION_RANGES.sp)),
  ),
  zip: nullableText,
  /** What a fan whose speed cannot be set may give less or more than the duty, %. */
  airflowToleranceBelow: z._default(
    inRange(SPECIFICATION_RANGES.airflowToleranceBelow),
    DEFAULT_AIRFLOW_TOLERANCE.below,
  ),
  airflowToleranceAbove: z._default(
    inRange(SPECIFICATION_RANGES.airflowToleranceAbove),
    DEFAULT_AIRFLOW_TOLERANCE.above,
  ),
  dischargeEsp: limited('dischargeEsp'),
  returnAirEsp: limited('returnAirEsp'),
  intakeEsp: limited('intakeEsp'),

  altitude: limited('altitude'),
  ambientTemperature: limited('ambientTemperature'),
  temperature: limited('temperature'),
  summerDesignTemp: limited('summerDesignTemp'),
  summerWetBulbTemperature: limited('summerWetBulbTemperature'),
  winterTemperature: limited('winterTemperature'),
  designConditions: numeric(DesignConditions),

  temperatureRise: limited('temperatureRise'),
  btus: limited('btus'),
  kWs: limited('kWs'),
  /** What the airflow of a direct-fired heater is counted at. */
  heatBasis: z._default(numeric(HeatBasis), HeatBasis.StandardAir),
  maxOutdoorAirPercentage: limited('maxOutdoorAirPercentage'),
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

  sones: limited('sones'),
  /** Limit of the A-weighted sound pressure at the same distance, dBA; null is none. */
  soundPressure: z._default(limited('soundPressure'), null),
  soundLevelDistance: limited('soundLevelDistance'),

  fanMountType: numeric(MountType),
  fanDischargeType: numeric(DischargeType),
  fanInletType: numeric(InletType),
  /** Fans for ductwork, or those for none as propellers; ours, the specification has no such criterion. */
  fanDuctType: z._default(numeric(DuctType), DuctType.All),
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

/** Short names that drawings and older programs use for the outdoor bulbs. */
export const SHORT_NAMES = {
  outdoorDryBulb: z.optional(nullableNumber),
  outdoorWetBulb: z.optional(nullableNumber),
};

interface SentBulbs {
  readonly outdoorDryBulb?: number | null | undefined;
  readonly outdoorWetBulb?: number | null | undefined;
  readonly outdoorAirDryBulbTemp?: number | null | undefined;
  readonly outdoorAirWetBulbTemp?: number | null | undefined;
}

export function underLongNames<T extends SentBulbs>({
  outdoorDryBulb = null,
  outdoorWetBulb = null,
  ...specification
}: T) {
  return {
    ...specification,
    outdoorAirDryBulbTemp: specification.outdoorAirDryBulbTemp ?? outdoorDryBulb,
    outdoorAirWetBulbTemp: specification.outdoorAirWetBulbTemp ?? outdoorWetBulb,
  };
}

/** A whole specification as it may be sent: a bulb under its short name counts where the long one says nothing. */
export const sentExhaustSupplySpecification = z.pipe(
  z.extend(exhaustSupplySpecification, {
    outdoorAirDryBulbTemp: z.optional(nullableNumber),
    outdoorAirWetBulbTemp: z.optional(nullableNumber),
    ...SHORT_NAMES,
  }),
  z.transform(underLongNames),
);

export const hvlsSpecification = z.object({
  fanCategoryType: fanCategory,
  hvlsFanCategoryType: numeric(HvlsCategory),
  fanBladeType: numeric(BladeType),
  motorPhase: finite,
  motorVoltage: finite,
  motorFrequency: finite,
  motorCategoryId: finite,
  /** Floor area to be covered, ft2; null gives quantity 1. */
  squareFeet: limited('squareFeet'),
  /** Area that fans of the building cover already, ft2. */
  coveredSquareFeet: limited('coveredSquareFeet'),
});
export type HvlsSpecification = z.infer<typeof hvlsSpecification>;

const defaultsQuery = z.object({
  fanCategoryType: z.optional(fanCategory),
  subFanCategoryType: z.optional(subCategory),
});

const ofCatalogue = { access: open('Defaults of the public catalogue; guests size fans too') } as const;

export const specificationContract = {
  exhaustSupply: endpoint('GET', '/api/specification/exhaust-supply', {
    apiKey: 'size',
    summary: 'Default specification of a category and sub-category',
    ...ofCatalogue,
  })
    .input(defaultsQuery)
    .output(exhaustSupplySpecification),
  hvls: endpoint('GET', '/api/specification/hvls', {
    apiKey: 'size',
    summary: 'Default HVLS specification',
    ...ofCatalogue,
  })
    .input(defaultsQuery)
    .output(hvlsSpecification),
};
