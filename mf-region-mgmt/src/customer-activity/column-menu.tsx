import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import { Button } from '@specbuilder/shared-ui/core';
import { MenuItemCheckbox } from '@specbuilder/shared-ui/data';
import { Menu, MenuList, MenuPopover, MenuTrigger } from '@specbuilder/shared-ui/overlay';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { columnLabel, columnsOf, LOG_COLUMNS, type LogColumn } from './log-columns.ts';

interface ColumnMenuProps {
  readonly isByVisit: boolean;
  readonly isOfOneCustomer: boolean;
  readonly hidden: readonly LogColumn[];
  readonly onHide: (hidden: readonly LogColumn[]) => void;
}

const COLUMNS = 'columns';

/** Which columns the log and its file have. */
export function ColumnMenu({ isByVisit, isOfOneCustomer, hidden, onHide }: ColumnMenuProps) {
  const offered = columnsOf(isByVisit, isOfOneCustomer);
  const shown = offered.filter((column) => !hidden.includes(column));
  const hideBut = (checked: readonly string[]) =>
    onHide(
      LOG_COLUMNS.filter((column) => (offered.includes(column) ? !checked.includes(column) : hidden.includes(column))),
    );
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ [COLUMNS]: shown }}
      onCheckedValueChange={(_, { checkedItems }) => hideBut(checkedItems)}
      positioning="below-end"
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<TableRegular />}>
          {ACTIVITY_MESSAGES.columns}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offered.map((column) => (
            <MenuItemCheckbox key={column} name={COLUMNS} value={column}>
              {columnLabel(column)}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
