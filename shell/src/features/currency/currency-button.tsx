import { useReadable } from '@specbuilder/shared-ui/core';
import type { Ports } from '../../feature/ports.ts';
import { CURRENCY_MESSAGES } from '../../messages/currency.generated.ts';
import { MenuButton } from '../../navigation/toolbar/menu-button.tsx';

interface CurrencyButtonProps {
  readonly ports: Pick<Ports, 'currencies' | 'currency' | 'currencyService' | 'toasts'>;
}

/** The currency in use, in the toolbar of wide screens. */
export function CurrencyButton({ ports }: CurrencyButtonProps) {
  const { currencyCode, arePricesHidden } = useReadable(ports.currency);
  const shown = arePricesHidden ? CURRENCY_MESSAGES.hidden : currencyCode;
  return (
    <MenuButton
      label={CURRENCY_MESSAGES.button({ code: shown })}
      load={() => import(/* webpackChunkName: "menus" */ './currency-menu.tsx')}
      menu={{ ports }}
      toasts={ports.toasts}
    >
      {shown}
    </MenuButton>
  );
}
