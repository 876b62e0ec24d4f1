// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const STATEMENT_TEXTS = /* @__PURE__ */ live("statement", {
usualInPrice: (p: { readonly choices: string }) => `Price includes the usual choices: ${p.choices}.`,
looksRight: "Looks right",
usual: (p: { readonly choices: string }) => `Comes with the usual choices: ${p.choices}.`,
});
