import { useReadable } from '@specbuilder/shared-ui/core';
import { Menu, MenuItemRadio, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import type { Ports } from '../../feature/ports.ts';
import { LANGUAGE_MESSAGES } from '../../messages/language.generated.ts';
import { belowButton } from '../../navigation/toolbar/below-button.ts';
import { focusFirstItem } from '../../navigation/toolbar/first-item.ts';
import type { MenuProps } from '../../navigation/toolbar/menu-button.tsx';
import { offeredLanguages } from './offered-languages.ts';

interface LanguageMenuProps extends MenuProps {
  readonly ports: Pick<Ports, 'language' | 'languageService' | 'settings'>;
}

/** Every language, the one in use ticked. */
export default function LanguageMenu({ ports, anchor, onClose }: LanguageMenuProps) {
  const language = useReadable(ports.language);
  const { translateLanguages } = useReadable(ports.settings).app;
  const choose = (code: string) => {
    void ports.languageService().then((service) => service.choose(code));
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
        <MenuList ref={focusFirstItem} aria-label={LANGUAGE_MESSAGES.menu}>
          {offeredLanguages(translateLanguages).map(({ code, title }) => (
            <MenuItemRadio key={code} name="language" value={code} lang={code} onClick={() => choose(code)}>
              {title}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
