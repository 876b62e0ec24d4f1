// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CURVE_TEXTS = /* @__PURE__ */ live("curve", {
title: (p: { readonly speed: string }) => `Curve at ${p.speed}`,
open: "Open",
openFullSize: "Open full size",
legend: "Legend",
fanCurve: (p: { readonly speed: string }) => `Fan curve at ${p.speed}`,
systemCurve: "System curve",
power: "Power, right axis",
requiredDuty: "Required duty",
operatingPoint: "Operating point",
sound: (p: { readonly sones: string; readonly dba: string; readonly distance: string }) => `${p.sones} and ${p.dba} at ${p.distance}`,
outlet: "Outlet",
inlet: "Inlet",
radiated: "Radiated",
soundPower: "Sound power, dB re 1 pW",
soundPowerTable: "Sound power by octave band",
});
