// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const TEMPERATURE_CONTROL_FILTER_LABELS_TEXTS = /* @__PURE__ */ live("temperatureControlFilterLabels", {
controls: {
"0": "Any Controls",
"1": "Only Discharge Controls",
"2": "Only Space Controls",
"3": "Only Building Management Controls",
},
remotePanel: {
"0": "Any Remote Panel",
"1": "Only Remote Panels",
"2": "No Remote Panels",
},
paintBooth: {
"0": "Any Paint Booth",
"1": "Only Paint Booths",
"2": "No Paint Booths",
},
recirculating: {
"0": "Any Recirculating",
"1": "Recirculating Only",
"2": "Non-Recirculating Only",
},
});
