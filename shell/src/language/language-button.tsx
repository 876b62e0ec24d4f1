import { useReadable } from '@specbuilder/shared-ui/core';
import type { OwnHost } from '../own-area/own-host.ts';
import { MenuButton } from '../toolbar/menu-button.tsx';
import { LANGUAGE_TEXTS } from './texts.ts';

/** The language in use, in the toolbar of wide screens. */
export function LanguageButton({ shell }: { readonly shell: OwnHost }) {
  const code = useReadable(shell.later.languageState).toUpperCase();
  return (
    <MenuButton
      label={LANGUAGE_TEXTS.button(code)}
      load={() => import('./language-menu.tsx')}
      menu={{ shell }}
      toasts={shell.services.toasts}
    >
      {code}
    </MenuButton>
  );
}
