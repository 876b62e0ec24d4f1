import { operatingPoint, requiredPoint, shownFei } from '@specbuilder/shared-contracts/domain';
import type { DeliverableItem } from '../../src/deliverables/subject/subject.ts';
import { tenthInPrint } from './value-readers.ts';

type Item = DeliverableItem['item'];
type Part<Name extends keyof Item> = NonNullable<Item[Name]>;

/** What a submittal says under a label; undefined where the item has no such value. */
export type SameTexts = Readonly<Record<string, string | undefined>>;

/** Documents have a true minus sign. */
const withDecimals = (value: number, decimals: number) =>
  value
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace('-', '\u2212');
const whole = (value: number) => withDecimals(value, 0);
/** Both units, of which the second is that of the value and not of what is printed of the first. */
const both = (ip: string, unit: string, si: string, siUnit: string) => `${ip} ${unit} (${si} ${siUnit})`;

const flow = (cfm: number) => both(whole(cfm), 'cfm', whole((cfm * 0.028316847) / 0.06), 'L/s');
const pressure = (inWg: number) => both(withDecimals(inWg, 3), 'in. wg', whole(inWg * 249.08891), 'Pa');
const shaftPower = (hp: number) =>
  both(withDecimals(hp, hp < 1 ? 3 : 2), 'bhp', withDecimals((hp * 550 * 1.3558179) / 1000, 2), 'kW');
const velocity = (fpm: number) => both(whole(fpm), 'fpm', withDecimals((fpm * 0.3048) / 60, 1), 'm/s');
const heat = (btus: number) =>
  both(withDecimals(btus / 1000, 1), 'MBH', withDecimals((btus * 1055.05585) / 3600 / 1000, 1), 'kW');
const pounds = (lb: number) => both(whole(lb), 'lb', whole(lb * 0.45359237), 'kg');
const percent = (value: number, decimals: number) => `${withDecimals(value, decimals)}%`;

/** Tenths where there are any; the value in SI is that of what is printed. */
function degrees(fahrenheit: number, siOf: (printed: number) => number, siUnit: string): string {
  const printed = tenthInPrint(fahrenheit);
  return both(withDecimals(printed, printed % 1 === 0 ? 0 : 1), '°F', withDecimals(siOf(printed), 1), siUnit);
}
const temperature = (fahrenheit: number) => degrees(fahrenheit, (printed) => ((printed - 32) * 5) / 9, '°C');
const rise = (fahrenheit: number) => degrees(fahrenheit, (printed) => (printed * 5) / 9, 'K');

/** Hundredths; one digit more below 1 kW and two below 0.1 kW, where they are not zero. */
function kilowatts(kw: number): string {
  const most = kw < 0.1 ? 4 : kw < 1 ? 3 : 2;
  return `${kw.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: most })} kW`;
}

/** Of duty and fan, as the submittal of a fan has them. */
export function textsOfRating(rating: Part<'rating'>): SameTexts {
  const [required, operating] = [requiredPoint(rating), operatingPoint(rating)];
  const { energy, soundDistance: feet, soundNc, soundDba } = rating;
  const fei = shownFei(energy);
  const isOther = operating.cfm !== required.cfm;
  const isShort = rating.totalBhp > rating.bhp;
  return {
    'Airflow, required': flow(required.cfm),
    'Airflow, actual': flow(operating.cfm),
    'External static pressure, required': pressure(required.externalStaticPressure),
    'Total static pressure, required': pressure(required.totalStaticPressure),
    'External static pressure, actual': isOther ? pressure(operating.externalStaticPressure) : undefined,
    'Total static pressure, actual': isOther ? pressure(operating.totalStaticPressure) : undefined,
    'Fan speed': `${whole(rating.rpm)} rpm (max. ${whole(rating.maximumRpm)})`,
    'Shaft power': shaftPower(rating.bhp),
    'Shaft power with drive': isShort ? shaftPower(rating.totalBhp) : undefined,
    'Electrical input': kilowatts(rating.inputKw),
    FEP: kilowatts(energy.fep),
    FEI:
      fei === null ? undefined : `${withDecimals(fei, 2)} (minimum ${withDecimals(energy.feiLimit ?? Number.NaN, 2)})`,
    'Static efficiency': percent(rating.staticEfficiency, 1),
    'Total efficiency': percent(rating.totalEfficiency, 1),
    'Outlet velocity': velocity(rating.outletVelocity),
    'Air density': both(
      withDecimals(rating.density, 4),
      'lb/ft³',
      withDecimals(rating.density * 16.018463, 3),
      'kg/m³',
    ),
    'Sound pressure, dBA': `${whole(soundDba)} at ${feet} ft`,
    Sones: `${withDecimals(rating.soundSones, 1)} at ${feet} ft`,
    'Sound power, LwA': `${whole(rating.soundLwa ?? Number.NaN)} dBA re 1 pW`,
    'Noise criterion': `${
      soundNc == null ? (soundDba > 50 ? 'above NC 70' : 'below NC 15') : `NC ${soundNc}`
    } at ${feet} ft, free field`,
  };
}

export function textsOfHeater(heating: Part<'heating'>): SameTexts {
  const { dischargeTemperature, requiredRise, gasFlowCfh } = heating;
  const isElectric = heating.fuel === 'electric';
  const entering = dischargeTemperature === null ? null : dischargeTemperature - requiredRise;
  return {
    Input: isElectric ? undefined : heat(heating.inputBtus),
    Output: isElectric ? kilowatts(heating.outputKws) : heat(heating.outputBtus),
    'Thermal efficiency': percent(heating.efficiency * 100, 0),
    'Entering air of the heater, winter': entering === null ? undefined : temperature(entering),
    'Temperature rise, required': rise(requiredRise),
    'Discharge air': dischargeTemperature === null ? undefined : temperature(dischargeTemperature),
    'Temperature rise, high fire': rise(heating.temperatureRise),
    'Gas flow': gasFlowCfh === null ? undefined : `${whole(gasFlowCfh)} cfh`,
  };
}

export function textsOfCooling(cooling: Part<'cooling'>): SameTexts {
  const air = (dry: number, wet: number) => `${withDecimals(dry, 1)} / ${withDecimals(wet, 1)} °F`;
  return {
    'Nominal cooling': `${withDecimals(cooling.tonnage, Number.isInteger(cooling.tonnage) ? 0 : 1)} tons`,
    'Total cooling': heat(cooling.totalBtus),
    'Sensible cooling': heat(cooling.sensibleBtus),
    'Entering air, dry / wet bulb': air(cooling.enteringDryBulb, cooling.enteringWetBulb),
    'Leaving air, dry / wet bulb': air(cooling.leavingDryBulb, cooling.leavingWetBulb),
    IEER: withDecimals(cooling.ieer, 1),
    'Compressor input': kilowatts(cooling.compressorKw),
    'Coil rows': String(cooling.coilRows),
    'cfm per ton': whole(cooling.cfmPerTon),
  };
}

export const textOfWeight = pounds;
