import { type Api, DATA_FOLDER, type Database } from '../core/index.ts';
import type { Brands } from './brands/brands.ts';
import { exchangeRatesRoutes } from './exchange-rates/routes.ts';
import { faqRoutes, readFaqs } from './faqs/faqs.ts';
import type { Outbox } from './outbox/outbox.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import type { SettingsService } from './settings/service.ts';
import { readTools, toolboxRoutes } from './toolbox/toolbox.ts';

export interface BrandServices {
  readonly db: Database;
  readonly brands: Brands;
  readonly settings: SettingsService;
  readonly outbox: Outbox;
}

/** What a brand shows and says: settings, questions, tools, currencies and mails. */
export function registerBrand(api: Api, { db, brands, settings, outbox }: BrandServices) {
  return {
    settings: settingsRoutes(api, settings),
    exchangeRates: exchangeRatesRoutes(api, db),
    faqs: faqRoutes(api, readFaqs(DATA_FOLDER), brands),
    outbox: outboxRoutes(api, db, outbox),
    toolbox: toolboxRoutes(api, readTools(DATA_FOLDER)),
  };
}
