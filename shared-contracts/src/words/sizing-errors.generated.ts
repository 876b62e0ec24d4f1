// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SIZING_ERRORS_TEXTS = /* @__PURE__ */ live("sizingErrors", {
sizingResultsFailed: "Error Loading Sizing Results",
exhaustSupplyNotFound: (p: { readonly id: string }) => `Exhaust Supply Not Found: ${p.id}`,
hvlsNotFound: (p: { readonly id: string }) => `HVLS Not Found: ${p.id}`,
reloadSpecificationError: "Something has gone wrong and we need to send you back to the search page to fix this issue. We are very sorry for any inconvenience this may have caused.",
reloadResourceError: "Your request cannot be completed at the moment. Please try again shortly.",
voltageFailed: "Voltage failed to update",
loadCalculatorUnavailable: "The load calculator is currently unavailable. Please try again later.",
fanTypeCategoryInvalid: (p: { readonly id: string }) => `Fan Type category '${p.id}' is invalid`,
temperatureControlRequired: "Temperature Control Required",
temperatureControlNoneWithFilter: "Temperature Control Required: No options available with selected filter",
intakeReturnDamperRequired: "Intake/Return Damper Control Package Option is Required",
returnLocationRequired: "Return Location Option is Required",
fixFieldErrors: (p: { readonly field: string; readonly section: string }) => `Fix ${p.field} errors (Section: ${p.section})`,
fixSectionErrors: (p: { readonly section: string }) => `Fix ${p.section} errors`,
});
