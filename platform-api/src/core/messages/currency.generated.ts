// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CURRENCY_TEXTS = /* @__PURE__ */ live("currency", {
fixed: "The rate of this currency is always 1.",
});
