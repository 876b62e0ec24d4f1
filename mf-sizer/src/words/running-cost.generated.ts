// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const RUNNING_COST_TEXTS = /* @__PURE__ */ live("runningCost", {
fan: (p: { readonly quantity: number; readonly hours: string }) => `${plural("en-US", p.quantity) === "one" ? `Running cost, ${p.hours} h` : `Running cost of ${number("en-US", p.quantity)} fans, ${p.hours} h`}`,
fanOfUnit: (p: { readonly quantity: number; readonly hours: string }) => `${plural("en-US", p.quantity) === "one" ? `Fan, ${p.hours} h` : `${number("en-US", p.quantity)} fans, ${p.hours} h`}`,
compressor: "Condensing section at full load",
electricHeat: "Electric heat at full output",
gas: (p: { readonly rate: string }) => `Gas at full fire, $${p.rate} a therm`,
title: "Running cost",
perYear: "/yr",
perHour: "/h",
note: "A year counts the fan alone: how long heating and cooling run depends on the weather, so their cost is that of an hour.",
});
