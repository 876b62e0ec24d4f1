// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const OPTION_TEXTS = /* @__PURE__ */ live("option", {
choiceRequired: (p: { readonly choice: string }) => `${p.choice} Option is Required`,
standRequired: "Curb: Stand Option is Required",
temperatureControlRequired: "Temperature Control Required",
returnLocationRequired: "Return Location Option is Required",
returnDamperRequired: "Intake/Return Damper Control Package Option is Required",
required: (p: { readonly group: string; readonly option: string; readonly reasons: string }) => `${p.group}: ${p.option} is required. ${p.reasons}`,
recommended: (p: { readonly group: string; readonly advice: string }) => `${p.group}: ${p.advice}`,
requiredBy: (p: { readonly option: string }) => `Required by ${p.option}`,
requires: (p: { readonly options: string }) => `Requires ${p.options}`,
requiresChoiceOf: (p: { readonly group: string }) => `Requires a choice in ${p.group}`,
requiresExcluded: (p: { readonly option: string; readonly blocker: string }) => `Requires ${p.option}, which is excluded by ${p.blocker}`,
excludedBy: (p: { readonly option: string }) => `Excluded by ${p.option}`,
unknown: (p: { readonly optionId: string }) => `This fan has no option ${p.optionId}`,
locked: (p: { readonly option: string; readonly reason: string }) => `${p.option} cannot be changed: ${p.reason}`,
noTemperatureControlWithFilter: "Temperature Control Required: No options available with selected filter",
});
