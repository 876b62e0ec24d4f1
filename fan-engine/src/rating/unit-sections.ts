import {
  FanCategory,
  HvacUnitCategory,
  RETURN_AIR_DRY_BULB_F,
  RETURN_AIR_WET_BULB_F,
} from '@specbuilder/shared-contracts/domain';
import type { CatalogueLine } from '../catalogue/line.ts';
import type { AirState } from '../cooling/air-state.ts';
import type { CoolingRequest, CoolingTarget } from '../cooling/cooling-request.ts';
import { outdoorDesignState, winterDesignTemperature } from '../cooling/design-conditions.ts';
import { type CoolingFailure, selectCooling } from '../cooling/select-cooling.ts';
import { EngineError } from '../engine-error.ts';
import { type HeaterFailure, type HeaterRating, rateHeater } from '../heating/heater-rating.ts';
import { requiredHeat } from '../heating/required-heat.ts';
import { type ExhaustSupplySpecification, isGiven } from '../specification.ts';
import type { Job } from './job.ts';
import type { UnitSections } from './sections.ts';

/** Why a line has no heater or coil for a duty. */
export type SectionFailure =
  | { readonly section: 'heating'; readonly why: HeaterFailure }
  | { readonly section: 'cooling'; readonly why: CoolingFailure }
  | { readonly section: 'no heating' | 'no cooling' };

export type SectionsOutcome = { readonly sections: UnitSections } | { readonly failure: SectionFailure };

/**
 * Heater and cooling coil of a line for a specification.
 *
 * @throws EngineError on `temperatureRise` or `nominalCoolingTons` where the category must heat or cool and nothing
 *   says how much
 */
export function sectionsOf(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): SectionsOutcome {
  const heater = heaterOf(line, specification, job);
  if ('failure' in heater) return { failure: heater.failure };
  const cooling = coolingOf(line, specification, job);
  return 'failure' in cooling ? { failure: cooling.failure } : { sections: { heater: heater.rating, ...cooling } };
}

type HeaterOutcome = { readonly rating: HeaterRating | null } | { readonly failure: SectionFailure };

function heaterOf(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): HeaterOutcome {
  const type = line.supply?.heater ?? null;
  if (type === null) return asksForHeat(specification) ? { failure: { section: 'no heating' } } : { rating: null };
  const { temperatureRise, btus, kWs } = specification;
  const heat = requiredHeat({ temperatureRise, btus, kWs, cfm: job.cfm, altitudeFt: job.altitudeFt });
  if (heat === null) throw new EngineError('temperatureRise', 'Enter a temperature rise, Btu/h or kW');
  const winterTemperatureF = coldestEntering(line, specification);
  const found = rateHeater(type, heat, { cfm: job.cfm, altitudeFt: job.altitudeFt, winterTemperatureF });
  return 'failure' in found ? { failure: { section: 'heating', why: found.failure } } : found;
}

/** Share of outdoor air that a recirculating direct-fired heater keeps (fan-engineering 8.2, 80/20). */
const RECIRCULATING_OUTDOOR_SHARE = 0.2;

/** Air that enters the heater on the winter design day, F: outdoor air, mixed with room air where some comes back. */
function coldestEntering(line: CatalogueLine, specification: ExhaustSupplySpecification): number | null {
  const winter = winterDesignTemperature(specification);
  if (winter === null || line.supply?.canRecirculate !== true) return winter;
  const mixing = specification.isRecirculating ? RECIRCULATING_OUTDOOR_SHARE : 1;
  const share = line.category === FanCategory.HvacUnit ? outdoorShare(specification) : mixing;
  return share * winter + (1 - share) * returnAirState(specification).dryBulb;
}

/** Whether an HVAC unit without a heater would leave a wish open; cooling-only units are never asked for heat. */
function asksForHeat({ fanCategoryType, hvacUnitCategoryType, ...heat }: ExhaustSupplySpecification): boolean {
  if (fanCategoryType !== FanCategory.HvacUnit || hvacUnitCategoryType === HvacUnitCategory.CoolingOnly) return false;
  return [heat.temperatureRise, heat.btus, heat.kWs].some((value) => isGiven(value) && value > 0);
}

type CoolingSectionOutcome = Omit<UnitSections, 'heater'> | { readonly failure: SectionFailure };

function coolingOf(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): CoolingSectionOutcome {
  const target = coolingTarget(specification);
  if (target === null) {
    refuseUnsaidCooling(specification);
    return { cooling: null, otherCooling: [] };
  }
  const tonnage = line.supply?.tonnage ?? null;
  if (tonnage === null) return { failure: { section: 'no cooling' } };
  const found = selectCooling(coolingRequest(specification, job, target));
  if ('failure' in found) return { failure: { section: 'cooling', why: found.failure } };
  return { cooling: found.rating, otherCooling: found.alternatives };
}

/** An HVAC unit cools unless it is said not to (2-sizing section 5, rule 5). */
function refuseUnsaidCooling({ fanCategoryType, isNoCooling }: ExhaustSupplySpecification): void {
  if (fanCategoryType === FanCategory.HvacUnit && !isNoCooling) {
    throw new EngineError('nominalCoolingTons', 'Enter the leaving air or the nominal tons');
  }
}

/** What cooling is sized for: leaving air, or nominal tons; null where nothing asks for any. */
export function coolingTarget(specification: ExhaustSupplySpecification): CoolingTarget | null {
  const { isNoCooling, coolingDryBulb, coolingWetBulb, nominalCoolingTons } = specification;
  if (isNoCooling) return null;
  if (isGiven(nominalCoolingTons) && nominalCoolingTons > 0) return { kind: 'tons', tons: nominalCoolingTons };
  if (!isGiven(coolingDryBulb) && !isGiven(coolingWetBulb)) return null;
  return { kind: 'leaving-air', dryBulb: coolingDryBulb, wetBulb: coolingWetBulb };
}

/** Air that the coil of a specification receives, and what it must do to it. */
export function coolingRequest(
  specification: ExhaustSupplySpecification,
  job: Job,
  target: CoolingTarget,
): CoolingRequest {
  return {
    cfm: job.cfm,
    altitudeFt: job.altitudeFt,
    outdoorShare: outdoorShare(specification),
    outdoor: outdoorDesignState(specification),
    returnAir: returnAirState(specification),
    target,
  };
}

/** Share of outdoor air in the airflow of a unit, 0 to 1. */
export function outdoorShare({ maxOutdoorAirPercentage }: ExhaustSupplySpecification): number {
  return Math.min(100, Math.max(0, maxOutdoorAirPercentage ?? 100)) / 100;
}

/** Air that comes back from the space: usual room air where nothing else is said, never wetter than it is warm. */
export function returnAirState(said: ReturnAirTemperatures): AirState {
  const dryBulb = said.returnAirDryBulbTemp ?? RETURN_AIR_DRY_BULB_F;
  return { dryBulb, wetBulb: said.returnAirWetBulbTemp ?? Math.min(dryBulb, RETURN_AIR_WET_BULB_F) };
}

type ReturnAirTemperatures = Pick<ExhaustSupplySpecification, 'returnAirDryBulbTemp' | 'returnAirWetBulbTemp'>;
