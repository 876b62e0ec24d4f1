import { horsepowerName, roundedTo } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';

/** Values as documents of North America print them: inch-pound, with the SI value in brackets. */

const LITRES_PER_SECOND = 0.47194745;
const PASCALS_PER_IN_WG = 249.08891;
const KILOWATTS_PER_HP = 0.74569987;
const METRES_PER_SECOND_PER_FPM = 0.00508;
const METRES_PER_FOOT = 0.3048;
const MILLIMETRES_PER_INCH = 25.4;
const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;
const KILOGRAMS_PER_POUND = 0.45359237;
const KG_PER_M3_PER_LB_PER_FT3 = 16.018463;
const BTUS_PER_MBH = 1000;
const KILOWATTS_PER_MBH = 0.29307107;

export const NONE = '–';

export const flow = (cfm: number) => MESSAGES.unit.flow({ ip: written(cfm), si: written(cfm * LITRES_PER_SECOND) });
export const pressure = (inWg: number) =>
  MESSAGES.unit.pressure({ ip: written(inWg, 3), si: written(inWg * PASCALS_PER_IN_WG) });
/** Shaft power. */
export const power = (hp: number) =>
  MESSAGES.unit.power({ ip: written(hp, hp < 1 ? 3 : 2), si: written(hp * KILOWATTS_PER_HP, 2) });
/** Power that a part is rated for. */
export const nominalPower = (hp: number) =>
  MESSAGES.unit.nameplate({ ip: written(hp, 1), si: written(hp * KILOWATTS_PER_HP, 1) });
/** Nameplate of a motor. */
export const nameplate = (hp: number) =>
  MESSAGES.unit.nameplate({ ip: horsepowerName(hp), si: written(hp * KILOWATTS_PER_HP, 2) });
export const kilowatts = (kw: number) => MESSAGES.unit.kilowatts({ value: kilowattText(kw) });
export const velocity = (fpm: number) =>
  MESSAGES.unit.velocity({ ip: written(fpm), si: written(fpm * METRES_PER_SECOND_PER_FPM, 1) });
export const length = (feet: number) =>
  MESSAGES.unit.length({ ip: written(feet), si: written(feet * METRES_PER_FOOT) });
/** Of parts: sheaves and shafts, in tenths of a millimeter. */
export const inches = (measured: number) =>
  MESSAGES.value.inches({
    ip: written(measured, decimalsOf(measured)),
    si: written(measured * MILLIMETRES_PER_INCH, 1),
  });
export const area = (squareFeet: number) =>
  MESSAGES.unit.area({ ip: written(squareFeet), si: written(squareFeet * SQUARE_METRES_PER_SQUARE_FOOT) });
export const weight = (pounds: number) =>
  MESSAGES.unit.weight({ ip: written(pounds), si: written(pounds * KILOGRAMS_PER_POUND) });
export const density = (perCubicFoot: number) =>
  MESSAGES.unit.density({ ip: written(perCubicFoot, 4), si: written(perCubicFoot * KG_PER_M3_PER_LB_PER_FT3, 3) });
export const temperature = (fahrenheit: number) =>
  MESSAGES.unit.temperature({ ip: degrees(fahrenheit), si: written((tenth(fahrenheit) - 32) / 1.8, 1) });
/** A difference of temperatures. */
export const rise = (fahrenheit: number) =>
  MESSAGES.unit.rise({ ip: degrees(fahrenheit), si: written(tenth(fahrenheit) / 1.8, 1) });
export const heat = (btus: number) =>
  MESSAGES.unit.heat({ ip: written(mbh(btus), 1), si: written(mbh(btus) * KILOWATTS_PER_MBH, 1) });
export const speed = (rpm: number) => MESSAGES.unit.speed({ value: written(rpm) });
export const percent = (share: number, decimals = 0) => MESSAGES.unit.percent({ value: written(share, decimals) });
/** With a tenth as in schedules; lists of makers have whole numbers from 100 A on. */
export const amps = (ampere: number) =>
  MESSAGES.unit.amps({ value: written(ampere, ampere < 100 || !Number.isInteger(ampere) ? 1 : 0) });
/** Of an overcurrent device, which has no tenths (NEC 240.6). */
export const deviceAmps = (ampere: number) => MESSAGES.unit.amps({ value: written(ampere) });
export const tons = (nominal: number) =>
  MESSAGES.unit.tons({ value: written(nominal, Number.isInteger(nominal) ? 0 : 1) });

/** As many as a number has. */
function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** A temperature is printed to the tenth if it has one, and what is printed is converted. */
function degrees(fahrenheit: number): string {
  const printed = tenth(fahrenheit);
  return written(printed, Number.isInteger(printed) ? 0 : 1);
}

function tenth(value: number): number {
  return roundedTo(value, 1);
}

/** With two significant digits at least: a small fan takes hundredths of a kilowatt. */
export function kilowattText(kw: number): string {
  const max = kw < 0.1 ? 4 : kw < 1 ? 3 : 2;
  const needed = String(roundedTo(kw, max)).split('.')[1]?.length ?? 0;
  return written(kw, Math.max(2, needed));
}

/** Thousands of Btu/h. */
export function mbh(btus: number): number {
  return btus / BTUS_PER_MBH;
}
