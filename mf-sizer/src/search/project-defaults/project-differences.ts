import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { DuctType } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { PROJECT_DEFAULTS_MESSAGES } from '../../messages/project-defaults.generated.ts';

/** Criteria that a project may have defaults of; ceiling fans have none of them. */
export interface DefaultedCriteria {
  readonly zip?: string | null;
  readonly altitude?: number | null;
  readonly fanDuctType?: number;
  readonly soundLevelDistance?: number | null;
}

const INSTALLATIONS = { [DuctType.Ducted]: 'ducted', [DuctType.NonDucted]: 'nonDucted' } as const;
type Installation = (typeof INSTALLATIONS)[keyof typeof INSTALLATIONS];

function installationOf(ductType: number | undefined): Installation | null {
  return INSTALLATIONS[ductType as keyof typeof INSTALLATIONS] ?? null;
}

/** What a search has in place of the criteria of its project, by the names of the defaults. */
export interface Differences {
  readonly altitude?: number;
  readonly installation?: Installation | null;
  readonly soundLevelDistance?: number;
}

interface ComparedFacts {
  readonly criteria: DefaultedCriteria;
  readonly defaults: SizingDefaults;
  /** The search is at the site of the project; another place has an altitude of its own. */
  readonly isAtSite: boolean;
  /** The kind of fan can be for either installation. */
  readonly isEither: boolean;
}

/** A criterion that is still to be entered or looked up differs from nothing. */
export function differencesFrom({ criteria, defaults, isAtSite, isEither }: ComparedFacts): Differences {
  const { altitude, fanDuctType, soundLevelDistance } = criteria;
  const installation = installationOf(fanDuctType);
  const differs = <T>(here: T | null | undefined, there: T | null | undefined): here is T =>
    here != null && there != null && here !== there;
  return {
    ...(isAtSite && differs(altitude, defaults.altitude) && { altitude }),
    ...(isEither &&
      defaults.installation != null &&
      fanDuctType !== undefined &&
      installation !== defaults.installation && { installation }),
    ...(differs(soundLevelDistance, defaults.soundLevelDistance) && { soundLevelDistance }),
  };
}

/** '500 ft, project 5,280 ft' for each of them. */
export function differenceTexts(differences: Differences, defaults: SizingDefaults): string[] {
  const { altitude, installation, soundLevelDistance } = differences;
  const feet = (value: number | null | undefined) => formatQuantity(value ?? null, 'length');
  return [
    altitude === undefined
      ? null
      : PROJECT_DEFAULTS_MESSAGES.altitude({ here: feet(altitude), there: feet(defaults.altitude) }),
    installation === undefined
      ? null
      : PROJECT_DEFAULTS_MESSAGES.installation({ here: installation ?? 'any', there: defaults.installation ?? '' }),
    soundLevelDistance === undefined
      ? null
      : PROJECT_DEFAULTS_MESSAGES.sound({ here: feet(soundLevelDistance), there: feet(defaults.soundLevelDistance) }),
  ].filter((text) => text !== null);
}
