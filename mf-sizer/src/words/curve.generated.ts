// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CURVE_TEXTS = /* @__PURE__ */ live("curve", {
title: (p: { readonly speed: string | number }) => `Curve at ${p.speed}`,
alternative: (p: { readonly model: string | number; readonly speed: string | number; readonly airflow: string | number; readonly pressure: string | number; readonly power: string | number }) => `Performance curve of ${p.model} at ${p.speed}: ${p.airflow} at ${p.pressure}, ${p.power}`,
open: "Open",
didNotLoad: "The curve could not be drawn",
tryAgain: "Try again",
openFullSize: "Open full size",
legend: "Legend",
fanCurve: (p: { readonly speed: string | number }) => `Fan curve at ${p.speed}`,
systemCurve: "System curve",
power: "Power, right axis",
requiredDuty: "Required duty",
operatingPoint: "Operating point",
sound: (p: { readonly sones: string | number; readonly dba: string | number; readonly distance: string | number }) => `${p.sones} and ${p.dba} at ${p.distance}`,
outlet: "Outlet",
inlet: "Inlet",
radiated: "Radiated",
soundPower: "Sound power, dB re 1 pW",
soundPowerTable: "Sound power by octave band",
});
