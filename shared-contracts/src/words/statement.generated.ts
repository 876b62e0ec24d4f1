// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const STATEMENT_TEXTS = /* @__PURE__ */ live("statement", {
figures: "Performance data are demonstration values. FEI is calculated by AMCA 208 and compared with ASHRAE 90.1; nothing here is certified.",
});
