import { type CategoryCriteria, DriveType, MAX_SONES } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import type { ExhaustCriteria } from '../../duty/criteria/criteria-schema.ts';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import { sectionFacts } from './section-facts.ts';

interface SummaryFacts {
  readonly criteria: ExhaustCriteria;
  readonly categoryCriteria: CategoryCriteria;
  readonly city: string | null;
  /** How many of the advanced criteria are set. */
  readonly setCount: number;
}

/** The criteria as a list of short texts. */
export function exhaustSummary({ criteria, categoryCriteria, city, setCount }: SummaryFacts): string[] {
  const { zip, sones, soundPressure, soundLevelDistance, fanDriveType } = criteria;
  const distance = formatQuantity(soundLevelDistance, 'length');
  const drives = {
    [DriveType.All]: SEARCH_MESSAGES.allDrives,
    [DriveType.Belt]: SEARCH_MESSAGES.beltOnly,
    [DriveType.Direct]: SEARCH_MESSAGES.directOnly,
  };
  return [
    [zip, city].filter(Boolean).join(' '),
    ...sectionFacts(criteria, categoryCriteria),
    // No limit narrows the search, so there is nothing to sum up.
    sones === MAX_SONES ? '' : SEARCH_MESSAGES.summarySound({ sound: formatQuantity(sones, 'sound'), distance }),
    soundPressure == null
      ? ''
      : SEARCH_MESSAGES.summarySound({ sound: formatQuantity(soundPressure, 'soundPressure'), distance }),
    drives[Number(fanDriveType) as DriveType] ?? '',
    setCount === 0 ? '' : SEARCH_MESSAGES.advanced({ count: setCount }),
  ].filter((fact) => fact !== '');
}

/** What is enough to search with. */
export function enoughToSearchWith({ hasHeating, hasCooling }: CategoryCriteria): string {
  if (hasHeating && hasCooling) return SEARCH_MESSAGES.noResultsOfUnitText;
  if (hasHeating) return SEARCH_MESSAGES.noHeatedResultsText;
  return hasCooling ? SEARCH_MESSAGES.noCooledResultsText : SEARCH_MESSAGES.noResultsText;
}
