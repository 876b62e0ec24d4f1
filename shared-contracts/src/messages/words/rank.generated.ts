// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const RANK_TEXTS = /* @__PURE__ */ live("rank", {
lowestPriceForSound: (p: { readonly limitSones: number }) => `Lowest price that meets ${number("en-US", p.limitSones, {"maximumFractionDigits":1,"useGrouping":false})} sones`,
lowestPrice: "Lowest price for the duty",
bestFei: "Best FEI of the list",
bestFeiVariable: "Variable speed, best FEI",
lowestRunningCost: "Lowest running cost",
quietest: "Quietest that fits",
smallestWheel: "Smallest wheel that fits",
smallestWheelVariable: "Variable speed, smallest wheel",
fixedSpeed: (p: { readonly overPercent: number }) => `Fixed speed, ${number("en-US", p.overPercent, {"maximumFractionDigits":0})} % over duty`,
fixedSpeedAtDuty: "Fixed speed, right at duty",
fixedSpeedBelow: (p: { readonly underPercent: number }) => `Fixed speed, ${number("en-US", p.underPercent, {"maximumFractionDigits":0})} % under duty`,
nextWheelUp: (p: { readonly slowerPercent: number }) => `Next wheel up, ${number("en-US", p.slowerPercent, {"maximumFractionDigits":0})} % slower`,
roomToGrow: (p: { readonly cfm: number }) => `Room to grow to ${number("en-US", p.cfm, {"maximumFractionDigits":0})} cfm`,
variableSpeed: (p: { readonly dba: number }) => `Variable speed, ${number("en-US", p.dba, {"maximumFractionDigits":0})} dBA`,
ecm: (p: { readonly dba: number }) => `ECM set on site, ${number("en-US", p.dba, {"maximumFractionDigits":0})} dBA`,
speedControl: (p: { readonly dba: number }) => `Dial speed control, ${number("en-US", p.dba, {"maximumFractionDigits":0})} dBA`,
slowBelt: (p: { readonly rpm: number }) => `Slow belt drive, ${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm`,
belt: (p: { readonly rpm: number }) => `Belt drive at ${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm`,
classAtSpeed: (p: { readonly fanClass: string; readonly rpm: number }) => `Class ${p.fanClass} at ${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm`,
overSound: (p: { readonly overSones: number }) => `${number("en-US", p.overSones, {"minimumFractionDigits":1,"maximumFractionDigits":1,"useGrouping":false})} sones over the limit`,
hvlsLowestPrice: "Lowest price that covers it",
hvlsLowestPriceEach: "Lowest price each",
hvlsMoreThanSpace: (p: { readonly percent: number }) => `${number("en-US", p.percent, {"maximumFractionDigits":0,"useGrouping":false})} % more than the space`,
hvlsCovers: (p: { readonly squareFeet: number }) => `Covers ${number("en-US", p.squareFeet, {"maximumFractionDigits":0})} sq ft`,
});
