import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { readNumbers, writeNumbers } from './number-list.ts';

/** What activity is looked at: nothing chosen of a kind is all of it. */
export interface ActivityChoice {
  readonly eventTypes: readonly UserActionType[];
  readonly fanCategories: readonly number[];
  /** For administrators alone (REG-006). */
  readonly regions: readonly number[];
}

export const ALL_ACTIVITY: ActivityChoice = { eventTypes: [], fanCategories: [], regions: [] };

const ACTIONS = new Set<number>(Object.values(UserActionType));
const MAX_REGION = 2 ** 31 - 1;
const MAX_CATEGORY = 99;

/** evt, fc and r of an address. */
export function readActivityChoice(query: URLSearchParams): ActivityChoice {
  return {
    eventTypes: readNumbers(query.get('evt'), (value) => ACTIONS.has(value)) as UserActionType[],
    fanCategories: readNumbers(query.get('fc'), (value) => value > 0 && value <= MAX_CATEGORY),
    regions: readNumbers(query.get('r'), (value) => value > 0 && value <= MAX_REGION),
  };
}

export function writeActivityChoice(query: URLSearchParams, choice: ActivityChoice): void {
  writeNumbers(query, 'r', choice.regions);
  writeNumbers(query, 'evt', choice.eventTypes);
  writeNumbers(query, 'fc', choice.fanCategories);
}

/** How many kinds of filters are set. */
export function countChosen({ eventTypes, fanCategories, regions }: ActivityChoice): number {
  return [eventTypes, fanCategories, regions].filter(({ length }) => length > 0).length;
}
