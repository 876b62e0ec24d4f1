// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ALERT_FREQUENCY_LABELS_TEXTS = /* @__PURE__ */ live("alertFrequencyLabels", {
"0": "Daily",
"1": "Weekly",
"2": "Monthly",
});
