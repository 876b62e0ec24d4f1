// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const UTILITIES_TEXTS = /* @__PURE__ */ live("utilities", {
title: "Utilities",
tabs: {
clone: "Clone project",
outbox: "Outbox",
remotes: "Releases",
currencies: "Currencies",
regions: "Sales regions",
brands: "Brands",
},
cloneLead: "Copies a project by its reference id, also one of another environment.",
openClone: "Clone a project",
});
