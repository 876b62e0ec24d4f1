// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const RECOMMENDATION_TEXTS = /* @__PURE__ */ live("recommendation", {
grease: (p: { readonly option: string }) => `${p.option} is recommended for grease exhaust`,
largeBurner: (p: { readonly option: string }) => `${p.option} is recommended above 400 MBH of gas input`,
coolingCoil: "Filters are recommended ahead of the cooling coil",
cooledOutdoorAir: (p: { readonly option: string }) => `${p.option} is recommended where 100 % outdoor air is cooled`,
coolingAheadOfFurnace: "Cooled air crosses the furnace and may condense: a stainless steel heat exchanger is recommended",
});
