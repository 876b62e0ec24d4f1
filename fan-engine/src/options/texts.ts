import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { Recommendation, Requirement } from './circumstances.ts';

/** Keyword by which a screen finds the section of a message, where it is not the group's own name. */
const SECTION_KEYWORDS: Readonly<Partial<Record<OptionGroup, string>>> = {
  [OptionGroup.FanCurb]: 'Curb',
  [OptionGroup.FanDischarge]: 'Discharge',
  [OptionGroup.HvlsMountingOptions]: 'HVLS Mounting',
};

function sectionKeyword(group: OptionGroup): string {
  return SECTION_KEYWORDS[group] ?? group;
}

export const OPTION_TEXTS = {
  choiceRequired: (keyword: string) => `${keyword} Option is Required`,
  standRequired: 'Curb: Stand Option is Required',
  optionRequired: (group: OptionGroup, description: string, why: string) =>
    `${sectionKeyword(group)}: ${description} is required. ${why}`,
  recommended: (group: OptionGroup, description: string, why: string) =>
    `${sectionKeyword(group)}: ${description} is recommended ${why}`,
  requiredBy: (description: string) => `Required by ${description}`,
  requires: (descriptions: readonly string[]) => `Requires ${descriptions.join(' or ')}`,
  requiresChoiceOf: (group: OptionGroup) => `Requires a choice in ${group}`,
  requiresExcluded: (needed: string, holder: string) => `Requires ${needed}, which is excluded by ${holder}`,
  excludedBy: (description: string) => `Excluded by ${description}`,
  unknownOption: (id: number) => `This fan has no option ${id}`,
  locked: (description: string, why: string) => `${description} cannot be changed: ${why}`,
  mergedDescription: (descriptions: readonly string[]) => descriptions.join(' + '),
} as const;

/** Why a locked option is locked. */
export const REQUIREMENT_TEXTS: Readonly<Record<Requirement, string>> = {
  always: 'Included with every fan',
  'premium motor': 'Required for motors of 1 hp and more',
  'drive is a VFD': 'Included, sets the speed of this direct drive',
  'drive is a speed control': 'Included, sets the speed of this direct drive',
  'VFD at 575 V': 'Required with a VFD at 575 V',
  'high heat': 'Required for airstreams above 200 °F',
  'wind rated': 'Required for the wind rating asked for',
  'grease on a hinged fan': 'NFPA 96 asks for access to grease fans',
};

/** What an option is recommended for. */
export const RECOMMENDATION_TEXTS: Readonly<Record<Recommendation, string>> = {
  grease: 'for grease exhaust',
  'large burner': 'above 400 MBH of gas input',
  'cooled outdoor air': 'where outdoor air alone is cooled',
  'cooling ahead of a furnace': 'where cooled air reaches the furnace, which condenses',
};
