import { LONGEST_BEARING_LIFE } from '@specbuilder/shared-contracts/domain';
import { rounded } from '../values/rounding.ts';
import type { BearingSize, BeltDriveData } from './belt-drive-data.ts';

/** Ball bearings: ISO 281, load-life exponent 3. */
const LIFE_EXPONENT = 3;
const MILLION_REVOLUTIONS = 1e6;
const MINUTES_PER_HOUR = 60;
/** Torque in lb-in of a power in hp at a speed in rpm. */
const TORQUE_CONSTANT = 63_025;
/** The tight and the slack strand of a V-belt together pull on the shaft so much more than their difference. */
const V_BELT_TENSION_FACTOR = 1.5;

/** Pull of V-belts on the shaft of a sheave, lb: 1.5 times the effective tension 63,025 x 2 hp / (rpm d). */
export function beltPull(horsepower: number, rpm: number, pitchDiameterIn: number): number {
  return (V_BELT_TENSION_FACTOR * TORQUE_CONSTANT * 2 * horsepower) / (rpm * pitchDiameterIn);
}

/** Basic rating life of a ball bearing, h: L10h = (C / P)^3 10^6 / (60 n), ISO 281. */
export function basicRatingLife(capacityLb: number, loadLb: number, rpm: number): number {
  return ((capacityLb / loadLb) ** LIFE_EXPONENT * MILLION_REVOLUTIONS) / (MINUTES_PER_HOUR * rpm);
}

/** What the bearings of a fan shaft carry. */
export interface ShaftLoad {
  readonly wheelIn: number;
  readonly motorHp: number;
  readonly loadLb: number;
  readonly rpm: number;
  /** Life that was ordered, h; 0 takes the bearings that the shaft comes with. */
  readonly minimumHours: number;
}

export interface Bearings {
  readonly shaftIn: number;
  /** Load of one bearing, lb, and its basic dynamic load rating. */
  readonly loadLb: number;
  readonly capacityLb: number;
  /** L10, h; `LONGEST_BEARING_LIFE` means that or more. */
  readonly lifeHours: number;
}

/** The smallest bearings that are made for wheel and motor and live long enough; the largest where none does. */
export function bearingsOf(load: ShaftLoad, sizes: BeltDriveData['bearings']): Bearings | null {
  const { wheelIn, motorHp, loadLb, rpm, minimumHours } = load;
  const fitting = sizes.filter(({ upToWheelIn, upToMotorHp }) => wheelIn <= upToWheelIn && motorHp <= upToMotorHp);
  const lifeOf = ({ capacityLb }: BearingSize) => basicRatingLife(capacityLb, loadLb, rpm);
  const size = fitting.find((each) => lifeOf(each) >= minimumHours) ?? fitting.at(-1);
  if (size === undefined) return null;
  return {
    shaftIn: size.shaftIn,
    loadLb: Math.round(loadLb),
    capacityLb: size.capacityLb,
    lifeHours: Math.min(LONGEST_BEARING_LIFE, rounded.lifeHours(lifeOf(size))),
  };
}
