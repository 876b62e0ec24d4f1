import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemFinding } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, usePlatform } from '@specbuilder/shared-ui/core';
import { FINDINGS_MESSAGES } from '../../../messages/findings.generated.ts';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';
import { useItemActions } from '../item-actions.ts';
import { itemName } from '../item-values.ts';

export interface Cure {
  readonly label: string;
  /** With the item that it is about, for readers who hear the button alone. */
  readonly name: string;
  readonly run: () => void;
  /** Where the item would be rated again; null where it was specified for. */
  readonly ratedAt?: { readonly altitudeFt: number | null };
}

/** What can be done about a finding of an item; nothing for viewers. */
export function useCure(item: ProjectItem): (finding: ItemFinding) => Cure | null {
  const platform = usePlatform();
  const { openDialog, isReadOnly } = useItemActions();
  const named = { item: itemName(item) };
  const itemIds = [item.projectItemId];
  return ({ cure }) => {
    if (cure === null || isReadOnly) return null;
    switch (cure.code) {
      case 'rateAgain': {
        const { altitudeFt } = cure.values;
        const run = () => openDialog({ kind: 're-rating', itemIds, altitudeFt });
        const ratedAt = cure.values;
        if (altitudeFt === null) {
          return { label: ITEMS_MESSAGES.update, name: ITEMS_MESSAGES.updateOf(named), run, ratedAt };
        }
        const altitude = formatQuantity(altitudeFt, 'length');
        const name = FINDINGS_MESSAGES.rateForOf({ ...named, altitude });
        return { label: FINDINGS_MESSAGES.rateFor({ altitude }), name, run, ratedAt };
      }
      case 'selectAgain':
        return {
          label: FINDINGS_MESSAGES.selectAgain,
          name: FINDINGS_MESSAGES.selectAgainOf(named),
          run: () =>
            platform.navigate('app.fans.sizer.search', {
              category: String(item.fanCategoryType),
              sub: String(item.subFanCategoryType),
              replace: item.projectItemId,
            }),
        };
      case 'changeOptions':
        return {
          label: FINDINGS_MESSAGES.changeOptions,
          name: FINDINGS_MESSAGES.changeOptionsOf(named),
          run: () => platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId }),
        };
    }
  };
}
