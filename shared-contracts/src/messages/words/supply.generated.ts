// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const SUPPLY_TEXTS = /* @__PURE__ */ live("supply", {
volts: (p: { readonly volts: string }) => `${p.volts} V`,
phase: (p: { readonly phase: number }) => `${p.phase === 1 ? "single phase" : "three phase"}`,
frequency: (p: { readonly hertz: string }) => `${p.hertz} Hz`,
any: "this supply",
tons: (p: { readonly tons: number; readonly limitTons: number }) => `${number("en-US", p.tons, {"maximumFractionDigits":1})} tons of cooling, single phase up to ${number("en-US", p.limitTons, {"maximumFractionDigits":1})}`,
heat: (p: { readonly kW: number; readonly limitKw: number }) => `${number("en-US", p.kW, {"maximumFractionDigits":1})} kW of heat, single phase up to ${number("en-US", p.limitKw, {"maximumFractionDigits":1})}`,
ampacity: (p: { readonly amps: number; readonly volts: string; readonly phase: number; readonly limitAmps: number }) => `${number("en-US", p.amps, {"maximumFractionDigits":1})} A at ${p.volts} V, ${p.phase === 1 ? "single phase" : "three phase"} up to ${number("en-US", p.limitAmps, {"maximumFractionDigits":1})}`,
voltage: (p: { readonly volts: string }) => `${p.volts} V, the unit needs 208-230 V`,
});
