import type { ProjectChanged } from '@specbuilder/shared-contracts/api';
import { LIVE_MESSAGES } from '../../messages/live.generated.ts';

/** A change in one sentence, such as 'Anna Bell changed the tag of EF-2'. */
export function changeText({ userName, change }: ProjectChanged): string {
  const who = userName || LIVE_MESSAGES.someUser;
  const { what, count = 1, cells = [] } = change;
  const item = change.item ?? '';
  const [cell, ...others] = cells;
  if (what === 'cells' && item !== '' && cell !== undefined && others.length === 0) {
    return LIVE_MESSAGES.cell({ who, item, cell });
  }
  if (item !== '' && count === 1 && isOfOne(what)) return LIVE_MESSAGES[OF_ONE[what]]({ who, item });
  return LIVE_MESSAGES.others({ who, what, count });
}

/** Sentences that name the item. */
const OF_ONE = {
  cells: 'edited',
  itemsAdded: 'added',
  itemConfigured: 'configured',
  itemBuilding: 'placed',
} as const;

function isOfOne(what: ProjectChanged['change']['what']): what is keyof typeof OF_ONE {
  return what in OF_ONE;
}
