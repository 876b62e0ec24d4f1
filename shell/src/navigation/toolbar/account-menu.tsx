import { Menu, MenuGroup, MenuGroupHeader, MenuItem, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import { ACCOUNT_MENU_TEXTS } from '../../words/account-menu.generated.ts';
import { TOOLBAR_TEXTS } from '../../words/toolbar.generated.ts';
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
              {canEditAccount ? TOOLBAR_TEXTS.editAccount : ACCOUNT_MENU_TEXTS.yourData}
            </MenuItem>
            <MenuItem onClick={props.onSignOut}>{TOOLBAR_TEXTS.signOut}</MenuItem>
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
