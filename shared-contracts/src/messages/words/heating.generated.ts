// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const HEATING_TEXTS = /* @__PURE__ */ live("heating", {
noHeater: "This category has no heater",
coolingOnly: "A cooling-only unit has no heater",
riseMissing: "Enter the temperature rise",
heatMissing: "Enter Btu/h or kW",
anyHeatMissing: "Enter a temperature rise, Btu/h or kW",
rise: (p: { readonly riseF: number; readonly limitF: number }) => `${number("en-US", p.riseF, {"maximumFractionDigits":0})} °F temperature rise, limit ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F`,
leastRise: (p: { readonly riseF: number; readonly limitF: number }) => `${number("en-US", p.riseF, {"maximumFractionDigits":0})} °F temperature rise, ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F are needed`,
discharge: (p: { readonly dischargeF: number; readonly limitF: number }) => `${number("en-US", p.dischargeF, {"maximumFractionDigits":0})} °F discharge air, limit ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F`,
capacity: (p: { readonly mbh: number; readonly limitMbh: number }) => `${number("en-US", p.mbh, {"maximumFractionDigits":0})} MBH input, the largest heater has ${number("en-US", p.limitMbh, {"maximumFractionDigits":0})} MBH`,
});
