// Compiled from languages/en/load-calculator.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const APP_TEXTS = /* @__PURE__ */ live("app", {
title: "HVAC Load Calculator",
copyFailed: "This load calculation is not there any more",
copyFailedText: "Whoever gave you the link may have deleted it.",
});
