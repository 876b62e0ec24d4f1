export { densityRatio, STANDARD_DENSITY, standardPressure, standardTemperature } from './air/density.ts';
export {
  type MoistAir,
  moistAirOfHumidityRatio,
  moistAirOfRelativeHumidity,
  moistAirOfWetBulb,
  saturationPressure,
} from './air/moist-air.ts';
export { type Catalogue, catalogueFor, catalogueOf, DEMO_CATALOGUE, versionsOf } from './catalogue/catalogue.ts';
export { type SizableCategory, type SizableSubCategory, sizableCategories } from './catalogue/categories.ts';
export { CATALOGUE_VERSION, ENGINE_VERSION, PRICE_BOOK_VERSION, type Versions } from './catalogue/versions.ts';
export { applyChange, type ChangeOutcome, type Resize } from './configuration/apply-change.ts';
export { type ChosenFan, createConfiguration } from './configuration/create.ts';
export { evaluate } from './configuration/evaluate.ts';
export type { CurbSet, Evaluation, HvlsRating, ItemMotor, PriceBreakdown } from './configuration/evaluation.ts';
export type { Configuration } from './configuration/model/configuration.ts';
export type {
  ConfigurationChange,
  EnteredSpaceHmi,
  SectionChange,
} from './configuration/model/configuration-change.ts';
export type { SectionSets } from './configuration/model/section-sets.ts';
export { filteredControls, type TemperatureControlFilters } from './configuration/sections/temperature-control.ts';
export type { AirState } from './cooling/air-state.ts';
export type { CoolingRequest, CoolingTarget } from './cooling/cooling-request.ts';
export { outdoorDesignState, winterDesignTemperature } from './cooling/design-conditions.ts';
export { type CoolingRating, rateDx } from './cooling/dx-rating.ts';
export { DX_TONNAGES } from './cooling/dx-units.ts';
export { mixedAir } from './cooling/mixed-air.ts';
export { type CoolingOutcome, selectCooling } from './cooling/select-cooling.ts';
export { type BeltLossBand, bandBeltEfficiency, beltEfficiency } from './drive/belt.ts';
export { scaleByFanLaws, scaleSoundPower } from './duty/fan-laws.ts';
export {
  type EnergyFigures,
  type EnergyRequest,
  energyOfRise,
  energyWithinLimits,
  heaterDischarge,
  riseOfEnergy,
} from './heating/energy-calculation.ts';
export { type HeatedCategory, heaterOfCategory } from './heating/heater-of-category.ts';
export type { HeaterRating } from './heating/heater-rating.ts';
export { HEATERS, type HeaterFacts, type HeaterType } from './heating/heater-types.ts';
export { hvlsVoltages } from './hvls/motor-list.ts';
export { type MotorVoltage, type OfferedVoltage, offeredVoltages } from './motor/voltage.ts';
export type { FanOption, ValidationResult } from './options/fan-option.ts';
export {
  type FanUnit,
  findFanUnit,
  findHvlsUnit,
  type HvlsUnit,
  hvlsModelName,
  modelCode,
  modelName,
} from './product-line/fan-unit.ts';
export type { FanRating } from './rating/fan-rating.ts';
export type { MotorListPrice } from './rating/motor-list.ts';
export { winterMixing } from './rating/room-air.ts';
export { motorsOf } from './selection/motors-of.ts';
export type { Exclusion, ExclusionReason, ExhaustSupplyRow, Selection } from './selection/result.ts';
export { select } from './selection/select.ts';
export { type HvlsRow, selectHvls } from './selection/select-hvls.ts';
export { EngineError } from './specification/engine-error.ts';
export type { ExhaustSupplySpecification, HvlsSpecification } from './specification/specification.ts';
