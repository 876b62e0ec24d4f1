// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const REGION_PANEL_TEXTS = /* @__PURE__ */ live("regionPanel", {
closestSalesOffice: "Closest Sales Office",
salesOffice: "Sales office",
salesRegion: (p: { readonly number: number }) => `Sales Region #${number("en-US", p.number, {"useGrouping":false})}`,
searcher: "Find a sales region",
});
