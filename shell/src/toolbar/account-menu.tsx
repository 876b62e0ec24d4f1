import { Menu, MenuGroup, MenuGroupHeader, MenuItem, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import type { AccountActions } from './account-actions.ts';
import { TOOLBAR_TEXTS } from './texts.ts';

interface AccountMenuProps extends AccountActions {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function AccountMenu({ user, canEditAccount, anchor, ...props }: AccountMenuProps) {
  const close = () => {
    props.onClose();
    anchor?.focus();
  };
  return (
    <Menu
      open
      onOpenChange={(_, { open }) => !open && close()}
      positioning={{ target: anchor, position: 'below', align: 'end' }}
    >
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{user.displayName}</MenuGroupHeader>
            {canEditAccount && <MenuItem onClick={props.onEditAccount}>{TOOLBAR_TEXTS.editAccount}</MenuItem>}
            <MenuItem onClick={props.onSignOut}>{TOOLBAR_TEXTS.signOut}</MenuItem>
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
