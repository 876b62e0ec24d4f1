import type { ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import {
  type CategoryCriteria,
  DesignConditions,
  FanCategory,
  isProvided,
  MAX_SONES,
  MAX_SOUND_DISTANCE_FT,
  MIN_SONES,
  MIN_SOUND_DISTANCE_FT,
} from '@specbuilder/shared-contracts/domain';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';

/** What the rules look at; a form may hold less than a whole specification while it is typed. */
export type SizerFacts = Pick<
  ExhaustSupplySpecification,
  | 'fanCategoryType'
  | 'subFanCategoryType'
  | 'zip'
  | 'cfm'
  | 'sp'
  | 'dischargeEsp'
  | 'btus'
  | 'kWs'
  | 'temperatureRise'
  | 'isNoCooling'
  | 'useLeavingAirCoolingForSizing'
  | 'coolingDryBulb'
  | 'coolingWetBulb'
  | 'nominalCoolingTons'
  | 'sones'
  | 'soundLevelDistance'
  | 'designConditions'
  | 'summerDesignTemp'
  | 'summerWetBulbTemperature'
  | 'outdoorAirDryBulbTemp'
  | 'outdoorAirWetBulbTemp'
>;

export interface SizerRule {
  readonly field: keyof SizerFacts;
  /** In the language in use at the time of the call. */
  readonly message: () => string;
  /** @param criteria what the catalogue says of the category and sub-category */
  readonly isMet: (facts: SizerFacts, criteria: CategoryCriteria) => boolean;
}

/** The rules of a valid exhaust or supply sizer, in the order of the specification (1 §5, rules 1 to 7). */
export const SIZER_RULES: readonly SizerRule[] = [
  { field: 'zip', message: () => CRITERIA_MESSAGES.zipRequired, isMet: ({ zip }) => (zip ?? '').trim() !== '' },
  { field: 'cfm', message: () => CRITERIA_MESSAGES.cfmRequired, isMet: ({ cfm }) => isProvided(cfm) },
  {
    field: 'sp',
    message: () => CRITERIA_MESSAGES.spRequired,
    isMet: ({ sp, dischargeEsp }) => isProvided(sp) || isProvided(dischargeEsp),
  },
  {
    field: 'temperatureRise',
    message: () => CRITERIA_MESSAGES.heatRequired,
    isMet: (facts, { needsHeat }) => !needsHeat || [facts.btus, facts.kWs, facts.temperatureRise].some(isProvided),
  },
  {
    field: 'nominalCoolingTons',
    message: () => CRITERIA_MESSAGES.tonsRequired,
    isMet: (facts, criteria) => facts.useLeavingAirCoolingForSizing || saysCooling(facts, criteria),
  },
  {
    field: 'coolingDryBulb',
    message: () => CRITERIA_MESSAGES.leavingAirRequired,
    isMet: (facts, criteria) => !facts.useLeavingAirCoolingForSizing || saysCooling(facts, criteria),
  },
  {
    field: 'sones',
    message: () => CRITERIA_MESSAGES.sonesRange,
    isMet: ({ sones }) => isWithin(sones, MIN_SONES, MAX_SONES),
  },
  {
    field: 'soundLevelDistance',
    message: () => CRITERIA_MESSAGES.distanceRange,
    isMet: ({ soundLevelDistance }) => isWithin(soundLevelDistance, MIN_SOUND_DISTANCE_FT, MAX_SOUND_DISTANCE_FT),
  },
];

/**
 * Air that cooling is calculated with. Not a rule of the specification, which assumes a known site: if the postal code
 * is not found, the server would reject a value that the form does not show.
 */
export const DESIGN_AIR_RULES: readonly SizerRule[] = [
  {
    field: 'summerDesignTemp',
    message: () => CRITERIA_MESSAGES.summerRequired,
    isMet: (facts, criteria) => hasOutdoorState(facts, criteria) || isProvided(facts.summerDesignTemp),
  },
  {
    field: 'summerWetBulbTemperature',
    message: () => CRITERIA_MESSAGES.summerRequired,
    isMet: (facts, criteria) => hasOutdoorState(facts, criteria) || isProvided(facts.summerWetBulbTemperature),
  },
];

/** Whether an exhaust or supply sizer may run; an HVLS sizer always may. */
export function isValidSizer(facts: SizerFacts, criteria: CategoryCriteria): boolean {
  if (facts.fanCategoryType === FanCategory.HighVolumeLowSpeed) return true;
  return SIZER_RULES.every((rule) => rule.isMet(facts, criteria));
}

function isWithin(value: number | null, low: number, high: number): boolean {
  return isProvided(value) && value >= low && value <= high;
}

/** Rule 5: leaving air or tons, whichever of them the form requires. */
function saysCooling(facts: SizerFacts, criteria: CategoryCriteria): boolean {
  return (
    !needsCooling(facts, criteria) ||
    [facts.coolingDryBulb, facts.coolingWetBulb, facts.nominalCoolingTons].some(isProvided)
  );
}

/** Standard weather needs no site, and temperatures typed for the outdoor air replace the site's own. */
function hasOutdoorState(facts: SizerFacts, criteria: CategoryCriteria): boolean {
  if (!needsCooling(facts, criteria) || facts.designConditions === DesignConditions.Standard) return true;
  return isProvided(facts.outdoorAirDryBulbTemp) && isProvided(facts.outdoorAirWetBulbTemp);
}

function needsCooling({ isNoCooling }: SizerFacts, { hasCooling }: CategoryCriteria): boolean {
  return hasCooling && !isNoCooling;
}
