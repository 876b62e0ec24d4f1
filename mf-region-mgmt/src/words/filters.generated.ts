// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const FILTERS_TEXTS = /* @__PURE__ */ live("filters", {
filters: (p: { readonly count: number }) => `${p.count === 0 ? "Filters" : `Filters (${p.count})`}`,
clear: "Clear filters",
region: "Region",
anyRegion: "All regions",
action: "Action",
anyAction: "All actions",
fanCategory: "Fan category",
anyCategory: "All categories",
dates: "Date",
from: "From",
to: "To",
endBeforeStart: "Choose an end after the start",
customer: "Customer",
anyCustomer: "All customers",
oneCustomer: "One customer",
several: (p: { readonly count: number }) => `${number("en-US", p.count)} selected`,
});
