import { useReadable } from '@specbuilder/shared-ui/core';
import { Menu, MenuItemRadio, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import type { OwnHost } from '../own-area/own-host.ts';
import { belowButton } from '../toolbar/below-button.ts';
import { focusFirstItem } from '../toolbar/first-item.ts';
import type { MenuProps } from '../toolbar/menu-button.tsx';
import type { Language } from './language-state.ts';
import { LANGUAGE_TEXTS } from './texts.ts';

interface LanguageMenuProps extends MenuProps {
  readonly shell: OwnHost;
}

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', LANGUAGE_TEXTS.switchToEnglish],
  ['es', LANGUAGE_TEXTS.translateToSpanish],
];

/** Both languages, the one in use ticked. */
export default function LanguageMenu({ shell: { later }, anchor, onClose }: LanguageMenuProps) {
  const language = useReadable(later.languageState);
  const choose = (wanted: Language) => {
    void later.language().then((service) => service.choose(wanted));
    onClose();
  };
  return (
    <Menu
      open
      checkedValues={{ language: [language] }}
      onOpenChange={(_, { open }) => !open && onClose()}
      positioning={belowButton(anchor)}
    >
      <MenuPopover>
        <MenuList ref={focusFirstItem} aria-label={LANGUAGE_TEXTS.menu}>
          {LANGUAGES.map(([value, title]) => (
            <MenuItemRadio key={value} name="language" value={value} lang={value} onClick={() => choose(value)}>
              {title}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
