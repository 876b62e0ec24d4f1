// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ASSUMPTION_TEXTS = /* @__PURE__ */ live("assumption", {
label: "Assumptions",
seaLevel: "Sea level, assumed",
standardTemperature: "70 °F, assumed",
cost: (p: { readonly hours: string; readonly rate: string }) => `${p.hours} at $${p.rate}`,
open: (p: { readonly text: string }) => `${p.text}. Change`,
tolerance: (p: { readonly below: number; readonly above: number }) => `−${number("en-US", p.below)} to +${number("en-US", p.above)} % airflow`,
});
