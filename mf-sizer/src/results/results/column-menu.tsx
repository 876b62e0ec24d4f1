import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import { Button } from '@specbuilder/shared-ui/core';
import { MenuItemCheckbox } from '@specbuilder/shared-ui/data';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@specbuilder/shared-ui/overlay';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import type { ChosenColumns } from './chosen-columns.ts';
import { headerOf, type ResultColumn } from './result-column.ts';

interface ColumnMenuProps<Row> {
  readonly columns: readonly ResultColumn<Row>[];
  readonly chosen: ChosenColumns<Row>;
}

const COLUMNS = 'columns';

/** Which columns the rows show. The model is not among them: it names the row. */
export function ColumnMenu<Row>({ columns, chosen }: ColumnMenuProps<Row>) {
  const shown = columns.filter(chosen.isShown).map(({ id }) => id);
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ [COLUMNS]: shown }}
      onCheckedValueChange={(_, { checkedItems }) => chosen.show(checkedItems)}
      positioning="below-end"
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance={chosen.isDefault ? 'subtle' : 'outline'} size="small" icon={<TableRegular />}>
          {GRID_TOOLS_MESSAGES.columns}
        </Button>
      </MenuTrigger>
      <MenuPopover data-testid="column-menu">
        <MenuList>
          {columns.map((column) => (
            <MenuItemCheckbox key={column.id} name={COLUMNS} value={column.id}>
              {headerOf(column)}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          <MenuItem disabled={chosen.isDefault} onClick={chosen.reset}>
            {GRID_TOOLS_MESSAGES.typicalColumns}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
