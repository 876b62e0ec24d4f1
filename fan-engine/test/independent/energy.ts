import { STANDARD_DENSITY } from './air.ts';
import { type Point, totalPressure, type Wheel } from './curve.ts';
import type { Drive } from './drive-and-motor.ts';
import { FREQUENCY_DRIVE, fitted, PART_LOAD } from './motor-tables.ts';

const KW_PER_HP = 0.7457;
/** Full-load speeds of the motors that a dial slows down (section 5.2). */
const DIAL_SPEEDS = [1075, 1625];

/** Electrical input, kW (sections 5.3 and 5.4); a part-loaded motor never counts as better than nominal. */
export function inputKw(shaft: number, motor: { hp: number; efficiency: number; drive: Drive; rpm: number }): number {
  const { hp, efficiency, drive, rpm } = motor;
  const nominal = efficiency / 100;
  if (drive.kind === 'Ecm') return (KW_PER_HP * shaft) / nominal;
  const load = shaft / hp;
  const partLoad = Math.min(1, fitted(PART_LOAD, hp, load) / fitted(PART_LOAD, hp, 1));
  if (drive.control === 'SpeedControl') {
    const fullLoadSpeed = DIAL_SPEEDS.find((speed) => speed >= rpm) ?? rpm;
    return (KW_PER_HP * shaft * fullLoadSpeed) / (nominal * rpm);
  }
  // Its table goes by the motor's input over that at full load, not by the shaft.
  const frequencyDrive = drive.control === 'Vfd' ? fitted(FREQUENCY_DRIVE, hp, load / partLoad) : 1;
  return (KW_PER_HP * shaft) / (nominal * partLoad * frequencyDrive);
}

/** Input of the reference fan of AMCA 208, kW (section 5.6). */
function referenceKw(cfm: number, pressure: number, density: number, peak: number): number {
  const shaft = ((cfm + 250) * (pressure + (0.4 * density) / STANDARD_DENSITY)) / (6343 * peak);
  const motorKw = (KW_PER_HP * shaft) / (0.96 * (shaft / (shaft + 2.2)) ** 0.05);
  const l = Math.log10(motorKw);
  const curve = -0.003812 * l ** 4 + 0.025834 * l ** 3 - 0.072577 * l ** 2 + 0.125559 * l + 0.850274;
  return motorKw / (motorKw < 185 ? curve : 0.962);
}

/** Fan energy index: by total pressure where a duct follows the outlet, by static pressure where none does. */
export function fanEnergyIndex(wheel: Wheel, point: Point, kw: number): number {
  const isDucted = wheel.family.outletAreaFactor !== null;
  const pressure = isDucted ? totalPressure(wheel, point) : point.pressure;
  return referenceKw(point.cfm, pressure, point.density, isDucted ? 0.66 : 0.6) / kw;
}
