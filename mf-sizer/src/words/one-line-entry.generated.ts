// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ONE_LINE_ENTRY_TEXTS = /* @__PURE__ */ live("oneLineEntry", {
label: "Duty in one line",
example: "Try kitchen exhaust 3200 cfm 1.25 in 53202",
find: "Find fans",
help: "Airflow, static pressure, what the fan is for, postal code, sound, voltage and how many, in any order.",
failed: "The products did not load. Please try again.",
});
