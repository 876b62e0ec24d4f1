// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const OPTION_TEXTS = /* @__PURE__ */ live("option", {
choiceRequired: (p: { readonly choice: string | number }) => `${p.choice} Option is Required`,
standRequired: "Curb: Stand Option is Required",
temperatureControlRequired: "Temperature Control Required",
returnLocationRequired: "Return Location Option is Required",
returnDamperRequired: "Intake/Return Damper Control Package Option is Required",
required: (p: { readonly group: string | number; readonly option: string | number; readonly reasons: string | number }) => `${p.group}: ${p.option} is required. ${p.reasons}`,
recommended: (p: { readonly group: string | number; readonly advice: string | number }) => `${p.group}: ${p.advice}`,
requiredBy: (p: { readonly option: string | number }) => `Required by ${p.option}`,
requires: (p: { readonly options: string | number }) => `Requires ${p.options}`,
requiresChoiceOf: (p: { readonly group: string | number }) => `Requires a choice in ${p.group}`,
requiresExcluded: (p: { readonly option: string | number; readonly blocker: string | number }) => `Requires ${p.option}, which is excluded by ${p.blocker}`,
excludedBy: (p: { readonly option: string | number }) => `Excluded by ${p.option}`,
unknown: (p: { readonly optionId: string | number }) => `This fan has no option ${p.optionId}`,
locked: (p: { readonly option: string | number; readonly reason: string | number }) => `${p.option} cannot be changed: ${p.reason}`,
noTemperatureControlWithFilter: "Temperature Control Required: No options available with selected filter",
});
