// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PRESSURE_TEXTS = /* @__PURE__ */ live("pressure", {
external: "External static pressure",
atDuty: (p: { readonly cfm: string }) => `Total at ${p.cfm}`,
delivered: "Static pressure delivered",
equipment: "Equipment and options",
piece: (p: { readonly label: string; readonly pressure: string }) => `${p.label} ${p.pressure}`,
madeOf: (p: { readonly parts: string; readonly total: string }) => `At the duty ${p.parts}, ${p.total} in all.`,
parts: {
filter: "Filter",
hood: "Hood",
burner: "Burner",
furnace: "Heat exchanger",
coil: "Heating coil",
cabinet: "Cabinet",
},
});
