import { ArrowSortRegular } from '@fluentui/react-icons/headless/svg/arrow-sort';
import type { StubOrder } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, VisuallyHidden } from '@specbuilder/shared-ui/core';
import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@specbuilder/shared-ui/overlay';
import { PICKER_MESSAGES } from '../messages/picker.generated.ts';

const ORDER = 'order';
const SHOWN = 'shown';
const ORDERS: readonly StubOrder[] = ['edited', 'name'];

interface OrderMenuProps {
  readonly order: StubOrder;
  readonly isArchived: boolean;
  readonly onOrder: (order: StubOrder) => void;
  readonly onArchived: (isArchived: boolean) => void;
}

/** In which order, and whether the projects or the archived ones. */
export function OrderMenu({ order, isArchived, onOrder, onArchived }: OrderMenuProps) {
  const styles = useStyles();
  return (
    <Menu
      positioning="below-end"
      checkedValues={{ [ORDER]: [order], [SHOWN]: [isArchived ? 'archived' : 'active'] }}
      onCheckedValueChange={(_, { name, checkedItems: [value] }) => {
        if (name === SHOWN) onArchived(value === 'archived');
        else onOrder(ORDERS.find((each) => each === value) ?? order);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" className={styles.button} icon={<ArrowSortRegular />}>
          <VisuallyHidden>{PICKER_MESSAGES.orderLabel}: </VisuallyHidden>
          {PICKER_MESSAGES.orders[order]}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{PICKER_MESSAGES.orderGroup}</MenuGroupHeader>
            {ORDERS.map((each) => (
              <MenuItemRadio key={each} name={ORDER} value={each}>
                {PICKER_MESSAGES.orders[each]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{PICKER_MESSAGES.showGroup}</MenuGroupHeader>
            <MenuItemRadio name={SHOWN} value="active">
              {PICKER_MESSAGES.shown.active}
            </MenuItemRadio>
            <MenuItemRadio name={SHOWN} value="archived">
              {PICKER_MESSAGES.shown.archived}
            </MenuItemRadio>
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

const useStyles = makeStyles({ button: { flexShrink: 0, whiteSpace: 'nowrap' } });
