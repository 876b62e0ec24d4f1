import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { BREAKPOINTS, Button, useArePricesShown, useMediaQuery } from '@specbuilder/shared-ui/core';
import { MenuItemCheckbox } from '@specbuilder/shared-ui/data';
import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@specbuilder/shared-ui/overlay';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { COLUMN_IDS, type ColumnId } from './column-choice.ts';

/** An action for which the bar has no space to show a label. */
export interface BarAction {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

interface BarMenuProps {
  readonly actions: readonly BarAction[];
  readonly chosen: readonly ColumnId[];
  readonly onChoose: (chosen: readonly ColumnId[]) => void;
}

/** The rest of what the bar over the items does, and which columns they have. */
export default function BarMenu({ actions, chosen, onChoose }: BarMenuProps) {
  const arePricesShown = useArePricesShown();
  // Cards on phones have no columns to choose.
  const hasCards = useMediaQuery(BREAKPOINTS.phone);
  const offered = COLUMN_IDS.filter((id) => arePricesShown || (id !== 'price' && id !== 'runningCost'));
  return (
    <Menu
      checkedValues={{ columns: [...chosen] }}
      onCheckedValueChange={(_, { checkedItems }) => onChoose(COLUMN_IDS.filter((id) => checkedItems.includes(id)))}
      positioning="below-end"
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontalRegular />}>
          {ITEMS_MESSAGES.more}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ label, isDisabled, run }) => (
            <MenuItem key={label} disabled={isDisabled ?? false} onClick={run}>
              {label}
            </MenuItem>
          ))}
          {!hasCards && actions.length > 0 && <MenuDivider />}
          {!hasCards && (
            <MenuGroup>
              <MenuGroupHeader>{ITEMS_MESSAGES.chooseColumns}</MenuGroupHeader>
              {offered.map((id) => (
                <MenuItemCheckbox key={id} name="columns" value={id} persistOnClick>
                  {ITEMS_MESSAGES.columns[id]}
                </MenuItemCheckbox>
              ))}
            </MenuGroup>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
