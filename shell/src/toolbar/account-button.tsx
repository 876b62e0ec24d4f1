import { Button, makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import type { AccountActions } from './account-actions.ts';
import { TOOLBAR_TEXTS } from './texts.ts';

/** The signed-in user; the menu and its kit come with the first click. */
export function AccountButton(props: AccountActions) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const styles = useStyles();
  const { displayName } = props.user;
  return (
    <>
      <Button
        ref={setButton}
        appearance="transparent"
        className={styles.button}
        aria-label={TOOLBAR_TEXTS.account(displayName)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden className={styles.initials}>
          {initialsOf(displayName)}
        </span>
      </Button>
      {isOpen && (
        <ResettableLazy
          load={() => import('./account-menu.tsx')}
          props={{ ...props, anchor: button, onClose: () => setIsOpen(false) }}
          fallback={null}
          failed={() => null}
        />
      )}
    </>
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
