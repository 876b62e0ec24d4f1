import { useReadable } from '@specbuilder/shared-ui/core';
import type { Ports } from '../../feature/ports.ts';
import { MenuButton } from '../../navigation/toolbar/menu-button.tsx';
import { CURRENCY_TEXTS } from '../../words/currency.generated.ts';

interface CurrencyButtonProps {
  readonly ports: Pick<Ports, 'currencies' | 'currency' | 'currencyService' | 'toasts'>;
}

/** The currency in use, in the toolbar of wide screens. */
export function CurrencyButton({ ports }: CurrencyButtonProps) {
  const { currencyCode, arePricesHidden } = useReadable(ports.currency);
  const shown = arePricesHidden ? CURRENCY_TEXTS.hidden : currencyCode;
  return (
    <MenuButton
      label={CURRENCY_TEXTS.button({ code: shown })}
      load={() => import('./currency-menu.tsx')}
      menu={{ ports }}
      toasts={ports.toasts}
    >
      {shown}
    </MenuButton>
  );
}
