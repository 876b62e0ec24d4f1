import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { ductTypeOf, type Installation, installationOf } from '../../duty/criteria/installation.ts';
import { PROJECT_DEFAULTS_MESSAGES } from '../../messages/project-defaults.generated.ts';

/** Criteria that a project may have defaults of; ceiling fans have none of them. */
export interface DefaultedCriteria {
  readonly zip?: string | null;
  readonly altitude?: number | null;
  readonly subFanCategoryType?: number;
  readonly fanDuctType?: number;
  readonly soundLevelDistance?: number | null;
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

/** What a search has of the criteria that a project may have defaults of, by the names of the defaults. */
export function valuesOf(
  criteria: DefaultedCriteria,
  isEither: boolean,
): Pick<SizingDefaults, 'altitude' | 'installation' | 'soundLevelDistance'> {
  const { altitude, fanDuctType, soundLevelDistance } = criteria;
  return {
    ...(altitude !== undefined && { altitude }),
    ...(isEither && fanDuctType !== undefined && { installation: installationOf(fanDuctType) }),
    ...(soundLevelDistance !== undefined && { soundLevelDistance }),
  };
}

/** The criteria that were changed in a form which began with others; an emptied altitude or distance stays as it is. */
export function changedCriteria(shown: SizingDefaults, typed: SizingDefaults): DefaultedCriteria {
  const { altitude, installation = null, soundLevelDistance } = typed;
  return {
    ...('altitude' in shown && altitude != null && altitude !== shown.altitude && { altitude }),
    ...('installation' in shown &&
      installation !== (shown.installation ?? null) && { fanDuctType: ductTypeOf(installation) }),
    ...('soundLevelDistance' in shown &&
      soundLevelDistance != null &&
      soundLevelDistance !== shown.soundLevelDistance && { soundLevelDistance }),
  };
}

/** What a project gives a search: no more than it has, and its altitude at its site alone. */
export function givenCriteria(
  shown: SizingDefaults,
  { altitude, installation, soundLevelDistance }: SizingDefaults,
  isAtSite: boolean,
): DefaultedCriteria {
  return changedCriteria(shown, {
    altitude: isAtSite ? altitude : null,
    installation: installation ?? shown.installation,
    soundLevelDistance,
  });
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
