import type { Building, ProjectItem } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@specbuilder/shared-ui/overlay';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { useBuildings } from '../../site/buildings/use-buildings.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { AlternateMenuItems } from './alternates/alternate-menu-items.tsx';
import { useItemActions } from './item-actions.ts';
import type { Direction } from './ordering/use-item-order.ts';

export interface ItemMenuProps {
  readonly item: ProjectItem;
  /** All of the project. */
  readonly items: readonly ProjectItem[];
  /** Among the items that it moves among. */
  readonly place: number;
  readonly count: number;
  readonly target: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: (item: ProjectItem) => void;
}

/** What can be done with one item. */
export default function ItemMenu({ item, items, place, count, target, isOpen, onClose, onDelete }: ItemMenuProps) {
  const platform = usePlatform();
  const { projectId, order, isReadOnly, hasOrder, setBuilding, openDialog } = useItemActions();
  const { put } = useClipboard();
  const buildings = useBuildings(projectId).data ?? [];
  const move = (direction: Direction, isAtEnd: boolean) => (
    <MenuItem disabled={isAtEnd || !hasOrder} onClick={() => order.move(item.projectItemId, direction)}>
      {ITEMS_MESSAGES.move[direction]}
    </MenuItem>
  );
  const edit = () => platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId });
  const reselect = (how: 'replace' | 'beside' | 'alternate') =>
    platform.navigate('app.fans.sizer.search', {
      category: String(item.fanCategoryType),
      sub: String(item.subFanCategoryType),
      [how]: item.projectItemId,
    });
  return (
    <Menu
      open={isOpen}
      onOpenChange={(_, { open }) => !open && onClose()}
      positioning={{ target, position: 'below', align: 'end' }}
    >
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={edit}>{isReadOnly ? ITEMS_MESSAGES.show : ITEMS_MESSAGES.edit}</MenuItem>
          {!isReadOnly && (
            <>
              <MenuItem onClick={() => reselect('replace')}>{ITEMS_MESSAGES.reselect.replace}</MenuItem>
              <MenuItem onClick={() => reselect('beside')}>{ITEMS_MESSAGES.reselect.add}</MenuItem>
              <MenuDivider />
              <AlternateMenuItems item={item} items={items} onSearch={() => reselect('alternate')} />
              <MenuDivider />
              <MenuItem onClick={() => put([item])}>{ITEMS_MESSAGES.toClipboard}</MenuItem>
              <MenuItem onClick={() => openDialog({ kind: 'tags', item })}>{ITEMS_MESSAGES.numberTags}</MenuItem>
              {buildings.length > 0 && item.alternateToId === null && (
                <BuildingItems buildings={buildings} item={item} onChoose={(id) => setBuilding(item, id)} />
              )}
              <MenuDivider />
              {move('up', place === 0)}
              {move('down', place === count - 1)}
              {move('top', place === 0)}
              {move('bottom', place === count - 1)}
              <MenuDivider />
              <MenuItem onClick={() => onDelete(item)}>{ITEMS_MESSAGES.delete}</MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

interface BuildingItemsProps {
  readonly buildings: readonly Building[];
  readonly item: ProjectItem;
  readonly onChoose: (buildingId: number | null) => void;
}

const NONE = 'none';

/** The building of an item. */
function BuildingItems({ buildings, item, onChoose }: BuildingItemsProps) {
  const current = item.buildingId === null ? NONE : String(item.buildingId);
  return (
    <Menu
      checkedValues={{ building: [current] }}
      onCheckedValueChange={(_, { checkedItems: [chosen = NONE] }) => onChoose(chosen === NONE ? null : Number(chosen))}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem>{ITEMS_MESSAGES.inBuilding}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {buildings.map(({ id, name }) => (
            <MenuItemRadio key={id} name="building" value={String(id)}>
              {name}
            </MenuItemRadio>
          ))}
          <MenuItemRadio name="building" value={NONE}>
            {ITEMS_MESSAGES.noBuilding}
          </MenuItemRadio>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
