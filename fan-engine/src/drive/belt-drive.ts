import { rounded } from '../values/rounding.ts';
import { type Bearings, bearingsOf, beltPull } from './bearing-life.ts';
import type { BeltDriveData, BeltRating, BeltSection } from './belt-drive-data.ts';

/** A fan on belts at its operating point. */
export interface BeltDriven {
  /** Nameplate of the motor, hp, and its speed at full load, rpm. */
  readonly motorHp: number;
  readonly motorRpm: number;
  readonly fanRpm: number;
  /** Power at the fan shaft, hp. */
  readonly bhp: number;
  readonly wheelIn: number;
  /** All wheels on the shaft. */
  readonly wheelWeightLb: number;
  /** Life of the bearings that was ordered, h; 0 for the standard ones. */
  readonly minimumLifeHours: number;
}

export interface BeltDrive {
  /** Section of the belts, 'B'. */
  readonly section: string;
  readonly belts: number;
  /** Pitch diameters, in. */
  readonly motorSheaveIn: number;
  readonly fanSheaveIn: number;
  /** Speed that the sheaves give, rpm, and by how much it differs from the required one, %. */
  readonly fanRpm: number;
  readonly speedErrorPercent: number;
  /** fpm. */
  readonly beltSpeed: number;
  /** Over the motor's nameplate. */
  readonly serviceFactor: number;
  /** Power that the belts carry, hp. */
  readonly ratedHp: number;
  readonly bearings: Bearings;
}

/** Classical V-belts on cast-iron sheaves, fpm. */
export const BELT_SPEED_LIMIT = 6500;
/** Standard sheaves give a speed within so much of the required one, as a share. */
export const SPEED_TOLERANCE = 0.02;
const INCHES_PER_FOOT = 12;
const THOUSAND = 1000;

/** Power that one belt carries over a small sheave, hp. */
export function beltPower({ k1, k2, k3, k4 }: BeltRating, smallSheaveIn: number, rpm: number): number {
  const x = (smallSheaveIn * rpm) / THOUSAND;
  return x * (k1 - k2 / smallSheaveIn - k3 * x ** 2 - k4 * Math.log10(x));
}

/** Belts, sheaves and bearings of a fan; null where the catalogue has none that suit it. */
export function beltDrive(driven: BeltDriven, data: BeltDriveData | null): BeltDrive | null {
  if (data === null) return null;
  for (const section of data.sections) {
    const pair = nearestPair(driven, section, data);
    if (pair === null) continue;
    const bearings = bearingsOf(shaftLoad(driven, pair), data.bearings);
    return bearings === null ? null : drawn(driven, section, pair, bearings, data);
  }
  return null;
}

interface SheavePair {
  readonly motorSheaveIn: number;
  readonly fanSheaveIn: number;
  /** Share of the required speed. */
  readonly error: number;
  readonly belts: number;
  /** Of one belt, hp. */
  readonly beltHp: number;
}

/** The pair of a section whose speed is nearest to the required one; of pairs that are equally near, the smallest. */
function nearestPair(driven: BeltDriven, section: BeltSection, data: BeltDriveData): SheavePair | null {
  const { motorHp, motorRpm, fanRpm } = driven;
  const minimumIn = data.motorSheaves.find(({ upToHp }) => motorHp <= upToHp)?.minimumIn;
  if (minimumIn === undefined) return null;
  let nearest: SheavePair | null = null;
  for (const motorSheaveIn of section.sheavesIn) {
    if (motorSheaveIn < minimumIn || beltSpeedOf(motorSheaveIn, motorRpm) > BELT_SPEED_LIMIT) continue;
    for (const fanSheaveIn of section.sheavesIn) {
      const error = (motorRpm * motorSheaveIn) / (fanRpm * fanSheaveIn) - 1;
      if (Math.abs(error) > SPEED_TOLERANCE) continue;
      if (nearest !== null && Math.abs(error) >= Math.abs(nearest.error)) continue;
      const pair = withBelts({ motorSheaveIn, fanSheaveIn, error }, driven, section, data);
      if (pair !== null) nearest = pair;
    }
  }
  return nearest;
}

/** A pair with the belts that carry the motor; null where its grooves do not suffice. */
function withBelts(
  pair: Pick<SheavePair, 'motorSheaveIn' | 'fanSheaveIn' | 'error'>,
  { motorHp, motorRpm }: BeltDriven,
  { rating, maximumBelts }: BeltSection,
  { serviceFactor, ratingShare }: BeltDriveData,
): SheavePair | null {
  const { motorSheaveIn, fanSheaveIn } = pair;
  const smallIn = Math.min(motorSheaveIn, fanSheaveIn);
  // Both sheaves run at the speed of the belt, so the smaller one turns the faster.
  const beltHp = ratingShare * beltPower(rating, smallIn, (motorRpm * motorSheaveIn) / smallIn);
  const belts = Math.ceil((motorHp * serviceFactor) / beltHp);
  return beltHp > 0 && belts <= maximumBelts ? { ...pair, belts, beltHp } : null;
}

/** One bearing is taken to carry all of belt pull and wheel; the lever of an overhung sheave or wheel is not counted. */
function shaftLoad(driven: BeltDriven, { fanSheaveIn }: SheavePair) {
  const { bhp, fanRpm, wheelIn, wheelWeightLb, motorHp, minimumLifeHours } = driven;
  const loadLb = beltPull(bhp, fanRpm, fanSheaveIn) + wheelWeightLb;
  return { wheelIn, motorHp, loadLb, rpm: fanRpm, minimumHours: minimumLifeHours };
}

function beltSpeedOf(sheaveIn: number, rpm: number): number {
  return (Math.PI * sheaveIn * rpm) / INCHES_PER_FOOT;
}

function drawn(
  { motorRpm, fanRpm }: BeltDriven,
  { name }: BeltSection,
  { motorSheaveIn, fanSheaveIn, error, belts, beltHp }: SheavePair,
  bearings: Bearings,
  { serviceFactor }: BeltDriveData,
): BeltDrive {
  return {
    section: name,
    belts,
    motorSheaveIn,
    fanSheaveIn,
    fanRpm: rounded.speed(fanRpm * (1 + error)),
    speedErrorPercent: rounded.percent(100 * error),
    beltSpeed: rounded.velocity(beltSpeedOf(motorSheaveIn, motorRpm)),
    serviceFactor,
    ratedHp: rounded.power(belts * beltHp),
    bearings,
  };
}
