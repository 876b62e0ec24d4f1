import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';
import { keepUpdatingTranslatedPage, SITE_PATH } from '@specbuilder/shared-ui/browser';
import { PlatformProvider } from '@specbuilder/shared-ui/core';
import { createHost } from '@specbuilder/shared-ui/host';
import { QueryClientProvider } from '@specbuilder/shared-ui/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CalculatorApp } from './calculator/calculator-app.tsx';
import { isFramed, linkToProduct } from './product-link/product-link.ts';
import { productSession } from './product-link/product-session.ts';

/** The product's screen of the calculator; a user who opens this page directly is redirected there. */
const PRODUCT_PATH = `${SITE_PATH}/load-calculator`;

void start();

/** The product says who works here, in which theme and language; until then there is nothing to draw. */
async function start(): Promise<void> {
  keepUpdatingTranslatedPage();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  if (!isFramed(window)) return window.location.replace(PRODUCT_PATH);
  const link = linkToProduct(window);
  link.followLanguage();
  const siteData = await link.siteData();
  const host = await createHost({
    serverUrl: SITE_PATH,
    manufacturerLabelId: brandOf(window.location),
    remote: { routes: [] },
    openSession: async () => productSession(link, siteData.token),
  });
  link.followTheme((themeName) => {
    const { themes } = host.platform.settings.get().manufacturer;
    host.chooseTheme(themes.find(({ name }) => name === themeName)?.isDark ?? false);
  });
  createRoot(root).render(
    <StrictMode>
      <PlatformProvider platform={host.platform}>
        <QueryClientProvider client={host.platform.queries}>
          <CalculatorApp link={link} initialProjectId={siteData.initialProjectId} />
        </QueryClientProvider>
      </PlatformProvider>
    </StrictMode>,
  );
}

function brandOf({ search }: Location): number {
  return Number(new URLSearchParams(search).get('manufacturerLabelId') ?? DEFAULT_MANUFACTURER_LABEL_ID);
}
