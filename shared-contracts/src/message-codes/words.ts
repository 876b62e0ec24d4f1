import { ADMISSION_MESSAGES } from './messages/admission.generated.ts';
import { AIR_MESSAGES } from './messages/air.generated.ts';
import { BATCH_MESSAGES } from './messages/batch.generated.ts';
import { COOLING_MESSAGES } from './messages/cooling.generated.ts';
import { EXCLUSION_MESSAGES } from './messages/exclusion.generated.ts';
import { GROUP_MESSAGES } from './messages/group.generated.ts';
import { HEATING_MESSAGES } from './messages/heating.generated.ts';
import { OPTION_MESSAGES } from './messages/option.generated.ts';
import { PLAIN_MESSAGES } from './messages/plain.generated.ts';
import { RANK_MESSAGES } from './messages/rank.generated.ts';
import { RECOMMENDATION_MESSAGES } from './messages/recommendation.generated.ts';
import { REFUSAL_MESSAGES } from './messages/refusal.generated.ts';
import { REQUIREMENT_MESSAGES } from './messages/requirement.generated.ts';
import { RUN_MESSAGES } from './messages/run.generated.ts';
import { SUPPLY_MESSAGES } from './messages/supply.generated.ts';
import { UNIT_MESSAGES } from './messages/unit.generated.ts';

/** Words of every message, by the two parts of its code, in the current language. */
export const WORDS = {
  admission: ADMISSION_MESSAGES,
  air: AIR_MESSAGES,
  batch: BATCH_MESSAGES,
  cooling: COOLING_MESSAGES,
  exclusion: EXCLUSION_MESSAGES,
  group: GROUP_MESSAGES,
  heating: HEATING_MESSAGES,
  option: OPTION_MESSAGES,
  plain: PLAIN_MESSAGES,
  rank: RANK_MESSAGES,
  recommendation: RECOMMENDATION_MESSAGES,
  refusal: REFUSAL_MESSAGES,
  requirement: REQUIREMENT_MESSAGES,
  run: RUN_MESSAGES,
  supply: SUPPLY_MESSAGES,
  unit: UNIT_MESSAGES,
} as const;
