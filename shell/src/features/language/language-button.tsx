import { useReadable } from '@specbuilder/shared-ui/core';
import type { Ports } from '../../feature/ports.ts';
import { MenuButton } from '../../navigation/toolbar/menu-button.tsx';
import { LANGUAGE_TEXTS } from '../../words/language.generated.ts';

interface LanguageButtonProps {
  readonly ports: Pick<Ports, 'language' | 'languageService' | 'settings' | 'toasts'>;
}

/** The language in use, in the toolbar of wide screens. */
export function LanguageButton({ ports }: LanguageButtonProps) {
  const code = useReadable(ports.language).toUpperCase();
  return (
    <MenuButton
      label={LANGUAGE_TEXTS.button({ code })}
      load={() => import('./language-menu.tsx')}
      menu={{ ports }}
      toasts={ports.toasts}
    >
      {code}
    </MenuButton>
  );
}
