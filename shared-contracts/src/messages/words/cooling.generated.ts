// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const COOLING_TEXTS = /* @__PURE__ */ live("cooling", {
unknownTonnage: (p: { readonly tons: number }) => `No cooling unit has ${number("en-US", p.tons, {"maximumFractionDigits":1,"useGrouping":false})} tons`,
tonsMissing: "Enter the nominal tons",
leavingAirMissing: "Enter the leaving air temperature",
leavingAirOrTonsMissing: "Enter the leaving air or the nominal tons",
outdoorAirMissing: "Enter the outdoor air temperature",
aboveLargest: (p: { readonly tons: number; readonly limitTons: number }) => `${number("en-US", p.tons, {"maximumFractionDigits":1,"useGrouping":false})} tons asked for, the largest unit has ${number("en-US", p.limitTons, {"maximumFractionDigits":1,"useGrouping":false})} tons`,
airflowBelow: (p: { readonly cfmPerTon: number; readonly limitCfmPerTon: number }) => `${number("en-US", p.cfmPerTon, {"maximumFractionDigits":0})} cfm per ton, ${number("en-US", p.limitCfmPerTon, {"maximumFractionDigits":0})} are needed`,
airflowAbove: (p: { readonly cfmPerTon: number; readonly limitCfmPerTon: number }) => `${number("en-US", p.cfmPerTon, {"maximumFractionDigits":0})} cfm per ton, ${number("en-US", p.limitCfmPerTon, {"maximumFractionDigits":0})} are allowed`,
tooHotForHighAmbient: (p: { readonly outdoorF: number; readonly limitF: number }) => `${number("en-US", p.outdoorF, {"maximumFractionDigits":0})} °F outdoor air, high-ambient units run up to ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F`,
tooHotForStandard: (p: { readonly outdoorF: number; readonly limitF: number }) => `${number("en-US", p.outdoorF, {"maximumFractionDigits":0})} °F outdoor air, standard units run up to ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F: choose a high-ambient unit`,
tooCold: (p: { readonly leavingF: number; readonly limitF: number }) => `Leaving air of ${number("en-US", p.leavingF, {"maximumFractionDigits":1,"useGrouping":false})} °F is below ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F: choose a smaller cooling unit`,
tooWet: (p: { readonly limitPercent: number }) => `Leaving air is above ${number("en-US", p.limitPercent, {"maximumFractionDigits":0})} % relative humidity: choose a reheat coil`,
missesLeavingAir: (p: { readonly dryBulbF: number; readonly wetBulbF: number; readonly askedDryBulbF: number; readonly askedWetBulbF: number }) => `Leaving air ${number("en-US", p.dryBulbF, {"maximumFractionDigits":1,"useGrouping":false})} / ${number("en-US", p.wetBulbF, {"maximumFractionDigits":1,"useGrouping":false})} °F misses ${number("en-US", p.askedDryBulbF, {"maximumFractionDigits":1,"useGrouping":false})} / ${number("en-US", p.askedWetBulbF, {"maximumFractionDigits":1,"useGrouping":false})} °F`,
shortOnDryBulb: (p: { readonly leavingF: number; readonly askedF: number }) => `Leaving air reaches ${number("en-US", p.leavingF, {"maximumFractionDigits":1,"useGrouping":false})} °F dry bulb, ${number("en-US", p.askedF, {"maximumFractionDigits":1,"useGrouping":false})} °F asked for`,
shortOnWetBulb: (p: { readonly leavingF: number; readonly askedF: number }) => `Leaving air reaches ${number("en-US", p.leavingF, {"maximumFractionDigits":1,"useGrouping":false})} °F wet bulb, ${number("en-US", p.askedF, {"maximumFractionDigits":1,"useGrouping":false})} °F asked for`,
shortOnCapacity: (p: { readonly mbh: number; readonly neededMbh: number }) => `${number("en-US", p.mbh, {"maximumFractionDigits":1,"useGrouping":false})} MBH, ${number("en-US", p.neededMbh, {"maximumFractionDigits":1,"useGrouping":false})} MBH needed`,
});
