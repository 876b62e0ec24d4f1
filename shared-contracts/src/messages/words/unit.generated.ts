// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const UNIT_TEXTS = /* @__PURE__ */ live("unit", {
tooManyHmis: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} space HMIs`,
hmiNeeded: "This temperature control needs at least one space HMI",
cableLength: (p: { readonly lengthsFt: string }) => `A cable is ${p.lengthsFt} ft long or field supplied`,
noControl: "Choose a temperature control with space HMIs first",
outdoorAirMissing: "Enter the outdoor air temperatures",
enteringAir: "Enter the dry and wet bulb of the air that enters the evaporative cooler",
gasPressureRange: (p: { readonly mostInWc: number }) => `Enter an inlet pressure above 0 and at most ${number("en-US", p.mostInWc, {"maximumFractionDigits":3,"useGrouping":false})} in. w.c., with up to 3 decimals`,
gasPressureMissing: "Gas Pressure: enter the custom inlet pressure",
gasPressureLow: (p: { readonly enteredInWc: number; readonly leastInWc: number }) => `Gas Pressure: ${number("en-US", p.enteredInWc, {"maximumFractionDigits":3,"useGrouping":false})} in. w.c. is below the ${number("en-US", p.leastInWc, {"maximumFractionDigits":3,"useGrouping":false})} in. w.c. that the burner needs`,
gasPressureMayBeLow: (p: { readonly lowestInWc: number; readonly leastInWc: number }) => `Gas Pressure: an inlet pressure from ${number("en-US", p.lowestInWc, {"maximumFractionDigits":3,"useGrouping":false})} in. w.c. may be below the ${number("en-US", p.leastInWc, {"maximumFractionDigits":3,"useGrouping":false})} in. w.c. that the burner needs`,
intake: (p: { readonly problem: string }) => `Intake: ${p.problem}`,
cooling: (p: { readonly problem: string }) => `Cooling and Heat Pump: ${p.problem}`,
heatPumpCutOut: (p: { readonly cutOutF: number; readonly winterF: number }) => `The heat pump is off below ${number("en-US", p.cutOutF)} °F and the winter design temperature is ${number("en-US", p.winterF, {"maximumFractionDigits":0})} °F: the heater carries the load alone`,
coldDischarge: (p: { readonly dischargeF: number; readonly leastF: number }) => `Burner Coil: air of ${number("en-US", p.dischargeF, {"maximumFractionDigits":0})} °F is discharged on the winter design day; at least ${number("en-US", p.leastF)} °F is recommended`,
noVolume: "This fan has no return air volume to choose",
noSetpoint: (p: { readonly typeId: string }) => `This option has no setpoint ${p.typeId}`,
mergedSetpoints: "Options that act as one have no setpoints",
notChecked: "Choose the option before its setpoints",
setpointRange: (p: { readonly setpoint: string; readonly low: number; readonly high: number }) => `${p.setpoint}: ${number("en-US", p.low)} to ${number("en-US", p.high)}`,
heaterAirflow: (p: { readonly cfm: number; readonly limitCfm: number }) => `Burner Coil: ${number("en-US", p.cfm, {"maximumFractionDigits":0})} cfm, the heater takes ${number("en-US", p.limitCfm, {"maximumFractionDigits":0})} cfm`,
heaterRise: (p: { readonly riseF: number; readonly limitF: number }) => `Burner Coil: ${number("en-US", p.riseF, {"maximumFractionDigits":0})} °F rise, the heater gives ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F`,
heaterDischarge: (p: { readonly dischargeF: number; readonly limitF: number }) => `Burner Coil: ${number("en-US", p.dischargeF, {"maximumFractionDigits":0})} °F discharge, the heater may reach ${number("en-US", p.limitF, {"maximumFractionDigits":0})} °F`,
heaterCapacity: (p: { readonly mbh: number; readonly limitMbh: number }) => `Burner Coil: ${number("en-US", p.mbh, {"maximumFractionDigits":0})} MBH input is needed, the largest has ${number("en-US", p.limitMbh, {"maximumFractionDigits":0})} MBH`,
});
