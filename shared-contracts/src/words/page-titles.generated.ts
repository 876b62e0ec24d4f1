// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PAGE_TITLES_TEXTS = /* @__PURE__ */ live("pageTitles", {
default: "SpecBuilder - Fan Selection Tool",
loadCalculator: "HVAC Load Calculator",
});
