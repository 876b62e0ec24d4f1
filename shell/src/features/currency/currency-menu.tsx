import { useReadable } from '@specbuilder/shared-ui/core';
import { Menu, MenuItem, MenuItemRadio, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import { useEffect } from 'react';
import type { Ports } from '../../feature/ports.ts';
import { CURRENCY_MESSAGES } from '../../messages/currency.generated.ts';
import { belowButton } from '../../navigation/toolbar/below-button.ts';
import { focusFirstItem } from '../../navigation/toolbar/first-item.ts';
import type { MenuProps } from '../../navigation/toolbar/menu-button.tsx';

interface CurrencyMenuProps extends MenuProps {
  readonly ports: Pick<Ports, 'currencies' | 'currency' | 'currencyService'>;
}

/** Every currency in its order, the one in use ticked (CUR-006). */
export default function CurrencyMenu({ ports, anchor, onClose }: CurrencyMenuProps) {
  const { currencyService } = ports;
  const currencies = useReadable(ports.currencies);
  const { currencyCode } = useReadable(ports.currency);
  useEffect(() => {
    void currencyService().then((service) => service.loadRates());
  }, [currencyService]);
  const choose = (code: string) => {
    void currencyService().then((service) => service.choose(code));
    onClose();
  };
  return (
    <Menu
      open
      checkedValues={{ currency: [currencyCode] }}
      onOpenChange={(_, { open }) => !open && onClose()}
      positioning={belowButton(anchor)}
    >
      <MenuPopover>
        <MenuList key={currencies.length} ref={focusFirstItem} aria-label={CURRENCY_MESSAGES.menu}>
          {currencies.length === 0 && <MenuItem disabled>{CURRENCY_MESSAGES.notLoaded}</MenuItem>}
          {currencies.map((currency) => (
            <MenuItemRadio
              key={currency.currencyCode}
              name="currency"
              value={currency.currencyCode}
              onClick={() => choose(currency.currencyCode)}
            >
              {currency.currencyName}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
