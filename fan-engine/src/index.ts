export { type Catalogue, catalogueFor, catalogueOf, versionsOf } from './catalogue/catalogue.ts';
export type { CatalogueDocument } from './catalogue/catalogue-document.ts';
export { type SizableCategory, type SizableSubCategory, sizableCategories } from './catalogue/categories.ts';
export { criteriaOfLines } from './catalogue/category-criteria.ts';
export { compileCatalogue } from './catalogue/compile.ts';
export { DEMO_CATALOGUE, DEMO_DOCUMENT } from './catalogue/demonstration.ts';
export { categoryOf, subCategoryIn } from './catalogue/find-category.ts';
export { heaterOfCategory } from './catalogue/heater-of-category.ts';
export { ENGINE_VERSION } from './catalogue/versions.ts';
export { applyChange, type ChangeOutcome } from './configuration/apply-change.ts';
export { createConfiguration } from './configuration/create.ts';
export { evaluate } from './configuration/evaluate.ts';
export type { Evaluation } from './configuration/evaluation.ts';
export type { Configuration } from './configuration/model/configuration.ts';
export type { ConfigurationChange, EnteredSpaceHmi } from './configuration/model/configuration-change.ts';
export { filteredControls } from './configuration/sections/temperature-control.ts';
export {
  type EnergyRequest,
  energyOfRise,
  energyWithinLimits,
  heaterDischarge,
  riseOfEnergy,
} from './heating/energy-calculation.ts';
export { HEATERS } from './heating/heater-types.ts';
export { hvlsVoltages } from './hvls/motor-list.ts';
export type { CeilingFanModel, CurveModel } from './live-curve/curve-model.ts';
export { type CurveModelRequest, curveModelOf } from './live-curve/model-of-fan.ts';
export { type FoundModels, findModels, type NamedModel } from './model-number/find-models.ts';
export { type HeaterCircuits, heaterCircuits } from './motor/heater-circuits.ts';
export { motorSupplies, offeredVoltages, otherNameplates } from './motor/motor-supplies.ts';
export type { OptionLoad } from './motor/option-load.ts';
export { type UnitElectricity, unitElectricity } from './motor/unit-electricity.ts';
export type { FanOption, ValidationResult } from './options/fan-option.ts';
export { isOpenChoice } from './options/group-rules.ts';
export type { Category } from './product-line/category.ts';
export { findFanUnit, findHvlsUnit } from './product-line/fan-unit.ts';
export { unitNames } from './product-line/model-names.ts';
export type { ListedRating } from './rating/fan-rating.ts';
export type { MotorListPrice } from './rating/motor-list.ts';
export { ratingFindings } from './rating/rating-findings.ts';
export { winterMixing } from './rating/room-air.ts';
export { motorsOf } from './selection/motors-of.ts';
export type { Selection } from './selection/result.ts';
export { select, selectListed } from './selection/select.ts';
export { selectHvls } from './selection/select-hvls.ts';
export { aWeighted } from './sound/sound-power.ts';
export { EngineError } from './specification/engine-error.ts';
export type { ExhaustSupplySpecification } from './specification/specification.ts';
export { operatingHours } from './yearly-energy/operating-hours.ts';
export type { TypicalYear, WeatherBin } from './yearly-energy/typical-year.ts';
export { type NotCounted, type YearlyEnergy, yearlyEnergy } from './yearly-energy/yearly-energy.ts';
