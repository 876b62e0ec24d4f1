import { type CurvePoint, type SpeedCurve, speedCurve, spread, USABLE_POINTS } from '../curve/speed-curve.ts';
import { tipSpeed, type Wheel, wheelOf } from '../curve/wheel.ts';
import { operatingPointAt } from '../duty/fixed-speed.ts';
import { type OperatingPoint, shaftPower } from '../duty/speed-search.ts';
import type { FanCurveInput } from './input.ts';
import { shownPower } from './shown-power.ts';

/** Everything the picture draws, in cfm, in. w.g. and hp. */
export interface FanCurveData {
  readonly fan: SpeedCurve;
  readonly power: readonly CurvePoint[];
  readonly maximum: SpeedCurve | null;
  readonly others: readonly SpeedCurve[];
  readonly operating: OperatingPoint;
  readonly operatingPower: number;
  /** System and surge line are parabolas: pressure over airflow squared. */
  readonly systemCoefficient: number;
  /** The same of each duct on its own. */
  readonly partCoefficients: readonly number[];
  readonly surgeCoefficient: number;
  readonly freeDelivery: number;
  readonly highestPressure: number;
  readonly highestPower: number;
}

const ROUNDED_SPEED_SHARE = 0.005;
/** A class limit less than this above the speed would lie on the fan curve itself. */
const VISIBLE_SPEED_RATIO = 1.005;
/** One far above it would squeeze the fan curve into a corner. */
const USEFUL_SPEED_RATIO = 1.5;

export function fanCurveData(input: FanCurveInput): FanCurveData {
  const wheel = wheelOf(input.family, input.wheelDiameterIn, input.wheels);
  const { rpm, density, duty, maximumRpm = 0, driveLoss = 0, isThumbnail } = input;
  const fan = speedCurve(wheel, rpm, density);
  const power = powerCurve(wheel, rpm, density, driveLoss);
  const operating = input.operating ?? operatingPoint(wheel, input);
  const stall = fan.usable[0] ?? { cfm: 1, value: 1 };
  return {
    fan,
    power,
    maximum: isThumbnail !== true && isNear(maximumRpm / rpm) ? speedCurve(wheel, maximumRpm, density) : null,
    others: (input.otherSpeeds ?? []).map((other) => speedCurve(wheel, other.rpm, density)),
    operating,
    operatingPower: shownPower(operating, input.bhp, driveLoss),
    systemCoefficient: duty.staticPressure / (duty.cfm * duty.cfm),
    partCoefficients: (input.partSystems ?? []).map((part) => part.staticPressure / (duty.cfm * duty.cfm)),
    surgeCoefficient: stall.value / (stall.cfm * stall.cfm),
    freeDelivery: fan.usable.at(-1)?.cfm ?? duty.cfm,
    highestPressure: Math.max(...[...fan.stalled, ...fan.usable].map(({ value }) => value), duty.staticPressure),
    highestPower: Math.max(...power.map(({ value }) => value)),
  };
}

/** Where the fan runs; a speed that was rounded to whole rpm still gives the duty it was found for. */
function operatingPoint(wheel: Wheel, { rpm, density, duty }: FanCurveInput): OperatingPoint {
  const found = operatingPointAt(wheel, rpm, duty, density);
  const isDuty = Math.abs(found.cfm / duty.cfm - 1) < ROUNDED_SPEED_SHARE;
  return isDuty ? { ...found, cfm: duty.cfm, staticPressure: duty.staticPressure } : found;
}

function isNear(speedRatio: number): boolean {
  return speedRatio > VISIBLE_SPEED_RATIO && !isFarLimit(speedRatio);
}

/** Whether a class limit lies too far above the speed to be drawn, so that it has to be said in words. */
export function isFarLimit(speedRatio: number): boolean {
  return speedRatio > USEFUL_SPEED_RATIO;
}

function powerCurve(wheel: Wheel, rpm: number, density: number, driveLoss: number): CurvePoint[] {
  const { family, area } = wheel;
  const tip = tipSpeed(wheel, rpm);
  return spread(family.stallPhi, family.phiMax, USABLE_POINTS).map((phi) => ({
    cfm: phi * area * tip,
    value: shaftPower(wheel, phi, tip, density) + driveLoss,
  }));
}

/** A parabola through zero, up to an airflow and a pressure. */
export function parabola(coefficient: number, maxCfm: number, maxPressure: number): CurvePoint[] {
  const end = coefficient > 0 ? Math.min(maxCfm, Math.sqrt(maxPressure / coefficient)) : maxCfm;
  return spread(0, end, 25).map((cfm) => ({ cfm, value: coefficient * cfm * cfm }));
}
