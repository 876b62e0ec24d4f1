// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SIZER_TEXTS = /* @__PURE__ */ live("sizer", {
pageDidNotLoad: "This page did not load",
});
