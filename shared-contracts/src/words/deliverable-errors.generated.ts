// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DELIVERABLE_ERRORS_TEXTS = /* @__PURE__ */ live("deliverableErrors", {
reportLoadFailed: (p: { readonly statusText: string }) => `Error: ${p.statusText}`,
errorLoadingReport: "Error Loading Report",
unexpectedReport: "There was an unexpected error retrieving the report data.",
revitCheckFailed: "Checking Revit Existence Failed",
generationFailed: (p: { readonly deliverable: string }) => `${p.deliverable} Generation Failed`,
serviceOutage: "Service Outage: Deliverables generation is offline",
});
