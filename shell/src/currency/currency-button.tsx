import { useReadable } from '@specbuilder/shared-ui/core';
import type { OwnHost } from '../own-area/own-host.ts';
import { MenuButton } from '../toolbar/menu-button.tsx';
import { CURRENCY_TEXTS } from './texts.ts';

/** The currency in use, in the toolbar of wide screens. */
export function CurrencyButton({ shell }: { readonly shell: OwnHost }) {
  const { currencyCode, arePricesHidden } = useReadable(shell.platform.shared.currency);
  const shown = arePricesHidden ? CURRENCY_TEXTS.hidden : currencyCode;
  return (
    <MenuButton
      label={CURRENCY_TEXTS.button(shown)}
      load={() => import('./currency-menu.tsx')}
      menu={{ shell }}
      toasts={shell.services.toasts}
    >
      {shown}
    </MenuButton>
  );
}
