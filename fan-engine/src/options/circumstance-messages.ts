import { type Message, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { Recommendation, Requirement } from './circumstances.ts';

/** Why a locked option is locked. */
export const REQUIREMENT_MESSAGES: Readonly<Record<Requirement, Message>> = {
  always: plainMessage('requirement.always'),
  'premium motor': plainMessage('requirement.premiumMotor'),
  'drive is a VFD': plainMessage('requirement.speedOfDrive'),
  'drive is a speed control': plainMessage('requirement.speedOfDrive'),
  'drive is an ECM': plainMessage('requirement.speedOfDrive'),
  'VFD at 575 V': plainMessage('requirement.vfdAt575V'),
  'high heat': plainMessage('requirement.highHeat'),
  'wind rated': plainMessage('requirement.windRated'),
  'grease on a hinged fan': plainMessage('requirement.greaseOnHingedFan'),
};

/** Advice for each circumstance, with the description of the option that is recommended. */
export const RECOMMENDATION_MESSAGES: Readonly<Record<Recommendation, (option: string) => Message>> = {
  grease: (option) => messageOf('recommendation.grease', { option }),
  'large burner': (option) => messageOf('recommendation.largeBurner', { option }),
  'cooling coil': () => plainMessage('recommendation.coolingCoil'),
  'cooled outdoor air': (option) => messageOf('recommendation.cooledOutdoorAir', { option }),
  'cooling ahead of a furnace': () => plainMessage('recommendation.coolingAheadOfFurnace'),
};
