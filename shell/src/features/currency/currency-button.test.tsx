import type { Currency } from '@specbuilder/shared-contracts/api';
import { Money, PlatformProvider } from '@specbuilder/shared-ui/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { createUserDetails } from '../user-details/user-details.ts';
import { CurrencyButton } from './currency-button.tsx';
import { CurrencyService } from './currency-service.ts';

const currency = (currencyCode: string, currencyName: string, exchangeRate: number, sortWeight: number): Currency => ({
  ...{ currencyCode, currencyName, currencySymbol: currencyCode === 'NONE' ? '' : '$', exchangeRate, sortWeight },
});
const RATES = [
  currency('NONE', 'No Pricing', 1, 1000),
  currency('CAD', 'Canadian Dollar', 1.35, 2),
  currency('USD', 'US Dollar', 1, 1),
];

/** The button beside a price, as a results page would show one. */
async function openPage() {
  const page = createTestPage(
    { responses: { 'GET /api/exchangeRates': () => RATES } },
    { currencyService: async () => service },
  );
  const { platform, currencies } = page;
  const service = new CurrencyService({
    host: platform,
    details: createUserDetails(platform),
    currency: page.currency,
    currencies,
  });
  await service.start();
  renderInPage(
    page,
    <PlatformProvider platform={platform}>
      <CurrencyButton ports={page.ports} />
      <p data-testid="price">
        <Money usd={1000} />
      </p>
    </PlatformProvider>,
  );
  return page;
}

const choose = async (from: string, to: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Currency: ${from}` }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: to }));
};

describe('The currency of the toolbar', () => {
  it('[CUR-006] lists every currency in its order, the one in use ticked', async () => {
    await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Currency: USD' }));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual(['US Dollar', 'Canadian Dollar', 'No Pricing']);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('US Dollar');
  });

  it('[CUR-007] changes shown prices at once and takes the focus back', async () => {
    await openPage();
    expect(screen.getByTestId('price')).toHaveTextContent('$1,000.00');
    await choose('USD', 'Canadian Dollar');
    expect(screen.getByTestId('price')).toHaveTextContent('$1,350.00 CAD');
    expect(screen.getByRole('button', { name: 'Currency: CAD' })).toHaveFocus();
  });

  it('[CUR-004] No Pricing takes every price away', async () => {
    await openPage();
    await choose('USD', 'No Pricing');
    expect(screen.getByTestId('price')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Currency: No Pricing' })).toBeInTheDocument();
  });
});
