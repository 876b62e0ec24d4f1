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
  recommended: (group: OptionGroup, advice: string) => `${sectionKeyword(group)}: ${advice}`,
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
  'premium motor': 'Three-phase motors of 1 hp and larger are premium efficiency',
  'drive is a VFD': 'Included: it sets the speed of this direct-drive fan',
  'drive is a speed control': 'Included: it sets the speed of this direct-drive fan',
  'drive is an ECM': 'Included: it sets the speed of this direct-drive fan',
  'VFD at 575 V': 'Required with a VFD at 575 V',
  'high heat': 'Required for airstreams above 200 °F',
  'wind rated': 'Required for the specified wind rating',
  'grease on a hinged fan': 'NFPA 96 requires access for cleaning the duct and fan',
};

/** Advice for each circumstance; the first argument is the description of the option that is recommended. */
export const RECOMMENDATION_TEXTS: Readonly<Record<Recommendation, (description: string) => string>> = {
  grease: (description) => `${description} is recommended for grease exhaust`,
  'large burner': (description) => `${description} is recommended above 400 MBH of gas input`,
  'cooling coil': () => 'Filters are recommended ahead of the cooling coil',
  'cooled outdoor air': (description) => `${description} is recommended where 100 % outdoor air is cooled`,
  'cooling ahead of a furnace': () =>
    'Cooled air crosses the furnace and may condense: a stainless steel heat exchanger is recommended',
};
