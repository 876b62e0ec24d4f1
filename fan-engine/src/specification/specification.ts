import {
  type BladeType,
  type DesignConditions,
  type DischargeType,
  type DriveType,
  type DuctType,
  type ExhaustCategory,
  type FanCategory,
  type HeatBasis,
  type HeatedMakeUpAirCategory,
  type HvacUnitCategory,
  type HvlsCategory,
  type IndustrialHeaterCategory,
  type InletType,
  isProvided,
  type MakeUpAirCategory,
  type MountType,
  plainMessage,
  unsignedPressure,
} from '@specbuilder/shared-contracts/domain';
import { EngineError } from './engine-error.ts';

/** Requested heat, in one of several forms, and the coldest air it is for. */
export interface HeatingSpecification {
  /** F. */
  readonly temperatureRise: number | null;
  /** Heater output, Btu/h. */
  readonly btus: number | null;
  /** Heater output, kW. */
  readonly kWs: number | null;
  /** What the airflow of a direct-fired heater is counted at; standard air where nothing is said. */
  readonly heatBasis?: HeatBasis;
  readonly winterTemperature: number | null;
  /** Part of the air comes back from the space. */
  readonly isRecirculating: boolean;
}

/** Requested cooling, and the air it applies to; temperatures in F. */
export interface CoolingSpecification {
  readonly isNoCooling: boolean;
  readonly useLeavingAirCoolingForSizing: boolean;
  readonly coolingDryBulb: number | null;
  readonly coolingWetBulb: number | null;
  readonly nominalCoolingTons: number | null;
  /** Share of outdoor air, %; null is all of it. */
  readonly maxOutdoorAirPercentage: number | null;
  readonly designConditions: DesignConditions;
  readonly summerDesignTemp: number | null;
  readonly summerWetBulbTemperature: number | null;
  readonly outdoorAirDryBulbTemp: number | null;
  readonly outdoorAirWetBulbTemp: number | null;
  readonly returnAirDryBulbTemp: number | null;
  readonly returnAirWetBulbTemp: number | null;
}

/** What the engine reads of an exhaust or supply specification; inch-pound units, null where nothing was given. */
export interface ExhaustSupplySpecification extends HeatingSpecification, CoolingSpecification {
  /** Postal code of the site. */
  readonly zip?: string | null;
  readonly fanCategoryType: FanCategory;
  readonly exhaustFanCategoryType: ExhaustCategory;
  readonly makeUpAirFanCategoryType: MakeUpAirCategory;
  readonly heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory;
  readonly hvacUnitCategoryType: HvacUnitCategory;
  readonly industrialHeaterFanCategoryType: IndustrialHeaterCategory;
  readonly subFanCategoryType: number;
  readonly fanApplication: string | null;
  /** Actual cfm at the fan inlet. */
  readonly cfm: number | null;
  /** External static pressure at the actual density, in. w.g. */
  readonly sp: number | null;
  /** What a fixed-speed fan may deliver less or more than the airflow, %; the default if not specified. */
  readonly airflowToleranceBelow?: number;
  readonly airflowToleranceAbove?: number;
  readonly dischargeEsp: number | null;
  readonly returnAirEsp: number | null;
  readonly intakeEsp: number | null;
  /** Feet. */
  readonly altitude: number | null;
  /** Air around the motor, F. */
  readonly ambientTemperature: number | null;
  /** Airstream at the fan, F. */
  readonly temperature: number | null;
  /** Limits of loudness, sones, and of A-weighted sound pressure, dBA, at one distance. */
  readonly sones: number | null;
  readonly soundPressure?: number | null;
  readonly soundLevelDistance: number | null;
  readonly fanMountType: MountType;
  readonly fanDischargeType: DischargeType;
  readonly fanInletType: InletType;
  /** All where it is absent. */
  readonly fanDuctType?: DuctType;
  readonly fanDriveType: DriveType;
  readonly recommendedMotors: boolean;
  readonly isRestaurantDuty: boolean;
  readonly hasSpeedControlOption: boolean;
  readonly isPremiumEfficiency: boolean;
  readonly isHighHeat: boolean;
  readonly isWindRated: boolean;
  /** 0 means any. */
  readonly motorPhase: number;
  readonly motorVoltage: number;
  readonly motorFrequency: number;
}

/** What the engine reads of an HVLS specification. */
export interface HvlsSpecification {
  readonly fanCategoryType: FanCategory;
  readonly hvlsFanCategoryType: HvlsCategory;
  readonly fanBladeType: BladeType;
  readonly motorPhase: number;
  readonly motorVoltage: number;
  readonly motorFrequency: number;
  /** Floor area to be covered, ft2. */
  readonly squareFeet: number | null;
  /** Area that placed fans cover already, ft2. */
  readonly coveredSquareFeet: number | null;
}

/** The electrical supply a motor must fit; 0 means any. */
export interface ElectricalSupply {
  readonly motorPhase: number;
  readonly motorVoltage: number;
  readonly motorFrequency: number;
}

/** The same where a motor goes. */
export interface SiteSupply extends ElectricalSupply {
  /** Whether its country has no 575 V; it may have where the country is not known. */
  readonly lacks575V?: boolean;
}

/**
 * External static pressure of a specification, in. w.g.: `sp`, or the duct pressures
 * max(intake, return) + discharge where no `sp` was given.
 *
 * @throws EngineError on `sp` when neither is there
 */
export function externalStaticPressure(specification: ExhaustSupplySpecification): number {
  const { sp, dischargeEsp, intakeEsp, returnAirEsp } = specification;
  if (isProvided(sp)) return unsignedPressure(sp);
  if (!isProvided(dischargeEsp)) throw new EngineError('sp', plainMessage('refusal.pressureMissing'));
  return Math.max(intakeEsp ?? 0, returnAirEsp ?? 0) + dischargeEsp;
}

/**
 * Airflow of a specification, cfm.
 *
 * @throws EngineError on `cfm` when it is missing or not above zero
 */
export function requiredAirflow(specification: ExhaustSupplySpecification): number {
  if (!isProvided(specification.cfm) || specification.cfm <= 0)
    throw new EngineError('cfm', plainMessage('refusal.airflowMissing'));
  return specification.cfm;
}
