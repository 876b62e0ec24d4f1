import { Menu, MenuGroup, MenuGroupHeader, MenuItem, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import { ACCOUNT_MENU_MESSAGES } from '../../messages/account-menu.generated.ts';
import { TOOLBAR_MESSAGES } from '../../messages/toolbar.generated.ts';
import type { AccountActions } from './account-actions.ts';
import { belowButton } from './below-button.ts';
import { focusFirstItem } from './first-item.ts';
import type { MenuProps } from './menu-button.tsx';

export default function AccountMenu({ user, canEditAccount, anchor, ...props }: AccountActions & MenuProps) {
  return (
    <Menu open onOpenChange={(_, { open }) => !open && props.onClose()} positioning={belowButton(anchor)}>
      <MenuPopover>
        <MenuList ref={focusFirstItem}>
          <MenuGroup>
            <MenuGroupHeader>{user.displayName}</MenuGroupHeader>
            <MenuItem onClick={props.onEditAccount}>
              {canEditAccount ? TOOLBAR_MESSAGES.editAccount : ACCOUNT_MENU_MESSAGES.yourData}
            </MenuItem>
            <MenuItem onClick={props.onSignOut}>{TOOLBAR_MESSAGES.signOut}</MenuItem>
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
