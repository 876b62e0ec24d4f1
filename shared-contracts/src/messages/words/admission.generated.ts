// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMISSION_TEXTS = /* @__PURE__ */ live("admission", {
without: (p: { readonly wish: "isRestaurantDuty" | "isHighHeat" | "isWindRated" | "hasSpeedControlOption" | "isPremiumEfficiency" | "isNoCooling" | (string & {}) }) => `Without ${p.wish === "isRestaurantDuty" ? "restaurant duty" : p.wish === "isHighHeat" ? "high heat" : p.wish === "isWindRated" ? "wind-rated" : p.wish === "hasSpeedControlOption" ? "speed control" : p.wish === "isPremiumEfficiency" ? "NEMA Premium" : p.wish === "isNoCooling" ? "cooling" : `${p.wish}`}`,
any: (p: { readonly choice: "motorVoltage" | "motorPhase" | "motorFrequency" | "blades" | (string & {}) }) => `Any ${p.choice === "motorVoltage" ? "motor voltage" : p.choice === "motorPhase" ? "motor phase" : p.choice === "motorFrequency" ? "motor frequency" : p.choice === "blades" ? "number of blades" : `${p.choice}`}`,
moreAir: (p: { readonly percent: number }) => `Up to ${number("en-US", p.percent, {"maximumFractionDigits":0})} % more air`,
lessAir: (p: { readonly percent: number }) => `Down to ${number("en-US", p.percent, {"maximumFractionDigits":0})} % less air`,
pressureTo: (p: { readonly inWg: number }) => `At most ${number("en-US", p.inWg, {"minimumFractionDigits":2,"maximumFractionDigits":2,"useGrouping":false})} in. wg`,
pressureFrom: (p: { readonly inWg: number }) => `At least ${number("en-US", p.inWg, {"minimumFractionDigits":2,"maximumFractionDigits":2,"useGrouping":false})} in. wg`,
airflowFrom: (p: { readonly cfm: number }) => `At least ${number("en-US", p.cfm, {"maximumFractionDigits":0})} cfm`,
airflowTo: (p: { readonly cfm: number }) => `At most ${number("en-US", p.cfm, {"maximumFractionDigits":0})} cfm`,
airstream: (p: { readonly limitF: number }) => `An airstream of at most ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F`,
sound: (p: { readonly sones: number }) => `Allow ${number("en-US", p.sones, {"minimumFractionDigits":1,"maximumFractionDigits":1,"useGrouping":false})} sones`,
leavingDryBulb: (p: { readonly dryBulbF: number }) => `Leaving air of ${number("en-US", p.dryBulbF, {"maximumFractionDigits":1,"useGrouping":false})} °F dry bulb`,
leavingWetBulb: (p: { readonly wetBulbF: number }) => `Leaving air of ${number("en-US", p.wetBulbF, {"maximumFractionDigits":1,"useGrouping":false})} °F wet bulb`,
rise: (p: { readonly riseF: number }) => `A rise of ${number("en-US", p.riseF, {"maximumFractionDigits":1,"useGrouping":false})} °F`,
tons: (p: { readonly tons: number }) => `${number("en-US", p.tons, {"maximumFractionDigits":1,"useGrouping":false})} nominal tons`,
});
