import type { Catalogue } from '@specbuilder/fan-engine';
import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import {
  BladeType,
  DEFAULT_AIRFLOW_TOLERANCE,
  DEFAULT_AIRSTREAM_TEMPERATURE_F,
  DEFAULT_AMBIENT_TEMPERATURE_F,
  DEFAULT_SOUND_DISTANCE_FT,
  DesignConditions,
  DischargeType,
  DriveType,
  DuctType,
  FanCategory,
  FanType,
  HeatBasis,
  HvlsCategory,
  InletType,
  MAX_SONES,
  MountType,
  RETURN_AIR_DRY_BULB_F,
  RETURN_AIR_WET_BULB_F,
  subCategoryField,
} from '@specbuilder/shared-contracts/domain';
import { invalid, SPECIFICATION_MESSAGES } from '../../core/index.ts';
import { knownCategory } from '../engine/known-category.ts';

export interface CategoryQuery {
  readonly fanCategoryType?: FanCategory | undefined;
  readonly subFanCategoryType?: number | undefined;
}

const SIXTY_HERTZ = 60;

/**
 * Initial specification of a search of a category: standard air, 60 Hz, no limit of sound, measured at 5 ft, no duty.
 *
 * @throws HttpError 'invalid' with field fanCategoryType for a category that the catalogue does not have or that is not
 *   sized by duty, and with field subFanCategoryType for a number its category does not have
 */
export function defaultExhaustSupply(query: CategoryQuery, catalogue: Catalogue): ExhaustSupplySpecification {
  const { fanCategoryType = FanCategory.Exhaust, subFanCategoryType = 0 } = query;
  const { sizedBy, fanType, usualHeatBtus = null } = knownCategory(catalogue, fanCategoryType, subFanCategoryType);
  if (sizedBy !== 'duty') throw invalid('fanCategoryType', SPECIFICATION_MESSAGES.otherCategory);
  return {
    ...UNDECIDED,
    fanType: fanType === 'Exhaust' ? FanType.Exhaust : FanType.Supply,
    fanCategoryType,
    subFanCategoryType,
    [subCategoryField(fanCategoryType)]: subFanCategoryType,
    // an industrial heater always knows its heat.
    btus: usualHeatBtus,
  };
}

/** @throws HttpError 'invalid' with field fanCategoryType for any category but HVLS */
export function defaultHvls(query: CategoryQuery, catalogue: Catalogue): HvlsSpecification {
  const { fanCategoryType = FanCategory.HighVolumeLowSpeed, subFanCategoryType = HvlsCategory.All } = query;
  const { sizedBy } = knownCategory(catalogue, fanCategoryType, subFanCategoryType);
  if (sizedBy !== 'space') throw invalid('fanCategoryType', SPECIFICATION_MESSAGES.otherCategory);
  return {
    fanCategoryType,
    // All of them is no purpose that a coverage could be counted for (SCH-019).
    hvlsFanCategoryType: (subFanCategoryType || HvlsCategory.Destratification) as HvlsCategory,
    fanBladeType: BladeType.Any,
    motorPhase: 0,
    motorVoltage: 0,
    motorFrequency: 0,
    motorCategoryId: 0,
    squareFeet: null,
    coveredSquareFeet: null,
  };
}

const ALL_OUTDOOR_AIR = 100;

const NO_DUTY = {
  fanApplication: null,
  cfm: null,
  sp: null,
  zip: null,
  airflowToleranceBelow: DEFAULT_AIRFLOW_TOLERANCE.below,
  airflowToleranceAbove: DEFAULT_AIRFLOW_TOLERANCE.above,
  dischargeEsp: null,
  returnAirEsp: 0,
  intakeEsp: 0,
} as const;

const NO_HEATING_OR_COOLING = {
  temperatureRise: null,
  btus: null,
  kWs: null,
  heatBasis: HeatBasis.StandardAir,
  maxOutdoorAirPercentage: ALL_OUTDOOR_AIR,
  useLeavingAirCoolingForSizing: false,
  coolingDryBulb: null,
  coolingWetBulb: null,
  nominalCoolingTons: null,
  isNoCooling: false,
  isRecirculating: false,
  returnAirDryBulbTemp: RETURN_AIR_DRY_BULB_F,
  returnAirWetBulbTemp: RETURN_AIR_WET_BULB_F,
  outdoorAirDryBulbTemp: null,
  outdoorAirWetBulbTemp: null,
} as const;

const UNDECIDED: ExhaustSupplySpecification = {
  fanType: FanType.Exhaust,
  fanCategoryType: FanCategory.Exhaust,
  exhaustFanCategoryType: 0,
  makeUpAirFanCategoryType: 0,
  heatedMakeUpAirFanCategoryType: 0,
  hvacUnitCategoryType: 0,
  industrialHeaterFanCategoryType: 0,
  hvlsFanCategoryType: 0,
  subFanCategoryType: 0,
  ...NO_DUTY,
  ...NO_HEATING_OR_COOLING,
  altitude: null,
  ambientTemperature: DEFAULT_AMBIENT_TEMPERATURE_F,
  temperature: DEFAULT_AIRSTREAM_TEMPERATURE_F,
  summerDesignTemp: null,
  summerWetBulbTemperature: null,
  winterTemperature: null,
  designConditions: DesignConditions.Ashrae,
  // No fan is louder than what a limit can be, so this is none.
  sones: MAX_SONES,
  soundPressure: null,
  soundLevelDistance: DEFAULT_SOUND_DISTANCE_FT,
  fanMountType: MountType.All,
  fanDischargeType: DischargeType.All,
  fanInletType: InletType.All,
  fanDuctType: DuctType.All,
  fanDriveType: DriveType.All,
  recommendedMotors: true,
  isRestaurantDuty: false,
  hasSpeedControlOption: false,
  isPremiumEfficiency: false,
  isHighHeat: false,
  isWindRated: false,
  motorPhase: 0,
  motorVoltage: 0,
  motorFrequency: SIXTY_HERTZ,
  motorCategoryId: 0,
  fanBladeType: BladeType.Any,
};
