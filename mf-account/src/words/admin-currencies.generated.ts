// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_CURRENCIES_TEXTS = /* @__PURE__ */ live("adminCurrencies", {
lead: "Units for one US dollar. Prices on screen follow the rate when a page is loaded.",
table: "Currencies",
code: "Code",
name: "Name",
symbol: "Symbol",
rate: "Rate",
date: "Rate of",
edit: "Edit",
editOf: (p: { readonly name: string }) => `Edit the rate of ${p.name}`,
title: (p: { readonly name: string }) => `Rate of ${p.name}`,
field: (p: { readonly code: string }) => `${p.code} for 1 USD`,
form: "Exchange rate",
save: "Save",
cancel: "Cancel",
close: "Close",
saved: (p: { readonly name: string }) => `Rate of ${p.name} saved`,
});
