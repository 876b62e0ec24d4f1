import { BTUS_PER_KW } from '../air/sensible-heat.ts';
import { furnaceInputShare } from './altitude-derate.ts';
import { gasFlow } from './gas-flow.ts';
import { HEATERS, type HeaterFacts, type HeaterType } from './heater-types.ts';
import type { RequiredHeat } from './required-heat.ts';
import { brokenLimit, btusPerDegreeAt, capacityRise, type HeaterSite } from './rise-limits.ts';

export type { HeaterSite } from './rise-limits.ts';

/** A heater sized for a job. Btu/h, kW and F. */
export interface HeaterRating {
  readonly type: HeaterType;
  readonly fuel: 'gas' | 'electric';
  readonly efficiency: number;
  /** At full fire of the burner, furnace or step that was chosen, at the site's altitude. */
  readonly outputBtus: number;
  readonly inputBtus: number;
  readonly outputKws: number;
  /** The requested rise, F. */
  readonly requiredRise: number;
  /** At full fire of the chosen furnace or kW step, F; above the type's largest rise the control holds it back. */
  readonly temperatureRise: number;
  /** At lowest fire, F. */
  readonly minimumTemperatureRise: number;
  /** What the type allows or, where that is less, what full fire reaches on the winter design day, F. */
  readonly maximumDischargeTemperature: number;
  /** On the winter design day with the requested rise, F; the heater modulates down to it. */
  readonly dischargeTemperature: number | null;
  readonly furnaceMbh: number | null;
  readonly kwStep: number | null;
  readonly turndown: number;
  /** Gas at full fire, ft3/h: natural gas until another is chosen; null without gas. */
  readonly gasFlowCfh: number | null;
}

/**
 * Input that a heater is built and priced for, 1000 Btu/h: thin air takes from what a furnace burns, not from its steel
 * or its gas train.
 */
export function builtInputMbh({ furnaceMbh, inputBtus }: Pick<HeaterRating, 'furnaceMbh' | 'inputBtus'>): number {
  return furnaceMbh ?? inputBtus / BTUS_PER_MBH;
}

/** Why a type cannot heat the job: the failing value and its limit, in cfm, F, F or 1000 Btu/h input. */
export interface HeaterFailure {
  readonly kind: 'airflow' | 'rise' | 'discharge' | 'capacity';
  readonly value: number;
  readonly limit: number;
  /** The rise nearest to the requested one that the heater can do, F; null if no rise helps. */
  readonly possibleRise: number | null;
  /** The rise that its largest burner, furnace or step gives the duty's air, F; null where that was not reached. */
  readonly capacityRise: number | null;
}

const BTUS_PER_MBH = 1000;
/** Output that is short by less than this share comes from rounding of the request, not from the furnace. */
const ROUNDING_SHARE = 1e-9;

/** What a burner, furnace or step gives at full fire. */
interface FullFire {
  readonly outputBtus: number;
  readonly furnaceMbh: number | null;
  readonly kwStep: number | null;
}

/**
 * Sizes a heater: a modulating burner for exactly the requested heat, else the smallest furnace or kW step that gives
 * it. Airflow is tested first, then the tightest of rise, discharge temperature and capacity.
 *
 * @throws EngineError on cfm, altitude or winterTemperature outside the limits of a site
 */
export function rateHeater(
  type: HeaterType,
  heat: RequiredHeat,
  site: HeaterSite,
): { readonly rating: HeaterRating } | { readonly failure: HeaterFailure } {
  const facts = HEATERS[type];
  const btusPerDegree = btusPerDegreeAt(site);
  const failure = airflowFailure(facts, site.dutyCfm ?? site.cfm) ?? riseFailure(facts, heat.temperatureRise, site);
  if (failure !== null) return { failure };
  const fullFire = fullFireOf(facts, heat.outputBtus, btusPerDegree, site.altitudeFt);
  return { rating: ratingOf(type, heat, site, { ...fullFire, rise: fullFire.outputBtus / btusPerDegree }) };
}

function airflowFailure({ minimumCfm, maximumCfm }: HeaterFacts, cfm: number): HeaterFailure | null {
  if (cfm >= minimumCfm && cfm <= maximumCfm) return null;
  return {
    kind: 'airflow',
    value: cfm,
    limit: cfm < minimumCfm ? minimumCfm : maximumCfm,
    possibleRise: null,
    capacityRise: null,
  };
}

function riseFailure(facts: HeaterFacts, required: number, site: HeaterSite): HeaterFailure | null {
  const broken = brokenLimit(facts, required, site);
  if (broken === null) return null;
  const { kind, value, limit, rise } = broken;
  return { kind, value, limit, possibleRise: rise > 0 ? rise : null, capacityRise: capacityRise(facts, site) };
}

/** Capacity was tested before, so some furnace or step is large enough. */
function fullFireOf(facts: HeaterFacts, required: number, btusPerDegree: number, altitudeFt: number): FullFire {
  const sizes = sizesOf(facts, altitudeFt);
  const asRequired = { outputBtus: required, furnaceMbh: null, kwStep: null };
  if (sizes === null) return asRequired;
  const min = Math.max(required * (1 - ROUNDING_SHARE), facts.minimumRise * btusPerDegree * (1 - ROUNDING_SHARE));
  return sizes.find(({ outputBtus }) => outputBtus >= min) ?? sizes.at(-1) ?? asRequired;
}

/** Furnaces or steps in rising output; null for a burner that is made for the job. */
function sizesOf(facts: HeaterFacts, altitudeFt: number): FullFire[] | null {
  const { furnaceSizesMbh, kwSteps, efficiency } = facts;
  if (kwSteps !== null) {
    return kwSteps.map((kwStep) => ({ outputBtus: kwStep * BTUS_PER_KW, furnaceMbh: null, kwStep }));
  }
  if (furnaceSizesMbh === null) return null;
  const outputPerMbh = BTUS_PER_MBH * efficiency * furnaceInputShare(altitudeFt);
  return furnaceSizesMbh.map((furnaceMbh) => ({ outputBtus: furnaceMbh * outputPerMbh, furnaceMbh, kwStep: null }));
}

function ratingOf(
  type: HeaterType,
  heat: RequiredHeat,
  { winterTemperatureF }: HeaterSite,
  { outputBtus, furnaceMbh, kwStep, rise }: FullFire & { readonly rise: number },
): HeaterRating {
  const { fuel, efficiency, turndown, maximumDischarge } = HEATERS[type];
  const inputBtus = outputBtus / efficiency;
  const reached = winterTemperatureF === null ? maximumDischarge : winterTemperatureF + rise;
  return {
    type,
    fuel,
    efficiency,
    outputBtus,
    inputBtus,
    outputKws: outputBtus / BTUS_PER_KW,
    requiredRise: heat.temperatureRise,
    temperatureRise: rise,
    minimumTemperatureRise: rise / turndown,
    maximumDischargeTemperature: Math.min(maximumDischarge, reached),
    dischargeTemperature: winterTemperatureF === null ? null : winterTemperatureF + heat.temperatureRise,
    furnaceMbh,
    kwStep,
    turndown,
    gasFlowCfh: fuel === 'gas' ? gasFlow(inputBtus, 'natural') : null,
  };
}
