// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REGION_PANEL_TEXTS = /* @__PURE__ */ live("regionPanel", {
closestSalesOffice: "Closest Sales Office",
salesOffice: "Sales office",
salesRegion: (p: { readonly number: string | number }) => `Sales Region #${p.number}`,
searcher: "Find a sales region",
});
