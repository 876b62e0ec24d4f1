// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const EVENT_TEXTS = /* @__PURE__ */ live("event", {
noDate: "Enter a date such as 2026-03-01",
noTimeZone: "Enter a time zone such as America/Chicago",
tooLong: "Enter a period of at most a hundred years",
});
