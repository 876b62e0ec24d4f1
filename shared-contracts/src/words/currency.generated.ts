// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CURRENCY_TEXTS = /* @__PURE__ */ live("currency", {
rate: "Enter a rate above 0 and up to 1,000,000",
});
