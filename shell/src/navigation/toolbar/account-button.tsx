import type { ToastService } from '@specbuilder/shared-contracts/platform';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { TOOLBAR_MESSAGES } from '../../messages/toolbar.generated.ts';
import type { AccountActions } from './account-actions.ts';
import { MenuButton } from './menu-button.tsx';

/** The signed-in user. */
export function AccountButton({ toasts, ...props }: AccountActions & { readonly toasts: ToastService }) {
  const styles = useStyles();
  const { displayName } = props.user;
  return (
    <MenuButton
      isPicture
      label={TOOLBAR_MESSAGES.account({ name: displayName, initials: initialsOf(displayName) })}
      className={styles.button}
      load={() => import(/* webpackChunkName: "menus" */ './account-menu.tsx')}
      menu={props}
      toasts={toasts}
    >
      <span aria-hidden className={styles.initials}>
        {initialsOf(displayName)}
      </span>
    </MenuButton>
  );
}

/** First letters of the first and last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0]?.charAt(0), words.length > 1 ? words.at(-1)?.charAt(0) : ''];
  return `${first}${last}`.toUpperCase();
}

const useStyles = makeStyles({
  button: { minWidth: '36px', padding: 0 },
  initials: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});
