// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FAN_CATEGORY_LABELS_TEXTS = /* @__PURE__ */ live("fanCategoryLabels", {
"0": "",
"1": "Exhaust",
"2": "Make-up air",
"3": "Heated make-up air",
"4": "HVAC unit",
"5": "High volume low speed",
"6": "Industrial heater",
});
