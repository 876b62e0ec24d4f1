// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DELIVERABLE_LABELS_TEXTS = /* @__PURE__ */ live("deliverableLabels", {
"1": "Submittal",
"2": "Schedule",
"3": "Specification",
"4": "Revit",
});
