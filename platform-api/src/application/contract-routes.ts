import { type AccountServices, registerAccounts } from '../accounts/index.ts';
import { type AdministrationServices, registerAdministration } from '../administration/index.ts';
import { type BrandServices, registerBrand } from '../brand/index.ts';
import { type CatalogueServices, registerCatalogue } from '../catalogue/index.ts';
import type { Api } from '../core/index.ts';
import { type DeliverableServices, registerDeliverables } from '../deliverables/index.ts';
import { type CalculatorServices, registerLoadCalculator } from '../load-calculator/index.ts';
import { type PlaceServices, registerPlaces } from '../places/index.ts';
import { type ProjectServices, registerProjects } from '../projects/index.ts';
import { registerSales, type SalesServices } from '../sales/index.ts';
import { registerSite, type SiteServices } from '../site/index.ts';
import { registerSizing, type SizingServices } from '../sizing/index.ts';

/** What the areas need to serve their endpoints. */
export type Services = BrandServices &
  SiteServices &
  AccountServices &
  PlaceServices &
  CatalogueServices &
  SizingServices &
  ProjectServices &
  DeliverableServices &
  CalculatorServices &
  AdministrationServices &
  SalesServices;

/** The endpoints of every area; the server starts only when none of the contract is missing. */
export function contractRoutes(api: Api, services: Services) {
  return {
    ...registerBrand(api, services),
    ...registerSite(api, services),
    ...registerAccounts(api, services),
    ...registerPlaces(api, services),
    ...registerCatalogue(api, services),
    ...registerSizing(api, services),
    ...registerProjects(api, services),
    ...registerDeliverables(api, services),
    ...registerLoadCalculator(api, services),
    ...registerAdministration(api, services),
    ...registerSales(api, services),
  };
}
