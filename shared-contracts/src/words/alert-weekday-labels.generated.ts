// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ALERT_WEEKDAY_LABELS_TEXTS = /* @__PURE__ */ live("alertWeekdayLabels", {
"1": "Monday",
"2": "Tuesday",
"3": "Wednesday",
"4": "Thursday",
"5": "Friday",
});
