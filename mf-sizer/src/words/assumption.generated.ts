// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ASSUMPTION_TEXTS = /* @__PURE__ */ live("assumption", {
label: "Assumptions",
seaLevel: "Sea level, assumed",
standardTemperature: "70 °F, assumed",
cost: (p: { readonly hours: string; readonly rate: string }) => `${p.hours} at $${p.rate}`,
open: (p: { readonly text: string }) => `${p.text}. Change`,
});
