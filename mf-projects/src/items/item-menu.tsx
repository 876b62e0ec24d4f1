import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import { ITEMS_TEXTS } from '../words/items.generated.ts';
import { useItemActions } from './item-actions.ts';
import type { Direction } from './ordering/use-item-order.ts';

export interface ItemMenuProps {
  readonly item: ProjectItem;
  readonly place: number;
  readonly count: number;
  readonly target: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: (item: ProjectItem) => void;
}

/** What can be done with one item. */
export default function ItemMenu({ item, place, count, target, isOpen, onClose, onDelete }: ItemMenuProps) {
  const platform = usePlatform();
  const { order, isReadOnly } = useItemActions();
  const move = (direction: Direction, isAtEnd: boolean) => (
    <MenuItem disabled={isAtEnd} onClick={() => order.move(item.projectItemId, direction)}>
      {ITEMS_TEXTS.move[direction]}
    </MenuItem>
  );
  const edit = () => platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId });
  const reselect = (how: 'replace' | 'beside') =>
    platform.navigate('app.fans.sizer.search', {
      category: String(item.fanCategoryType),
      sub: String(item.subFanCategoryType),
      r: item.resultId,
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
          <MenuItem onClick={edit}>{isReadOnly ? ITEMS_TEXTS.show : ITEMS_TEXTS.edit}</MenuItem>
          {!isReadOnly && (
            <>
              <MenuItem onClick={() => reselect('replace')}>{ITEMS_TEXTS.reselect.replace}</MenuItem>
              <MenuItem onClick={() => reselect('beside')}>{ITEMS_TEXTS.reselect.add}</MenuItem>
              <MenuDivider />
              {move('up', place === 0)}
              {move('down', place === count - 1)}
              {move('top', place === 0)}
              {move('bottom', place === count - 1)}
              <MenuDivider />
              <MenuItem onClick={() => onDelete(item)}>{ITEMS_TEXTS.delete}</MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
