// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DUTY_SELECTION_TEXTS = /* @__PURE__ */ live("dutySelection", {
noEarlierLine: "Name an earlier line of the same call",
});
