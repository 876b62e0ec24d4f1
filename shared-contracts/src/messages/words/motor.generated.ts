// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const MOTOR_TEXTS = /* @__PURE__ */ live("motor", {
size: (p: { readonly name: string }) => `${p.name} hp`,
speed: (p: { readonly rpm: number }) => `${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm`,
kind: (p: { readonly kind: "Ecm" | "SinglePhase" | (string & {}) }) => `${p.kind === "Ecm" ? "ECM" : p.kind === "SinglePhase" ? "single phase" : "three phase"}`,
drive: (p: { readonly drive: "Vfd" | (string & {}) }) => `${p.drive === "Vfd" ? "VFD" : "speed control"}`,
});
