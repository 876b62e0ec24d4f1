// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_REGIONS_TEXTS = /* @__PURE__ */ live("adminRegions", {
lead: "Sales offices of this brand, as the data of this version has them.",
table: "Sales regions",
number: "Region",
name: "Name",
place: "Office",
phone: "Phone",
email: "E-mail",
state: "State",
open: "Open",
closed: "Closed",
empty: "No sales regions",
});
