import type { Meant } from './name-meant.ts';
import { NOT_USED } from './names-not-used.ts';
import { OF_THE_DUTY, OF_THE_SHAFT, OF_THE_SUPPLY } from './names-of-duties.ts';
import { OF_THE_ITEM } from './names-of-items.ts';

/** Every name of a column with what it means. */
export const HEAD_NAMES: ReadonlyMap<string, Meant> = new Map([
  ...NOT_USED,
  ...OF_THE_SHAFT,
  ...OF_THE_SUPPLY,
  ...OF_THE_DUTY,
  ...OF_THE_ITEM,
]);
