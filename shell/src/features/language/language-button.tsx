import { useReadable } from '@specbuilder/shared-ui/core';
import type { Ports } from '../../feature/ports.ts';
import { LANGUAGE_MESSAGES } from '../../messages/language.generated.ts';
import { MenuButton } from '../../navigation/toolbar/menu-button.tsx';

interface LanguageButtonProps {
  readonly ports: Pick<Ports, 'language' | 'languageService' | 'settings' | 'toasts'>;
}

/** The language in use, in the toolbar of wide screens. */
export function LanguageButton({ ports }: LanguageButtonProps) {
  const code = useReadable(ports.language).toUpperCase();
  return (
    <MenuButton
      label={LANGUAGE_MESSAGES.button({ code })}
      load={() => import(/* webpackChunkName: "menus" */ './language-menu.tsx')}
      menu={{ ports }}
      toasts={ports.toasts}
    >
      {code}
    </MenuButton>
  );
}
