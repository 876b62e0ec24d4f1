// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DELIVERABLES_TEXTS = /* @__PURE__ */ live("deliverables", {
title: "Deliverables come here",
text: "Submittals, schedules, specifications and Revit archives of this project will be made here. They cannot be made yet.",
});
