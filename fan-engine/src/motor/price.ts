import type { DriveVariant } from '../drive/drive-variant.ts';
import { NEMA_HORSEPOWERS } from './horsepower.ts';
import type { Motor } from './motor.ts';
import type { MotorKind } from './motor-kind.ts';

const KIND_FACTOR: Readonly<Record<MotorKind, number>> = {
  ThreePhase: 1,
  SinglePhase: 1.15,
  Ecm: 2,
  SpeedControl: 1.15,
};
const FACTOR_575_V = 1.06;
const VFD_FACTOR_575_V = 1.15;
const SPEED_CONTROLLER_PRICE = 110;

/**
 * List price of a motor with what its drive needs to turn at the right speed (frequency drive or speed controller),
 * USD. Demonstration price book.
 *
 * @param voltage of the winding, V: 575 V costs more
 */
export function motorPrice(motor: Motor, variant: DriveVariant, voltage: number): number {
  return wholeDollars(windingPrice(motor, voltage) + drivePrice(motor.horsepower, variant, voltage));
}

/** List price of a motor alone, USD: what a change of enclosure multiplies. */
export function bareMotorPrice(motor: Motor, voltage: number): number {
  return wholeDollars(windingPrice(motor, voltage));
}

function windingPrice({ horsepower, kind }: Motor, voltage: number): number {
  return openMotorPrice(horsepower) * KIND_FACTOR[kind] * (voltage === 575 ? FACTOR_575_V : 1);
}

function drivePrice(horsepower: number, variant: DriveVariant, voltage: number): number {
  if (variant === 'Vfd') return frequencyDrivePrice(horsepower) * (voltage === 575 ? VFD_FACTOR_575_V : 1);
  return variant === 'SpeedControl' ? SPEED_CONTROLLER_PRICE : 0;
}

const openMotorPrice = bySize((horsepower) =>
  horsepower < 1 ? 95 + 175 * horsepower : 210 + 118 * horsepower ** 0.86,
);
const frequencyDrivePrice = bySize((horsepower) => 420 + 78 * horsepower ** 0.9);

/** A price that depends on the size alone, worked out once for each size there is. */
function bySize(price: (horsepower: number) => number): (horsepower: number) => number {
  const known = new Map(NEMA_HORSEPOWERS.map((horsepower) => [horsepower, price(horsepower)]));
  return (horsepower) => known.get(horsepower) ?? price(horsepower);
}

/** The price book rounds motors up, and not by a dollar for the last bit of a product. */
function wholeDollars(price: number): number {
  return Math.ceil(price - 1e-6);
}
