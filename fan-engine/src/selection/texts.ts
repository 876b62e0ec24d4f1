import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { grouped, hundredths, tenths } from '../number-text.ts';

const whole = (value: number) => grouped(value);
const hundredth = (value: number) => value.toFixed(2);

const TENTHS_OF_ALL = 1000;

/**
 * A text of a percentage and its limit. Hundreds of models of a large catalogue fail by the same tenth of a percent, so
 * each text is made once and then told again.
 */
function ofPercents(text: (percent: string, limit: string) => string): (percent: number, limit: number) => string {
  const textsOfLimit = new Map<number, string[]>();
  return (signed, limit) => {
    const percent = Math.abs(signed);
    const place = Math.round(percent * 10);
    if (place > TENTHS_OF_ALL) return text(tenths(percent), tenths(limit));
    let texts = textsOfLimit.get(limit);
    if (texts === undefined) {
      texts = [];
      textsOfLimit.set(limit, texts);
    }
    texts[place] ??= text(tenths(percent), tenths(limit));
    return texts[place];
  };
}

/** Why a model was left out, with the figure that failed (visual.md section 13: short, with units). */
export const EXCLUSION_TEXTS = {
  application: (asked: string) => `Not made for ${asked.split('|').join(', ')}`,
  grease: 'Not built for grease, restaurant duty is asked for',
  drive: (has: string, asked: string) => `${has} drive, ${asked} asked for`,
  mount: (has: string, asked: string) => `${has} mount, ${asked} asked for`,
  discharge: (has: string, asked: string) => `${has} discharge, ${asked} asked for`,
  inlet: (has: string, asked: string) => `${has} inlet, ${asked} asked for`,
  feature: (feature: string) => `No ${feature} version`,
  airstream: (value: number, limit: number) => `${whole(value)} °F airstream, limit ${whole(limit)} °F`,
  airflowBelow: (value: number, limit: number) => `${whole(value)} cfm, line starts at ${whole(limit)} cfm`,
  airflowAbove: (value: number, limit: number) => `${whole(value)} cfm, line ends at ${whole(limit)} cfm`,
  faceVelocity: (value: number, limit: number) =>
    `${whole(value)} fpm through the cabinet, ${value < limit ? 'at least' : 'at most'} ${whole(limit)} fpm`,
  outletVelocity: (value: number, limit: number) => `${whole(value)} fpm outlet, limit ${whole(limit)} fpm`,
  wheelAirflow: (value: number, limit: number) => `${whole(value)} cfm through the wheel, limit ${whole(limit)} cfm`,
  internalLoss: (inside: number, outside: number) =>
    `${inside.toFixed(1)} in. wg inside the unit for ${hundredth(outside)} in. outside`,
  inStall: ofPercents((percent, margin) => `${percent} % left of stall, ${margin} % margin needed`),
  nearStall: ofPercents((percent, margin) => `${percent} % from stall, ${margin} % margin needed`),
  efficiency: ofPercents((percent, floor) => `${percent} % of its best efficiency, limit ${floor} %`),
  beltSpeed: (rpm: number, limit: number) => `${whole(rpm)} rpm, belt drive limit ${whole(limit)} rpm`,
  ecmSpeed: (rpm: number, limit: number) => `${whole(rpm)} rpm, ECM limit ${whole(limit)} rpm`,
  fixedSpeed: (rpm: number) => `${whole(rpm)} rpm needed, no fixed speed within 0 to +10 % of duty`,
  tipSpeed: (rpm: number, limit: number, fanClass: string | null) =>
    `${whole(rpm)} rpm, ${whole(Math.max(1, rpm - limit))} rpm more than ${fanClass === null ? 'the wheel' : `class ${fanClass}`} allows`,
  fanClass: (pressure: number, velocity: number) =>
    `${hundredth(pressure)} in. wg at ${whole(velocity)} fpm is above its highest class`,
  motor: (needed: number, largest: number) =>
    `${hundredth(needed)} hp needed, largest motor ${horsepowerName(largest)} hp`,
  premiumMotor: 'No NEMA Premium motor for this drive',
  voltage: (asked: string) => `No motor for ${asked}`,
  sound: (value: number, limit: number) => `${value.toFixed(1)} sones, limit ${tenths(limit)}`,
  heaterAirflow: (value: number, limit: number) =>
    value < limit
      ? `${whole(value)} cfm, heater needs ${whole(limit)} cfm`
      : `${whole(value)} cfm, heater ends at ${whole(limit)} cfm`,
  temperatureRise: (value: number, limit: number) =>
    value < limit
      ? `${tenths(value)} °F rise, heater starts at ${tenths(limit)} °F`
      : `${tenths(value)} °F rise, heater limit ${tenths(limit)} °F`,
  dischargeTemperature: (value: number, limit: number) => `${whole(value)} °F discharge, limit ${whole(limit)} °F`,
  heaterCapacity: (value: number, limit: number) =>
    `${whole(value)} MBH input needed, largest burner ${whole(limit)} MBH`,
  noHeating: 'No heater in this line',
  noCooling: 'No cooling section in this line',
  blades: (has: number, asked: number) => `${has} blades, ${asked} asked for`,
} as const;

/** What would have to be asked instead. */
export const ADMISSION_TEXTS = {
  without: (wish: string) => `Without ${wish}`,
  any: (wish: string) => `Any ${wish}`,
  pressure: (value: number) => `At most ${hundredths(value)} in. wg`,
  pressureFrom: (value: number) => `At least ${hundredths(value)} in. wg`,
  airflowFrom: (cfm: number) => `At least ${whole(cfm)} cfm`,
  airflowTo: (cfm: number) => `At most ${whole(cfm)} cfm`,
  airstream: (limit: number) => `An airstream of at most ${whole(limit)} °F`,
  sound: (sones: number) => `Allow ${sones.toFixed(1)} sones`,
  rise: (limit: number) => `A rise of ${tenths(limit)} °F`,
  tons: (tons: number) => `${tenths(tons)} nominal tons`,
} as const;

/** Why a row stands where it stands, about five words. */
export const RANK_TEXTS = {
  lowestPriceForSound: (limit: number) => `Lowest price that meets ${tenths(limit)} sones`,
  lowestPrice: 'Lowest price for the duty',
  bestFei: (isVariable: boolean) => (isVariable ? 'Variable speed, best FEI' : 'Best FEI of the list'),
  lowestRunningCost: 'Lowest running cost',
  quietest: 'Quietest that fits',
  smallestWheel: (isVariable: boolean) => (isVariable ? 'Variable speed, smallest wheel' : 'Smallest wheel that fits'),
  fixedSpeed: (overPercent: number) => `Fixed speed, ${overPercent} % over duty`,
  fixedSpeedAtDuty: 'Fixed speed, right at duty',
  nextWheelUp: (slowerPercent: number) => `Next wheel up, ${slowerPercent} % slower`,
  roomToGrow: (cfm: number) => `Room to grow to ${whole(cfm)} cfm`,
  variableSpeed: (dba: number) => `Variable speed, ${whole(dba)} dBA`,
  ecm: (dba: number) => `ECM set on site, ${whole(dba)} dBA`,
  speedControl: (dba: number) => `Dial speed control, ${whole(dba)} dBA`,
  slowBelt: (rpm: number) => `Slow belt drive, ${whole(rpm)} rpm`,
  belt: (rpm: number) => `Belt drive at ${whole(rpm)} rpm`,
  classAtSpeed: (fanClass: string, rpm: number) => `Class ${fanClass} at ${whole(rpm)} rpm`,
  overSound: (sones: number, limit: number) => `${(sones - limit).toFixed(1)} sones over the limit`,
  hvlsLowestPrice: 'Lowest price that covers it',
  hvlsLowestPriceEach: 'Lowest price each',
  hvlsMoreThanSpace: (percent: number) => `${percent} % more than the space`,
  hvlsCovers: (squareFeet: number) => `Covers ${whole(squareFeet)} sq ft`,
} as const;
