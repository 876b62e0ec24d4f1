import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { Button } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { useItemActions } from './item-actions.ts';
import { itemName } from './item-values.ts';

/** Opens the menu of an item. */
export function MoreButton({ item, isInGrid = true }: { readonly item: ProjectItem; readonly isInGrid?: boolean }) {
  const { openMenu } = useItemActions();
  return (
    <Button
      appearance="subtle"
      icon={<MoreHorizontalRegular />}
      aria-label={ITEMS_MESSAGES.moreOf({ item: itemName(item) })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(item, currentTarget)}
      {...(isInGrid && stop('more'))}
    />
  );
}
