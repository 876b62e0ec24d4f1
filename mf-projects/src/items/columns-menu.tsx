import { TableSettingsRegular } from '@fluentui/react-icons/headless/svg/table-settings';
import { Button, useArePricesShown } from '@specbuilder/shared-ui/core';
import { MenuItemCheckbox } from '@specbuilder/shared-ui/data';
import { Menu, MenuList, MenuPopover, MenuTrigger } from '@specbuilder/shared-ui/overlay';
import { ITEMS_TEXTS } from '../words/items.generated.ts';
import { COLUMN_IDS, type ColumnId } from './column-choice.ts';

interface ColumnsMenuProps {
  readonly chosen: readonly ColumnId[];
  readonly onChoose: (chosen: readonly ColumnId[]) => void;
}

/** Which columns the items have. */
export default function ColumnsMenu({ chosen, onChoose }: ColumnsMenuProps) {
  const arePricesShown = useArePricesShown();
  const offered = COLUMN_IDS.filter((id) => arePricesShown || (id !== 'price' && id !== 'runningCost'));
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ columns: [...chosen] }}
      onCheckedValueChange={(_, { checkedItems }) => onChoose(COLUMN_IDS.filter((id) => checkedItems.includes(id)))}
      positioning="below-end"
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<TableSettingsRegular />}>
          {ITEMS_TEXTS.chooseColumns}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offered.map((id) => (
            <MenuItemCheckbox key={id} name="columns" value={id}>
              {ITEMS_TEXTS.columns[id]}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
