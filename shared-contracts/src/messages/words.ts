import { ADMISSION_TEXTS } from './words/admission.generated.ts';
import { AIR_TEXTS } from './words/air.generated.ts';
import { BATCH_TEXTS } from './words/batch.generated.ts';
import { COOLING_TEXTS } from './words/cooling.generated.ts';
import { EXCLUSION_TEXTS } from './words/exclusion.generated.ts';
import { GROUP_TEXTS } from './words/group.generated.ts';
import { HEATING_TEXTS } from './words/heating.generated.ts';
import { OPTION_TEXTS } from './words/option.generated.ts';
import { PLAIN_TEXTS } from './words/plain.generated.ts';
import { RANK_TEXTS } from './words/rank.generated.ts';
import { RECOMMENDATION_TEXTS } from './words/recommendation.generated.ts';
import { REFUSAL_TEXTS } from './words/refusal.generated.ts';
import { REQUIREMENT_TEXTS } from './words/requirement.generated.ts';
import { RUN_TEXTS } from './words/run.generated.ts';
import { SUPPLY_TEXTS } from './words/supply.generated.ts';
import { UNIT_TEXTS } from './words/unit.generated.ts';

/** Words of every message, by the two parts of its code, in the current language. */
export const WORDS = {
  admission: ADMISSION_TEXTS,
  air: AIR_TEXTS,
  batch: BATCH_TEXTS,
  cooling: COOLING_TEXTS,
  exclusion: EXCLUSION_TEXTS,
  group: GROUP_TEXTS,
  heating: HEATING_TEXTS,
  option: OPTION_TEXTS,
  plain: PLAIN_TEXTS,
  rank: RANK_TEXTS,
  recommendation: RECOMMENDATION_TEXTS,
  refusal: REFUSAL_TEXTS,
  requirement: REQUIREMENT_TEXTS,
  run: RUN_TEXTS,
  supply: SUPPLY_TEXTS,
  unit: UNIT_TEXTS,
} as const;
