// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const RUN_TEXTS = /* @__PURE__ */ live("run", {
stall: (p: { readonly inWg: number }) => `Fan: at ${number("en-US", p.inWg, {"minimumFractionDigits":2,"maximumFractionDigits":2,"useGrouping":false})} in. wg it would operate in stall. Remove an option or choose another fan.`,
nearStall: (p: { readonly inWg: number; readonly percent: number }) => `Fan: at ${number("en-US", p.inWg, {"minimumFractionDigits":2,"maximumFractionDigits":2,"useGrouping":false})} in. wg it would operate ${number("en-US", p.percent, {"maximumFractionDigits":1,"useGrouping":false})} % from stall; the minimum is 5 %. Remove an option or choose another fan.`,
speed: (p: { readonly rpm: number; readonly limitRpm: number }) => `Fan: ${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm is required; the maximum speed of its wheel is ${number("en-US", p.limitRpm, {"maximumFractionDigits":0})} rpm. Remove an option or choose a larger fan.`,
drive: (p: { readonly rpm: number; readonly limitRpm: number }) => `Fan: ${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm is required; its drive reaches ${number("en-US", p.limitRpm, {"maximumFractionDigits":0})} rpm. Remove an option or choose another drive.`,
fanClass: (p: { readonly inWg: number; readonly fanClass: string }) => `Fan: ${number("en-US", p.inWg, {"minimumFractionDigits":2,"maximumFractionDigits":2,"useGrouping":false})} in. wg exceeds the limit of class ${p.fanClass}. Remove an option or choose the fan in a higher class.`,
airflow: (p: { readonly cfm: number; readonly dutyCfm: number; readonly rpm: number }) => `Fan: ${number("en-US", p.cfm, {"maximumFractionDigits":0})} of ${number("en-US", p.dutyCfm, {"maximumFractionDigits":0})} cfm at its only speed of ${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm. Choose a belt or variable-speed model or a larger speed, or remove an option.`,
slightlyShort: (p: { readonly cfm: number; readonly dutyCfm: number; readonly rpm: number; readonly percent: number }) => `Fan: ${number("en-US", p.cfm, {"maximumFractionDigits":0})} of ${number("en-US", p.dutyCfm, {"maximumFractionDigits":0})} cfm at its only speed of ${number("en-US", p.rpm, {"maximumFractionDigits":0})} rpm, ${number("en-US", p.percent, {"maximumFractionDigits":1,"useGrouping":false})} % short. A belt or variable-speed model can be set to the full airflow.`,
motor: (p: { readonly neededPower: number; readonly motorHp: string }) => `Fan Motor: ${number("en-US", p.neededPower, {"minimumFractionDigits":2,"maximumFractionDigits":2,"useGrouping":false})} hp is required; the largest motor of this fan is ${p.motorHp} hp. Remove an option or choose another fan.`,
supply: (p: { readonly problem: string }) => `Fan Motor: ${p.problem}. Choose another supply, or less cooling.`,
unitSupply: (p: { readonly supply: string }) => `Fan Motor: this electronic motor takes ${p.supply} from a unit with cooling or electric heat only. Choose cooling, or another fan.`,
thinMargin: (p: { readonly percent: number }) => `Fan Motor: ${number("en-US", p.percent, {"maximumFractionDigits":1,"useGrouping":false})} % margin; 10 % is recommended`,
serviceFactor: "Fan Motor: operates in its service factor",
overload: "Fan Motor: can overload if the system resistance is lower or the air colder than specified",
sound: (p: { readonly sones: number; readonly limitSones: number }) => `Fan: ${number("en-US", p.sones, {"minimumFractionDigits":1,"maximumFractionDigits":1,"useGrouping":false})} sones; the limit is ${number("en-US", p.limitSones)}`,
});
