import type { ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import {
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  MAX_SONES,
  MAX_SOUND_DISTANCE_FT,
  MIN_SONES,
  MIN_SOUND_DISTANCE_FT,
  MIN_VALID_NUMBER,
} from '@specbuilder/shared-contracts/domain';
import { CRITERIA_TEXTS } from './texts.ts';

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
  | 'coolingDryBulb'
  | 'coolingWetBulb'
  | 'nominalCoolingTons'
  | 'sones'
  | 'soundLevelDistance'
>;

export interface SizerRule {
  readonly field: keyof SizerFacts;
  readonly message: string;
  readonly isMet: (facts: SizerFacts) => boolean;
}

/** The rules of a valid exhaust or supply sizer, in the order of the specification (1 §5, rules 1 to 7). */
export const SIZER_RULES: readonly SizerRule[] = [
  { field: 'zip', message: CRITERIA_TEXTS.zipRequired, isMet: ({ zip }) => (zip ?? '').trim() !== '' },
  { field: 'cfm', message: CRITERIA_TEXTS.cfmRequired, isMet: ({ cfm }) => isGiven(cfm) },
  {
    field: 'sp',
    message: CRITERIA_TEXTS.spRequired,
    isMet: ({ sp, dischargeEsp }) => isGiven(sp) || isGiven(dischargeEsp),
  },
  {
    field: 'temperatureRise',
    message: CRITERIA_TEXTS.heatRequired,
    isMet: (facts) => !needsHeat(facts) || [facts.btus, facts.kWs, facts.temperatureRise].some(isGiven),
  },
  {
    field: 'nominalCoolingTons',
    message: CRITERIA_TEXTS.coolingRequired,
    isMet: (facts) =>
      !needsCooling(facts) || [facts.coolingDryBulb, facts.coolingWetBulb, facts.nominalCoolingTons].some(isGiven),
  },
  {
    field: 'sones',
    message: CRITERIA_TEXTS.sonesRange,
    isMet: ({ sones }) => isWithin(sones, MIN_SONES, MAX_SONES),
  },
  {
    field: 'soundLevelDistance',
    message: CRITERIA_TEXTS.distanceRange,
    isMet: ({ soundLevelDistance }) => isWithin(soundLevelDistance, MIN_SOUND_DISTANCE_FT, MAX_SOUND_DISTANCE_FT),
  },
];

/** Whether an exhaust or supply sizer may run; an HVLS sizer always may. */
export function isValidSizer(facts: SizerFacts): boolean {
  if (facts.fanCategoryType === FanCategory.HighVolumeLowSpeed) return true;
  return SIZER_RULES.every((rule) => rule.isMet(facts));
}

/** Whether a number is there; null and NaN fail alike. */
export function isGiven(value: number | null | undefined): value is number {
  return typeof value === 'number' && value > MIN_VALID_NUMBER;
}

function isWithin(value: number | null, low: number, high: number): boolean {
  return isGiven(value) && value >= low && value <= high;
}

/** as the rule is written, industrial heaters not among them; cooling-only units have no burner. */
function needsHeat({ fanCategoryType, subFanCategoryType }: SizerFacts): boolean {
  if (fanCategoryType === FanCategory.HeatedMakeUpAir) return subFanCategoryType >= HeatedMakeUpAirCategory.All;
  return fanCategoryType === FanCategory.HvacUnit && subFanCategoryType !== HvacUnitCategory.CoolingOnly;
}

function needsCooling({ fanCategoryType, isNoCooling }: SizerFacts): boolean {
  return fanCategoryType === FanCategory.HvacUnit && !isNoCooling;
}
