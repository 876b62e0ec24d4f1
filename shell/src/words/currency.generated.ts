// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CURRENCY_TEXTS = /* @__PURE__ */ live("currency", {
change: (p: { readonly code: string }) => `Change Currency (${p.code})`,
button: (p: { readonly code: string }) => `Currency: ${p.code}`,
menu: "Currency",
hidden: "No Pricing",
notLoaded: "Currencies could not be loaded",
});
