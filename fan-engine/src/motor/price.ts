import type { DriveVariant } from '../drive/drive-variant.ts';
import type { Motor } from './motor.ts';
import type { MotorKind } from './motor-kind.ts';

/** What motors of a catalogue cost, USD list: factors over an open three-phase motor, and what turns it at another speed. */
export interface MotorPrices {
  /** Below 1 hp: base + perHp hp. */
  readonly small: { readonly base: number; readonly perHp: number };
  /** From 1 hp: base + factor hp^exponent. */
  readonly large: PowerPrice;
  readonly kindFactors: Readonly<Record<MotorKind, number>>;
  /** Windings for 575 V. */
  readonly factor575: number;
  readonly frequencyDrive: PowerPrice & { readonly factor575: number };
  readonly speedController: number;
}

interface PowerPrice {
  readonly base: number;
  readonly factor: number;
  readonly exponent: number;
}

/**
 * List price of a motor with what its drive needs to turn at the right speed (frequency drive or speed controller),
 * USD.
 *
 * @param voltage of the winding, V: 575 V costs more
 */
export function motorPrice(motor: Motor, variant: DriveVariant, voltage: number, prices: MotorPrices): number {
  return wholeDollars(windingPrice(motor, voltage, prices) + drivePrice(motor.horsepower, variant, voltage, prices));
}

/** List price of a motor alone, USD: what a change of enclosure multiplies. */
export function bareMotorPrice(motor: Motor, voltage: number, prices: MotorPrices): number {
  return wholeDollars(windingPrice(motor, voltage, prices));
}

function windingPrice({ horsepower, kind }: Motor, voltage: number, prices: MotorPrices): number {
  return openMotorPrice(horsepower, prices) * prices.kindFactors[kind] * (voltage === 575 ? prices.factor575 : 1);
}

function drivePrice(horsepower: number, variant: DriveVariant, voltage: number, prices: MotorPrices): number {
  const { frequencyDrive, speedController } = prices;
  if (variant === 'Vfd') return byPower(frequencyDrive, horsepower) * (voltage === 575 ? frequencyDrive.factor575 : 1);
  return variant === 'SpeedControl' ? speedController : 0;
}

function openMotorPrice(horsepower: number, { small, large }: MotorPrices): number {
  return horsepower < 1 ? small.base + small.perHp * horsepower : byPower(large, horsepower);
}

function byPower({ base, factor, exponent }: PowerPrice, horsepower: number): number {
  return base + factor * horsepower ** exponent;
}

/** The price book rounds motors up, and not by a dollar for the last bit of a product. */
function wholeDollars(price: number): number {
  return Math.ceil(price - 1e-6);
}
